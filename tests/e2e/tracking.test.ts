import { expect, test } from 'vitest';

import { orderOf, stockOf } from '../functions/ledger-fixtures.ts';
import { asha } from '../functions/checkout-fixtures.ts';
import { takeOrderSteps } from '../functions/staff-orders.ts';
import { signUp } from '../functions/sample-people.ts';
import { shop } from '../functions/shop-client.ts';
import { expectNoViolations, stopColours } from './axe.ts';
import { backdateOrder, emailsTo } from './checkout-records.ts';
import { randomBuyer } from './checkout-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';
import { createOrder } from './order-steps.ts';

test('tracks an order by order or parcel number, with email or phone, and by the emailed link', async () => {
  const { orderId, orderNumber, trackingToken } = await createOrder({});
  const admin = await signUp('admin');
  const order = await takeOrderSteps(
    { shop, admin },
    orderId,
    'confirm',
    'pack',
    'ship',
    'in-transit',
  );
  const { awb } = order.shipments[0]!;
  const page = await newShopper({ viewport: PHONE, refusing: /orders\/track/ });
  await page.goto('/track-order');
  const form = page.getByRole('form', { name: 'Track order' });
  const track = async (id: string, contact: string) => {
    await form.getByLabel('Order ID or tracking number').fill(id);
    await form.getByLabel('Email, or last four digits of your phone number').fill(contact);
    await form.getByRole('button', { name: 'Track order' }).click();
  };
  await track(' ', '3210');
  expect(await page.getByRole('alert').count()).toBe(0);
  for (const [id, contact] of [
    [orderNumber.toLowerCase(), asha.email],
    [awb, '3210'],
  ] as const) {
    await track(id, contact);
    await page.getByRole('heading', { name: 'Order progress' }).waitFor();
    const current = page.locator('[aria-current="step"]');
    expect(await current.textContent()).toContain('In Transit');
    await page.getByText(awb).first().waitFor();
    await page.getByText('Expected delivery').waitFor();
  }
  await track(orderNumber, '0000');
  await page.getByText('We could not find an order with this number and contact.').waitFor();
  await page.goto(`/track-order?token=${trackingToken}`);
  await page.getByRole('heading', { name: 'Order progress' }).waitFor();
  await page.getByText(orderNumber).first().waitFor();
});

test('a guest cancels an order with the emailed link', async () => {
  const { email } = randomBuyer();
  const { orderId, orderNumber, productIds } = await createOrder({ email });
  const page = await newShopper({ viewport: PHONE });
  const [placed] = await emailsTo(email);
  await page.goto(placed?.link ?? '');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${orderNumber}?` });
  await dialog.getByText('We will refund what you paid to your original payment method.').waitFor();
  await stopColours(page);
  await expectNoViolations(page);
  await dialog.getByLabel('Reason').fill('I ordered the wrong colour.');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('This order was cancelled.').waitFor();
  expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
  expect((await orderOf(orderId)).payment.state).toBe('refunded');
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 10, committed: 0 });
});

test('an expired tracking link says so and sends a new one by email', async () => {
  const { email } = randomBuyer();
  const { orderId, orderNumber, trackingToken } = await createOrder({ email });
  await backdateOrder(orderId, 91);
  const page = await newShopper({ viewport: PHONE, refusing: /orders\/track/ });
  await page.goto(`/track-order?token=${trackingToken}`);
  await page.getByText('This link has expired.').waitFor();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByText('We are sending a new link to the email address on this order.').waitFor();

  const newest = (await emailsTo(email)).at(-1);
  expect(newest?.subject).toBe(`A new link to your order ${orderNumber}`);
  await page.goto(newest?.link ?? '');
  await page.getByRole('heading', { name: 'Order progress' }).waitFor();
  await page.getByText(orderNumber).first().waitFor();
});
