import { expect, test } from 'vitest';

import { orderOf, stockOf } from '../functions/ledger-fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { emailsTo } from './checkout-records.ts';
import { paymentWindow, randomBuyer } from './checkout-steps.ts';
import { createOrder, signedInStaff } from './order-steps.ts';
import { createProduct } from './phone-order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

test('staff add an item to a paid order, and the customer pays the rest by the link', async () => {
  const { email } = randomBuyer();
  const { orderId } = await createOrder({ pieces: [1], email });
  const added = await createProduct();
  const { page } = await signedInStaff();
  await page.goto(`/admin/orders/${orderId}`);
  await page.getByRole('button', { name: 'Edit items' }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit the items of order/ });
  const search = dialog.getByRole('combobox', { name: 'Add a product' });
  await search.pressSequentially(added.title);
  await page.getByRole('option', { name: added.title }).first().waitFor();
  await search.press('Enter');
  await dialog.getByText(/^The customer pays ₹2,124 more\./).waitFor();
  await expectNoViolations(page);
  await dialog.getByLabel('Reason').fill('She wants the shawl as well.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Items changed, ₹2,124 more to be paid').waitFor();
  expect(await stockOf(added.id)).toEqual({ quantity: 2, committed: 1 });

  const link = (await emailsTo(email)).find((one) => one.link.startsWith('/pay/'))?.link ?? '';
  const customer = await newShopper({ viewport: PHONE });
  await customer.goto(link);
  await customer.getByText(added.title).waitFor();
  await customer.getByRole('button', { name: 'Pay ₹2,124' }).click();
  await paymentWindow(customer)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await customer.getByText('Thank you, your order is paid.').waitFor();
  const { payment, totals } = await orderOf(orderId);
  expect(payment).toMatchObject({ state: 'captured', captured: totals.total });
});
