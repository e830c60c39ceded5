import { expect, test } from 'vitest';

import { orderOf, stockOf } from '../functions/ledger-fixtures.ts';
import { newAwb } from '../functions/staff-orders.ts';
import { createOrder, pressAndConfirm, signedInShopper, signedInStaff } from './order-steps.ts';

test('a shopper cancels an order and gets a refund, and the stock is released', async () => {
  const { person, page } = await signedInShopper();
  const { orderNumber, orderId, productIds } = await createOrder({ owner: person });
  await page.goto('/orders');
  await page.getByRole('link', { name: `View order ${orderNumber}` }).click();
  await page.getByRole('heading', { name: `Order ${orderNumber}`, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByText('Please give a reason.').waitFor();
  await dialog.getByLabel('Reason').fill('I ordered the wrong colour.');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('Your order was cancelled.').first().waitFor();
  await page.getByText('This order was cancelled.').waitFor();
  await page.getByText('Refund sent').waitFor();
  expect((await orderOf(orderId)).payment.state).toBe('refunded');
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 10, committed: 0 });
});

test('staff ship an order in two parcels and the shopper sees each step live', async () => {
  const { person, page } = await signedInShopper();
  const staff = (await signedInStaff()).page;
  const { orderId, orderNumber } = await createOrder({ owner: person, pieces: [2] });
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('heading', { name: `Order ${orderNumber}`, level: 1 }).waitFor();
  await staff.goto(`/admin/orders/${orderId}`);
  await pressAndConfirm(staff, 'Confirm');
  await pressAndConfirm(staff, 'Mark as packed');
  const [first, second] = [newAwb(), newAwb()];
  for (const [awb, pieces] of [
    [first, '1'],
    [second, '1'],
  ] as const) {
    await staff.getByRole('button', { name: 'Ship', exact: true }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Courier').fill('Hamsa Express');
    await dialog.getByLabel('Tracking number (AWB)').fill(awb);
    await dialog.getByLabel(/Test piece/).selectOption(pieces);
    await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(awb).first().waitFor();
  }
  for (const awb of [first, second]) {
    await pressAndConfirm(staff, `Mark as delivered: parcel ${awb}`, 'Mark as delivered');
  }
  await page.getByRole('button', { name: 'Return items' }).waitFor();
  expect((await orderOf(orderId)).state).toBe('delivered');
});

test('another person’s order is not found, and Order again fills the cart', async () => {
  const { person, page } = await signedInShopper();
  const other = await createOrder({});
  await page.goto(`/orders/${other.orderId}`);
  await page.getByText('We could not find this order').waitFor();
  const { orderId, orderNumber } = await createOrder({ owner: person, pieces: [2] });
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('heading', { name: `Order ${orderNumber}`, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByText('The items are in your cart.').first().waitFor();
  await page.goto('/cart');
  await page.getByText('Test piece').first().waitFor();
});
