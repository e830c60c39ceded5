import { expect, test } from 'vitest';

import { expectStockToBalance, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, open, type Opened } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { pay, setFault, type Handed } from '../sandbox-client.ts';

isolateDatabase();
const own = isolatedShop({ gatewayTimeoutMs: 400 });

async function openOne(): Promise<Opened & { productId: string }> {
  const productId = await stockProduct({ quantity: 1 });
  return { ...(await open(own, checkoutOf({ productId, quantity: 1, price: 1800 }))), productId };
}

/** Where the browser is sent after the gateway has posted these fields. */
async function cameBack(fields: object, query = ''): Promise<string | null> {
  const answer = await own.submit(`/razorpay/callback${query}`, fields);
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

const resultOf = ({ orderId, trackingToken }: Opened) =>
  `/checkout/result?order=${orderId}&token=${trackingToken}`;

test('places a paid order and redirects to its result', async () => {
  const opened = await openOne();
  const handed = await pay(opened.gatewayOrderId);
  expect(await cameBack(handed)).toBe(resultOf(opened));
  expect((await orderOf(opened.orderId)).state).toBe('placed');
  expect(await cameBack(handed)).toBe(resultOf(opened));
  await expectStockToBalance(opened.productId);
});

test('redirects to the result page while the gateway cannot be asked', async () => {
  const opened = await openOne();
  const handed = await pay(opened.gatewayOrderId);
  await setFault('fetch_payment', 'server_error_html', 1);
  expect(await cameBack(handed)).toBe(resultOf(opened));
  expect((await orderOf(opened.orderId)).state).toBe('pending_payment');
  const { orderId, trackingToken } = opened;
  const { body } = await own.post('/razorpay/order-state', { orderId, trackingToken });
  expect(body).toMatchObject({ success: true, state: 'placed', payment: 'success' });
});

test('reveals nothing to a forged form', async () => {
  const opened = await openOne();
  const handed = await pay(opened.gatewayOrderId);
  const forged: Handed = { ...handed, razorpay_signature: '0'.repeat(64) };
  expect(await cameBack(forged)).toBe('/checkout/result');
  expect(await cameBack({})).toBe('/checkout/result');
  expect(await cameBack(forged, `?order=${opened.orderId}&token=guess`)).toBe('/checkout/result');
  expect((await orderOf(opened.orderId)).state).toBe('pending_payment');
});

test('redirects a failed payment by the token in the callback URL', async () => {
  const opened = await openOne();
  await pay(opened.gatewayOrderId, 'failed');
  const failure = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'Payment failed' };
  const query = `?order=${opened.orderId}&token=${opened.trackingToken}`;
  expect(await cameBack(failure, query)).toBe(resultOf(opened));
  expect((await orderOf(opened.orderId)).state).toBe('pending_payment');
});

test('accepts form data only', async () => {
  const answer = await own.post('/razorpay/callback', {});
  expect(answer).toMatchObject({ status: 415, body: { code: 'not_a_form' } });
});

test('shows the order state to holders of its token only', async () => {
  const { orderId, trackingToken } = await openOne();
  const ask = (token: string) =>
    own.post('/razorpay/order-state', { orderId, trackingToken: token });
  expect((await ask('0'.repeat(32))).status).toBe(404);
  expect((await ask(trackingToken)).body).toMatchObject({
    state: 'pending_payment',
    payment: 'pending',
    needsPatience: false,
  });
});
