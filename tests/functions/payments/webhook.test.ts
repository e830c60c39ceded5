import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';
import {
  db,
  eventually,
  exists,
  expectStockToBalance,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { openIsolatedShop, isolatedShop } from '../isolated-shop.ts';
import { paymentEvents } from '../payment-events.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay, sandboxState, switchWebhooks, webhook } from '../sandbox-client.ts';
import { shop } from '../shop-client.ts';

const own = isolatedShop();

async function openOne() {
  const productId = await stockProduct({ quantity: 5 });
  const opened = await open(own, checkoutOf({ productId, quantity: 1, price: 1800 }));
  return { ...opened, productId };
}

function deliver(event: string, payment: object, eventId: string) {
  const { body, signature } = webhook(event, { payment });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId };
  return own.send('POST', '/razorpay/webhook', body, { headers });
}

test('applies ten concurrent duplicates of a delivery once', async () => {
  const { orderId, gatewayOrderId, productId } = await openOne();
  const { events } = paymentEvents(gatewayOrderId);
  const answers = await concurrently(10, () =>
    deliver('payment.captured', events['payment.captured']!, `ten-${orderId}`),
  );
  for (const { status } of answers) expect(status).toBe(200);
  const placed = await db()
    .collection(`orders/${orderId}/events`)
    .where('to', '==', 'placed')
    .get();
  expect(placed.size).toBe(1);
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 1 });
});

test('places an unverified order by the sandbox webhooks', async () => {
  const productId = await stockProduct({ quantity: 5 });
  const { orderId, gatewayOrderId } = await open(
    shop,
    checkoutOf({ productId, quantity: 1, price: 1800 }),
  );
  await switchWebhooks({ duplicate: 3, shuffle: true });
  await pay(gatewayOrderId, 'captured', true);
  await eventually(async () => (await orderOf(orderId)).state === 'placed');
  await eventually(async () =>
    (await sandboxState()).webhooks.every(({ status }) => status === 'delivered'),
  );
  await switchWebhooks({ duplicate: 0, shuffle: false });
  await expectStockToBalance(productId);
});

test('refuses an unsigned delivery without reading anything', async () => {
  const { orderId, gatewayOrderId } = await openOne();
  const { events } = paymentEvents(gatewayOrderId);
  const { body, signature } = webhook('payment.captured', { payment: events['payment.captured']! });
  const forgeries = [
    { body, signature: '' },
    { body, signature: signature.toUpperCase() },
    { body, signature: '0'.repeat(64) },
    { body: `${body} `, signature },
    { body: body.replace('227400', '100'), signature },
    { body: JSON.stringify(JSON.parse(body), null, 1), signature },
    webhook(
      'payment.captured',
      { payment: events['payment.captured']! },
      DEMO_CREDENTIALS.keySecret,
    ),
    webhook('payment.captured', { payment: events['payment.captured']! }, 'guessed'),
  ];
  for (const forged of forgeries) {
    const headers = { 'x-razorpay-signature': forged.signature, 'x-razorpay-event-id': 'forged' };
    expect(await own.send('POST', '/razorpay/webhook', forged.body, { headers })).toMatchObject({
      status: 400,
      body: { success: false, code: 'invalid', error: 'This webhook is not valid.' },
    });
  }
  expect((await orderOf(orderId)).state).toBe('pending_payment');
  expect(await exists('webhookEvents/forged')).toBe(false);
});

test('verifies signatures of non-ASCII text', async () => {
  const { orderId, gatewayOrderId } = await openOne();
  const payment = {
    ...paymentEvents(gatewayOrderId).events['payment.captured'],
    description: 'साड़ी – ₹2,274',
  };
  expect((await deliver('payment.captured', payment, `hindi-${orderId}`)).status).toBe(200);
  expect((await orderOf(orderId)).state).toBe('placed');
});

test('accepts both webhook secrets during a rotation', async () => {
  const turning = await openIsolatedShop({
    webhookSecrets: ['new-secret', DEMO_CREDENTIALS.webhookSecret],
  });
  for (const secret of ['new-secret', DEMO_CREDENTIALS.webhookSecret]) {
    const { orderId, gatewayOrderId } = await openOne();
    const payment = paymentEvents(gatewayOrderId).events['payment.captured']!;
    const { body, signature } = webhook('payment.captured', { payment }, secret);
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `turn-${orderId}` };
    expect((await turning.send('POST', '/razorpay/webhook', body, { headers })).status).toBe(200);
    expect((await orderOf(orderId)).state).toBe('placed');
  }
  await turning.close();
});

test('refuses the old webhook secret after the rotation', async () => {
  const turned = await openIsolatedShop({ webhookSecrets: ['new-secret'] });
  const { orderId, gatewayOrderId } = await openOne();
  const payment = paymentEvents(gatewayOrderId).events['payment.captured']!;
  const { body, signature } = webhook('payment.captured', { payment });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `over-${orderId}` };
  const answer = await turned.send('POST', '/razorpay/webhook', body, { headers });
  expect(answer).toMatchObject({ status: 400, body: { success: false } });
  expect((await orderOf(orderId)).state).toBe('pending_payment');
  await turned.close();
});

test('reviews a payment of another amount and keeps the reservation', async () => {
  const { orderId, gatewayOrderId, productId } = await openOne();
  const { id, events } = paymentEvents(gatewayOrderId, 100);
  await deliver('payment.captured', events['payment.captured']!, `amount-${orderId}`);
  expect(await orderOf(orderId)).toMatchObject({
    state: 'on_hold',
    reviewReasons: [{ code: 'wrong_amount', params: { paid: 100, due: 227_400 } }],
    payment: { paymentId: null, captured: 0 },
  });
  expect((await db().doc(`payments/${id}`).get()).data()).toMatchObject({
    reviewReasons: [{ code: 'wrong_amount', params: { paid: 100 } }],
    needsReview: true,
  });
  expect(await exists(`mail/order_${orderId}_paid`)).toBe(false);
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 1 });
});

test('records a payment without an order for staff', async () => {
  const { id, events } = paymentEvents(`order_${randomUUID().replaceAll('-', '').slice(0, 14)}`);
  expect(
    (await deliver('payment.captured', events['payment.captured']!, `none-${id}`)).status,
  ).toBe(200);
  const payment = await db().doc(`payments/${id}`).get();
  expect(payment.data()).toMatchObject({
    orderId: null,
    reviewReasons: [{ code: 'no_order' }],
    needsReview: true,
  });
});

test('records and acknowledges an unknown event', async () => {
  const { body, signature } = webhook('virtual_account.credited', {});
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'unknown-1' };
  expect((await own.send('POST', '/razorpay/webhook', body, { headers })).status).toBe(200);
  expect(await exists('webhookEvents/unknown-1')).toBe(true);
});
