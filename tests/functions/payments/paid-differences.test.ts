import { afterEach, expect, test } from 'vitest';

import { checkoutOf, open, type Opened } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, eventually, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import {
  control,
  payWith,
  resetSandbox,
  setFault,
  switchWebhooks,
  webhook,
} from '../sandbox-client.ts';
import { takeOrderStep } from '../staff-orders.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop({ sandbox: 'own' });

const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

afterEach(resetSandbox);

const TOTAL = 227_400;

async function openOne(): Promise<Opened> {
  const productId = await stockProduct({ quantity: 5 });
  return open(shop, checkoutOf({ productId, quantity: 1, price: 1800 }));
}

const placed = (orderId: string) =>
  eventually(async () => (await orderOf(orderId)).state === 'placed');

test.each([
  ['an offer', 'upi'],
  ['no-cost EMI', 'emi'],
])(
  'books the difference of %s as a discount at the gateway, without a review',
  async (_, method) => {
    const { orderId, gatewayOrderId } = await openOne();
    const offerId = 'offer_Diwali00000001';
    const callback = await payWith(gatewayOrderId, { discount: 22_740, offerId, method });
    expect((await shop.post('/razorpay/verify-payment', callback)).status).toBe(200);
    expect(await orderOf(orderId)).toMatchObject({
      state: 'placed',
      reviewReasons: [],
      totals: { total: TOTAL },
      payment: { captured: TOTAL - 22_740, offer: { id: offerId, discount: 22_740 }, method },
    });
    const payment = await db().doc(`payments/${callback.razorpay_payment_id}`).get();
    expect(payment.data()).toMatchObject({
      amount: TOTAL - 22_740,
      fee: 4_830,
      tax: 737,
      offer: { id: offerId, discount: 22_740 },
      needsReview: false,
    });
  },
);

test('asks the gateway for the offer when a webhook does not name it', async () => {
  const { orderId, gatewayOrderId } = await openOne();
  const { razorpay_payment_id: id } = await payWith(gatewayOrderId, { discount: 5_000 });
  const entity = {
    id,
    order_id: gatewayOrderId,
    amount: TOTAL - 5_000,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
  };
  const { body, signature } = webhook('payment.captured', { payment: entity });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `ev_${orderId}` };
  const send = () => shop.send('POST', '/razorpay/webhook', body, { headers });
  await setFault('fetch_payment', 'rate_limited');
  expect((await send()).status).toBeGreaterThanOrEqual(500);
  expect((await orderOf(orderId)).state).toBe('pending_payment');
  expect((await send()).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({
    state: 'placed',
    payment: { offer: { discount: 5_000 } },
  });
});

test('captures a late payment with an offer', async () => {
  const { orderId, gatewayOrderId } = await openOne();
  const paid = { discount: 5_000, outcome: 'authorized_late', deliverWebhook: true };
  await payWith(gatewayOrderId, paid);
  await placed(orderId);
  expect((await orderOf(orderId)).payment).toMatchObject({
    captured: TOTAL - 5_000,
    offer: { discount: 5_000 },
  });
});

test('books a fee that the customer pays next to the amount', async () => {
  await control('POST', '/control/account', { feeBearer: 'customer' });
  const { orderId, gatewayOrderId } = await openOne();
  await payWith(gatewayOrderId, { outcome: 'authorized_late', deliverWebhook: true });
  await placed(orderId);
  const fee = 5_367;
  expect(await orderOf(orderId)).toMatchObject({
    reviewReasons: [],
    payment: { captured: TOTAL + fee, customerFee: fee },
  });
});

test('puts an order under review when neither an offer nor a fee explains the amount', async () => {
  await switchWebhooks({ hold: true });
  const { orderId, gatewayOrderId } = await openOne();
  const { razorpay_payment_id: id } = await payWith(gatewayOrderId, {});
  const entity = {
    id,
    order_id: gatewayOrderId,
    amount: TOTAL + 100,
    currency: 'INR',
    status: 'captured',
    fee_bearer: 'customer',
    fee: 99,
    tax: 15,
  };
  await setFault('fetch_payment', 'wrong_amount');
  const { body, signature } = webhook('payment.captured', { payment: entity });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `ev_${orderId}` };
  expect((await shop.send('POST', '/razorpay/webhook', body, { headers })).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({
    state: 'on_hold',
    reviewReasons: [{ code: 'wrong_amount', params: { paid: TOTAL + 100, due: TOTAL } }],
  });
});

test('refunds what arrived when an order with an offer is cancelled', async () => {
  const { orderId, gatewayOrderId } = await openOne();
  const callback = await payWith(gatewayOrderId, { discount: 7_400 });
  await shop.post('/razorpay/verify-payment', callback);
  const cancelled = await takeOrderStep(staff, orderId, 'cancel', { reason: 'Sold in the shop.' });
  expect(cancelled.status).toBe(200);
  expect((await orderOf(orderId)).payment).toMatchObject({
    state: 'refunded',
    captured: TOTAL - 7_400,
    refunded: TOTAL - 7_400,
  });
});
