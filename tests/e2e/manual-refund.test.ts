import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { orderOf, stockOf } from '../functions/ledger-fixtures.ts';
import { newReference } from '../functions/draft-order-fixtures.ts';
import { expectMoneyToAddUp } from '../functions/staff-orders.ts';
import { expectNoViolations } from './axe.ts';
import { emailsTo } from './checkout-records.ts';
import { randomBuyer } from './checkout-steps.ts';
import { signedInShopper, signedInStaff } from './order-steps.ts';
import { createProduct, payInCash, enterPhoneOrder } from './phone-order-steps.ts';

async function sellForCash(staff: Page, title: string, email: string): Promise<string> {
  await enterPhoneOrder(staff, title, { ...randomBuyer(), email });
  await payInCash(staff, '₹4,248');
  return new URL(staff.url()).pathname.split('/').at(-1) ?? '';
}

async function recordManualRefund(staff: Page, amount: string): Promise<string> {
  const reference = newReference();
  await staff.getByRole('button', { name: `Record manual refund of ${amount}` }).click();
  const dialog = staff.getByRole('dialog');
  expect(await dialog.getByLabel('Refund method').inputValue()).toBe('cash');
  await dialog.getByLabel('Refund method').selectOption('bank_transfer');
  await dialog.getByLabel('Reference').fill(reference);
  await expectNoViolations(staff);
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await dialog.waitFor({ state: 'detached' });
  return reference;
}

test('staff record manual refunds for a removed item and a cancelled cash order, and the buyer sees both', async () => {
  const product = await createProduct();
  const { person, page } = await signedInShopper();
  const { page: staff } = await signedInStaff();
  const orderId = await sellForCash(staff, product.title, person.email);
  await page.goto('/orders');
  await page.getByRole('link', { name: (await orderOf(orderId)).number }).click();
  await page.getByText('Paid by cash').waitFor();

  await staff.getByRole('button', { name: 'Edit items' }).click();
  const lines = staff.getByRole('dialog');
  await lines.getByLabel(`${product.title}: quantity (now 2)`).fill('1');
  await lines.getByText('₹2,124 was paid offline: refund it manually.').waitFor();
  await lines.getByLabel('Reason').fill('A flaw in the border.');
  await lines.getByRole('button', { name: 'Save changes' }).click();
  await lines.waitFor({ state: 'detached' });
  await page.getByText('We will refund ₹2,124 to you and email you when it is done.').waitFor();
  await expectNoViolations(page);

  const first = await recordManualRefund(staff, '₹2,124');
  await page.getByText('₹2,124 refunded').waitFor();
  await page.getByText(new RegExp(`Bank transfer on .*, reference ${first}`)).waitFor();
  await page
    .getByText('We will refund ₹2,124 to you and email you when it is done.')
    .waitFor({ state: 'detached' });

  await staff.getByRole('button', { name: 'Cancel order' }).click();
  const cancelling = staff.getByRole('dialog');
  await cancelling.getByLabel('Reason').fill('The weaver cannot deliver.');
  await cancelling.getByRole('button', { name: 'Cancel order' }).click();
  await cancelling.waitFor({ state: 'detached' });
  await page.getByText('We will refund ₹2,124 to you and email you when it is done.').waitFor();
  const second = await recordManualRefund(staff, '₹2,124');
  await page.getByText(new RegExp(`reference ${second}`)).waitFor();
  await page.getByText('We will refund').waitFor({ state: 'detached' });

  expect((await orderOf(orderId)).payment).toMatchObject({ refunded: 424_800, state: 'refunded' });
  expect(await stockOf(product.id)).toEqual({ quantity: 3, committed: 0 });
  await expectMoneyToAddUp(orderId);
  const emails = (await emailsTo(person.email)).map(({ subject }) => subject);
  expect(emails.filter((subject) => /refund|back/i.test(subject))).toHaveLength(2);
});
