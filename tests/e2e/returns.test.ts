import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { deliverKurta } from '../functions/exchange-fixtures.ts';
import { orderOf, sizesOf, stockOf } from '../functions/ledger-fixtures.ts';
import { takeOrderSteps } from '../functions/staff-orders.ts';
import { shop } from '../functions/shop-client.ts';
import { createOrder, pressAndConfirm, signedInShopper, signedInStaff } from './order-steps.ts';

async function receiveAndRefund(staff: Page, amount: string): Promise<void> {
  const received = staff.getByRole('button', { name: 'Mark as received' });
  await pressAndConfirm(staff, 'Mark as received');
  // Only then the first “Refund” is that of the return, not that of the whole payment.
  await received.waitFor({ state: 'detached' });
  await staff.getByRole('button', { name: 'Refund', exact: true }).first().click();
  const dialog = staff.getByRole('dialog', { name: /^Refund the return for order / });
  expect(await dialog.getByLabel('Amount (₹)').inputValue()).toBe(amount);
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('a shopper returns an item, staff receive and refund it, and the shopper sees the refund', async () => {
  const { person, page } = await signedInShopper();
  const { person: admin, page: staff } = await signedInStaff();
  const { orderId, orderNumber, productIds } = await createOrder({ owner: person, pieces: [2] });
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship', 'deliver');

  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: 'Return items' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Request return' }).click();
  await form.getByText('Please choose what you want to return.').waitFor();
  await form.getByLabel('Quantity of Test piece').selectOption('1');
  await form.getByLabel('Reason').selectOption('different');
  await form.getByText('₹2,124').waitFor();
  await form.getByRole('button', { name: 'Request return' }).click();
  await page.getByText('We will review your request within 24 hours.').waitFor();

  await staff.goto('/admin/returns');
  await staff.getByRole('link', { name: orderNumber }).click();
  await pressAndConfirm(staff, 'Approve');
  await page
    .getByText('A courier will collect the items. Please keep them unworn.')
    .first()
    .waitFor();
  await receiveAndRefund(staff, '2124');

  await page.getByText('Your refund has been sent.').waitFor();
  expect((await orderOf(orderId)).payment.refunded).toBe(212_400);
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 9, committed: 0 });
});

test('staff open a return for a guest and refund it', async () => {
  const { person: admin, page: staff } = await signedInStaff();
  const { orderId, productIds } = await createOrder({ pieces: [1] });
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship', 'deliver');

  await staff.goto(`/admin/orders/${orderId}`);
  await staff.getByText('Ordered as a guest').waitFor();
  await staff.getByRole('button', { name: 'Create return' }).click();
  const form = staff.getByRole('dialog');
  await form.getByLabel('Quantity of Test piece').selectOption('1');
  await form.getByLabel('Reason').selectOption('fit');
  await form.getByLabel('What the customer said').fill('Too short for my daughter.');
  await form.getByRole('button', { name: 'Create return' }).click();
  await form.waitFor({ state: 'detached' });
  await staff.getByText('Return opened by the shop at the customer’s request').waitFor();
  await staff.getByText('“Too short for my daughter.”').waitFor();

  await pressAndConfirm(staff, 'Approve');
  await receiveAndRefund(staff, '2124');
  await staff.getByText('Refunded', { exact: true }).first().waitFor();

  expect(await orderOf(orderId)).toMatchObject({
    state: 'returned',
    payment: { refunded: 212_400 },
  });
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 10, committed: 0 });
});

test('a shopper exchanges M for L, and sees the replacement from its order to its delivery', async () => {
  const { person: owner, page } = await signedInShopper();
  const { person: admin, page: staff } = await signedInStaff();
  const order = await deliverKurta({ shop, admin }, { owner });
  const { orderId, orderNumber, productId } = order;

  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: 'Return items' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Quantity of Test kurta (Size: M)').selectOption('1');
  await form.getByLabel('Reason').selectOption('fit');
  await form.getByLabel('What would you like?').selectOption('Size: L instead');
  await form.getByText('₹0', { exact: true }).waitFor();
  await form.getByRole('button', { name: 'Request return' }).click();
  await page.getByText('In exchange: 1 × Test kurta (Size: L)').waitFor();
  await page.getByText('There is nothing to pay.').waitFor();

  await staff.goto('/admin/returns?view=exchanges');
  await staff.getByText('1 × Test kurta (Size: M) → Size: L').first().waitFor();
  await staff.getByRole('link', { name: orderNumber }).click();
  await pressAndConfirm(staff, 'Approve');
  await page.getByText(/We have reserved it for you until/).waitFor();
  await pressAndConfirm(staff, 'Mark as received');
  await page.getByText(/Then we order your replacement/).waitFor();
  await pressAndConfirm(staff, 'Order replacement');

  const link = page.getByRole('link', { name: /^Replacement: order KG-/ });
  await link.click();
  await page.getByRole('link', { name: `Replaces items of order ${orderNumber}` }).waitFor();
  await page.getByText(`Items returned from ${orderNumber}`).waitFor();
  const replacement = (await orderOf(orderId)).replacements?.[0]?.orderId ?? '';
  await staff.goto(`/admin/orders/${replacement}`);
  await staff.getByText(`Paid: items returned from ${orderNumber}`).waitFor();
  await takeOrderSteps({ shop, admin }, replacement, 'confirm', 'pack', 'ship', 'deliver');
  await page.getByText('Delivered', { exact: true }).first().waitFor();
  expect(await sizesOf(productId)).toEqual({ M: 5, L: 1 });
  expect(await stockOf(productId)).toEqual({ quantity: 6, committed: 0 });
});
