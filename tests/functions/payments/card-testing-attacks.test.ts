import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { db, expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';
import { deliverWebhook } from '../duplicate-payments.ts';

isolateDatabase();
const shop = isolatedShop();

let productId: string;
beforeEach(async () => {
  await clearIsolatedDatabase();
  await db()
    .doc('settings/public')
    .set({ legal: { email: 'office@kargha.example' } });
  productId = await stockProduct({ quantity: 50 });
});

const randomCustomer = () => ({ ...asha, email: `${randomUUID()}@kargha.example` });
const checkoutFor = (customer: typeof asha) => ({
  ...checkoutOf({ productId, quantity: 1, price: 1800 }),
  customer,
});

/** A card is declined; the gateway says so, twice. */
async function decline(gatewayOrderId: string): Promise<void> {
  const { razorpay_payment_id: id } = await pay(gatewayOrderId, 'failed');
  const amount = { amount: 227_400, currency: 'INR', status: 'failed', method: 'card' };
  const payment = { id, order_id: gatewayOrderId, ...amount };
  await deliverWebhook(shop, 'payment.failed', { payment }, `failed-${id}`);
  await deliverWebhook(shop, 'payment.failed', { payment }, `failed-again-${id}`);
}

test('closes an order after six failed cards, releases its stock and raises one alarm', async () => {
  const from = fromAnywhere();
  const checkout = checkoutFor(randomCustomer());
  const { orderId, gatewayOrderId } = await open(shop, checkout, from);
  for (let card = 0; card < 5; card += 1) await decline(gatewayOrderId);
  expect(await orderOf(orderId)).toMatchObject({ state: 'pending_payment', stockHeld: true });
  await concurrently(35, () => decline(gatewayOrderId));
  expect(await orderOf(orderId)).toMatchObject({
    state: 'cancelled',
    closedBy: 'gateway',
    failedPayments: { count: 40 },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 50, committed: 0 });
  expect(await shop.post('/razorpay/create-order', checkout, fromAnywhere())).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/payments/) as string },
  });
  const alarm = await db().doc('alarms/failed_payments').get();
  expect(alarm.data()).toMatchObject({ isOpen: true, count: 1 });
  const { docs } = await db().collection('mail').get();
  expect(docs.filter(({ id }) => id.startsWith('alarm_failed_payments'))).toHaveLength(1);
  expect(JSON.stringify(alarm.data())).not.toContain(checkout.customer.email);
  await expectStockToBalance(productId);
});

test('lets the shopper reopen and pay the order after 30 minutes', async () => {
  const from = fromAnywhere();
  const checkout = checkoutFor(randomCustomer());
  const { orderId, gatewayOrderId } = await open(shop, checkout, from);
  for (let card = 0; card < 6; card += 1) await decline(gatewayOrderId);
  expect((await shop.post('/razorpay/create-order', checkout, from)).status).toBe(429);
  shop.passMinutes(31);
  const again = await open(shop, checkout, from);
  expect(again.orderId).toBe(orderId);
  const { status } = await shop.post('/razorpay/verify-payment', await pay(again.gatewayOrderId));
  expect([status, (await orderOf(orderId)).state]).toEqual([200, 'placed']);
});

test('blocks an address for an hour after twenty declined cards, but no other address', async () => {
  const from = fromAnywhere();
  for (let order = 0; order < 4; order += 1) {
    const { gatewayOrderId } = await open(shop, checkoutFor(randomCustomer()), from);
    for (let card = 0; card < 5; card += 1) await decline(gatewayOrderId);
  }
  expect(
    await shop.post('/razorpay/create-order', checkoutFor(randomCustomer()), from),
  ).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/^Several payments have failed/) as string },
  });
  await open(shop, checkoutFor(randomCustomer()));
  shop.passMinutes(61);
  await open(shop, checkoutFor(randomCustomer()), from);
});
