import { expect, test } from 'vitest';

import { orderOf, stockOf } from '../functions/ledger-fixtures.ts';
import { takeOrderSteps } from '../functions/staff-orders.ts';
import { shop } from '../functions/shop-client.ts';
import { createOrder, pressAndConfirm, signedInShopper, signedInStaff } from './order-steps.ts';

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
  await pressAndConfirm(staff, 'Mark as received');
  await staff.getByRole('button', { name: 'Refund', exact: true }).first().click();
  const dialog = staff.getByRole('dialog');
  expect(await dialog.getByLabel('Amount (₹)').inputValue()).toBe('2124');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

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
  await pressAndConfirm(staff, 'Mark as received');
  await staff.getByRole('button', { name: 'Refund', exact: true }).first().click();
  const dialog = staff.getByRole('dialog');
  expect(await dialog.getByLabel('Amount (₹)').inputValue()).toBe('2124');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await staff.getByText('Refunded', { exact: true }).first().waitFor();

  expect(await orderOf(orderId)).toMatchObject({
    state: 'returned',
    payment: { refunded: 212_400 },
  });
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 10, committed: 0 });
});
