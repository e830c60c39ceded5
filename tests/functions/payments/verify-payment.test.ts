import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import {
  db,
  exists,
  expectStockToBalance,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { asha, checkoutOf, open } from '../checkout-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { checkoutSignature, pay, sandboxState, webhook, type Handed } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();

const verify = (callback: object) => shop.post('/razorpay/verify-payment', callback);

async function openOne() {
  const productId = await stockProduct({ quantity: 5 });
  const opened = await open(shop, checkoutOf({ productId, quantity: 1, price: 1800 }));
  return { ...opened, productId };
}

test('places a paid order with its payment, event and email', async () => {
  const { orderId, orderNumber, gatewayOrderId, productId } = await openOne();
  const callback = await pay(gatewayOrderId);
  const { status, body } = await verify(callback);
  expect({ status, body }).toEqual({ status: 200, body: { success: true, orderId, orderNumber } });
  expect(await orderOf(orderId)).toMatchObject({
    state: 'placed',
    payment: { state: 'captured', paymentId: callback.razorpay_payment_id, captured: 227_400 },
    holdExpiresAt: null,
    stockHeld: true,
  });
  expect(await exists(`payments/${callback.razorpay_payment_id}`)).toBe(true);
  const mail = await db().doc(`mail/order_${orderId}_paid`).get();
  expect(mail.get('to')).toEqual([asha.email]);
  expect(mail.get('message.text')).toContain(orderNumber);
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 1 });
  await expectStockToBalance(productId);
});

test('applies fifty verifications and ten webhooks once', async () => {
  const { orderId, gatewayOrderId, productId } = await openOne();
  const callback = await pay(gatewayOrderId);
  const payment = (await sandboxState()).payments.find(
    ({ id }) => id === callback.razorpay_payment_id,
  )!;
  const { body, signature } = webhook('payment.captured', { payment });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `ev_${orderId}` };
  const answers = await concurrently(60, (at) =>
    at < 50 ? verify(callback) : shop.send('POST', '/razorpay/webhook', body, { headers }),
  );
  for (const { status } of answers) expect(status).toBe(200);
  const events = await db().collection(`orders/${orderId}/events`).get();
  expect(events.docs.filter((event) => event.get('to') === 'placed')).toHaveLength(1);
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 1 });
  const refunds = await db().collection('refunds').where('orderId', '==', orderId).get();
  expect(refunds.size).toBe(0);
  await expectStockToBalance(productId);
});

test('refuses forged and altered signatures', async () => {
  const { orderId, gatewayOrderId } = await openOne();
  const callback = await pay(gatewayOrderId);
  const right = callback.razorpay_signature;
  const position = fc.nat(63);
  const hex = fc.constantFrom(...Array.from('0123456789abcdef'));
  const forged = fc.oneof(
    fc.tuple(position, hex).map(([at, digit]) => right.slice(0, at) + digit + right.slice(at + 1)),
    fc.array(hex, { minLength: 64, maxLength: 64 }).map((digits) => digits.join('')),
    fc.string({ minLength: 1, maxLength: 200 }),
    fc.constantFrom(right.toUpperCase(), ` ${right}`, right.slice(1), `${right}0`, `0x${right}`),
  );
  await fc.assert(
    fc.asyncProperty(forged, async (razorpay_signature) => {
      fc.pre(razorpay_signature !== right);
      expect(await verify({ ...callback, razorpay_signature })).toMatchObject({
        status: 400,
        body: { success: false, error: 'Payment verification failed', code: 'bad_signature' },
      });
    }),
    { numRuns: 500 },
  );
  expect((await orderOf(orderId)).state).toBe('pending_payment');
});

test('refuses lists, objects and numbers as signatures', async () => {
  const { gatewayOrderId } = await openOne();
  const callback = await pay(gatewayOrderId);
  for (const razorpay_signature of [
    [callback.razorpay_signature],
    { $ne: '' },
    1,
    true,
    null,
    '',
    undefined,
  ]) {
    expect(await verify({ ...callback, razorpay_signature })).toMatchObject({
      status: 400,
      body: { success: false, code: 'invalid' },
    });
  }
});

test('refuses the payment of another order', async () => {
  const [cheap, dear] = [await openOne(), await openOne()];
  const callback = await pay(cheap.gatewayOrderId);
  const { razorpay_payment_id } = callback;
  const swapped: Handed[] = [
    { ...callback, razorpay_order_id: dear.gatewayOrderId },
    {
      razorpay_payment_id,
      razorpay_order_id: dear.gatewayOrderId,
      razorpay_signature: checkoutSignature(dear.gatewayOrderId, razorpay_payment_id),
    },
    { ...callback, razorpay_order_id: 'order_Unknown0000000' },
  ];
  for (const forged of swapped) {
    const { status, body } = await verify(forged);
    expect(body.success).toBe(false);
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(await orderOf(dear.orderId)).toMatchObject({ payment: { paymentId: null, captured: 0 } });
  expect((await verify(callback)).status).toBe(200);
});

test('refuses a failed payment with a valid signature', async () => {
  const { orderId, gatewayOrderId } = await openOne();
  const callback = await pay(gatewayOrderId, 'failed');
  expect(await verify(callback)).toMatchObject({
    status: 400,
    body: { success: false, error: 'Payment verification failed', code: 'not_paid' },
  });
  expect((await orderOf(orderId)).state).toBe('pending_payment');
});

test('accepts a payment after a failed attempt', async () => {
  const { orderId, gatewayOrderId } = await openOne();
  await verify(await pay(gatewayOrderId, 'failed'));
  expect((await verify(await pay(gatewayOrderId))).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'placed', payment: { state: 'captured' } });
});

test('returns the same response for a second verification', async () => {
  const { gatewayOrderId } = await openOne();
  const callback = await pay(gatewayOrderId);
  const first = await verify(callback);
  expect((await verify(callback)).body).toEqual(first.body);
});
