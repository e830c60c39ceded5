import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  db,
  exists,
  expectStockToBalance,
  endReservation,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, close, open, type Opened } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { openIsolatedShop, type IsolatedShop } from '../isolated-shop.ts';
import { pay, sandboxState, webhook, type Handed } from '../sandbox-client.ts';

isolateDatabase();

let own: IsolatedShop;

beforeEach(async () => {
  own = await openIsolatedShop();
});

afterEach(() => own.close());

async function openOne(quantity = 1): Promise<Opened & { productId: string }> {
  const productId = await stockProduct({ quantity });
  const opened = await open(own, checkoutOf({ productId, quantity: 1, price: 1800 }));
  return { ...opened, productId };
}

const verify = (callback: Handed) => own.post('/razorpay/verify-payment', callback);

/** The gateway tells what it now knows of a payment. */
async function tell(event: string, paymentId: string) {
  const payment = (await sandboxState()).payments.find(({ id }) => id === paymentId)!;
  const { body, signature } = webhook(event, { payment });
  const headers = {
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': `${event.replace('.', '-')}-${paymentId}`,
  };
  return own.send('POST', '/razorpay/webhook', body, { headers });
}

test('captures an authorized payment from any source', async () => {
  const bringers = [
    verify,
    (callback: Handed) => tell('payment.authorized', callback.razorpay_payment_id),
  ];
  for (const bring of bringers) {
    const { orderId, gatewayOrderId } = await openOne();
    expect((await bring(await pay(gatewayOrderId, 'authorized_late'))).status).toBe(200);
    expect(await orderOf(orderId)).toMatchObject({
      state: 'placed',
      payment: { state: 'captured' },
    });
  }
});

test('reserves again and places a late payment while stock lasts', async () => {
  const { productId, ...opened } = await openOne();
  await close(own, opened);
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
  const callback = await pay(opened.gatewayOrderId);
  expect((await verify(callback)).status).toBe(200);
  expect(await orderOf(opened.orderId)).toMatchObject({
    state: 'placed',
    closedBy: null,
    holdRound: 2,
    stockHeld: true,
  });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  await expectStockToBalance(productId);
});

test('refunds a late payment once when the stock is gone', async () => {
  const { productId, ...opened } = await openOne();
  await close(own, opened);
  await open(own, checkoutOf({ productId, quantity: 1, price: 1800 }));
  const callback = await pay(opened.gatewayOrderId);
  for (let time = 0; time < 3; time += 1) {
    expect(await verify(callback)).toMatchObject({
      status: 409,
      body: { success: false, code: 'refunding' },
    });
  }
  await tell('payment.captured', callback.razorpay_payment_id);
  const { refunds } = await sandboxState();
  expect(refunds.filter((one) => one.payment_id === callback.razorpay_payment_id)).toMatchObject([
    { amount: 227_400 },
  ]);
  expect(await orderOf(opened.orderId)).toMatchObject({
    state: 'cancelled',
    closedBy: 'shortfall',
    stockHeld: false,
  });
  expect(await exists(`mail/order_${opened.orderId}_shortfall`)).toBe(true);
  expect(await exists(`mail/order_${opened.orderId}_paid`)).toBe(false);
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  await expectStockToBalance(productId);
});

test('refunds a duplicate payment once', async () => {
  const { orderId, gatewayOrderId } = await openOne();
  const first = await pay(gatewayOrderId);
  await verify(first);
  const second = {
    ...(await sandboxState()).payments.find(({ id }) => id === first.razorpay_payment_id),
    id: `pay_2${orderId.slice(0, 13)}`,
  };
  const { body, signature } = webhook('payment.captured', { payment: second });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `second-${orderId}` };
  expect((await own.send('POST', '/razorpay/webhook', body, { headers })).status).toBe(200);
  const refund = await db().doc(`refunds/refund_${second.id}_1`).get();
  expect(refund.data()).toMatchObject({ orderId, purpose: 'duplicate_payment', amount: 227_400 });
  expect(await orderOf(orderId)).toMatchObject({
    state: 'placed',
    payment: { state: 'captured', paymentId: first.razorpay_payment_id, captured: 227_400 },
  });
});

test('completes a refund once by its webhook', async () => {
  const { productId, ...opened } = await openOne();
  await close(own, opened);
  await open(own, checkoutOf({ productId, quantity: 1, price: 1800 }));
  const callback = await pay(opened.gatewayOrderId);
  await verify(callback);
  const made = (await sandboxState()).refunds.find(
    (one) => one.payment_id === callback.razorpay_payment_id,
  )!;
  for (let time = 0; time < 3; time += 1) {
    const { body, signature } = webhook('refund.processed', {
      refund: { ...made, status: 'processed' },
    });
    const headers = {
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': `rfnd-${time}-${made.id}`,
    };
    expect((await own.send('POST', '/razorpay/webhook', body, { headers })).status).toBe(200);
  }
  expect(await orderOf(opened.orderId)).toMatchObject({
    payment: { state: 'refunded', captured: 227_400, refunded: 227_400 },
  });
  expect(
    (await db().doc(`refunds/refund_${callback.razorpay_payment_id}_1`).get()).get('state'),
  ).toBe('processed');
});

test('expires unpaid orders, places paid ones and leaves the rest', async () => {
  const unpaid = await openOne();
  const paid = await openOne();
  await pay(paid.gatewayOrderId);
  await own.sweep();
  own.passMinutes(14);
  await own.endHold(unpaid.orderId);
  own.passMinutes(-14);
  expect((await orderOf(unpaid.orderId)).state).toBe('pending_payment');
  await Promise.all([unpaid, paid].map(({ orderId }) => endReservation(orderId)));
  await own.sweep();
  expect((await orderOf(unpaid.orderId)).state).toBe('expired');
  expect((await orderOf(paid.orderId)).state).toBe('placed');
  expect(await stockOf(unpaid.productId)).toEqual({ quantity: 1, committed: 0 });
  await expectStockToBalance(unpaid.productId, paid.productId);
});

test('expires a reservation once under two concurrent sweeps', async () => {
  const { orderId, productId } = await openOne();
  await endReservation(orderId);
  await Promise.all([own.sweep(), own.sweep(), own.sweep()]);
  expect((await orderOf(orderId)).state).toBe('expired');
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
  await expectStockToBalance(productId);
});

test('places an order whose webhook arrives after the reservation expired', async () => {
  const { orderId, gatewayOrderId, productId } = await openOne();
  await endReservation(orderId);
  await own.sweep();
  const callback = await pay(gatewayOrderId);
  await tell('payment.captured', callback.razorpay_payment_id);
  expect((await orderOf(orderId)).state).toBe('placed');
  await expectStockToBalance(productId);
});

test('expires other orders when one fails', async () => {
  const broken = await openOne();
  const sound = await openOne();
  await db().doc(`products/${broken.productId}`).delete();
  await Promise.all([broken, sound].map(({ orderId }) => endReservation(orderId)));
  await own.sweep();
  expect((await orderOf(broken.orderId)).state).toBe('pending_payment');
  expect((await orderOf(sound.orderId)).state).toBe('expired');
  await db().doc(`orders/${broken.orderId}`).delete();
});
