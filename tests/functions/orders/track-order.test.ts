import { randomInt } from 'node:crypto';

import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf, fromAnywhere, open, type Opened } from '../checkout-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';
import type { CallOptions } from '../shop-client.ts';

isolateDatabase();
const shop = isolatedShop();

const track = (asked: object, from: CallOptions = fromAnywhere()) =>
  shop.post('/orders/track', asked, from);

async function placeOne(): Promise<Opened> {
  const productId = await stockProduct({ title: 'Kota Doria saree' });
  const opened = await open(shop, checkoutOf({ productId, quantity: 2, price: 1800 }));
  await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  return opened;
}

test('tracks an order by number and contact, without private data', async () => {
  const { orderNumber } = await placeOne();
  for (const contact of [asha.email.toUpperCase(), '3210', asha.phone, '+91 98765 43210']) {
    const { status, body } = await track({ id: orderNumber, contact });
    expect(status).toBe(200);
    expect(body.order).toMatchObject({
      number: orderNumber,
      status: 'placed',
      shipments: [],
      city: 'Pune',
      pincode: '411001',
      items: [{ name: 'Kota Doria saree', quantity: 2 }],
      expectedDelivery: { from: expect.any(String), to: expect.any(String) },
    });
  }
  const { body } = await track({ id: orderNumber, contact: '3210' });
  const { steps } = body.order as { steps: { step: string; state: string; at?: string }[] };
  expect(steps.map(({ step, state }) => `${step}: ${state}`)).toEqual([
    'Order Placed: current',
    'Order Confirmed: pending',
    'Shipped: pending',
    'In Transit: pending',
    'Out for Delivery: pending',
    'Delivered: pending',
  ]);
  expect(Date.parse(steps[0]!.at!)).not.toBeNaN();
  const shown = JSON.stringify(body);
  for (const secret of [asha.email, asha.phone, asha.name, asha.address.line1, '1800', '4248']) {
    expect(shown).not.toContain(secret);
  }
});

test('accepts an order number as people type it', async () => {
  const { orderNumber } = await placeOne();
  for (const id of [orderNumber.toLowerCase(), ` #${orderNumber} `, orderNumber.slice(3)]) {
    expect((await track({ id, contact: '3210' })).status).toBe(200);
  }
});

test('tracks an order by its id, with the contact only', async () => {
  const { orderId, orderNumber } = await placeOne();
  for (const id of [orderId, ` ${orderId} `]) {
    const { status, body } = await track({ id, contact: asha.email });
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ number: orderNumber });
  }
  expect((await track({ id: orderId, contact: 'ravi@kargha.example' })).status).toBe(404);
  expect((await track({ id: orderId })).status).toBe(404);
});

test('limits guesses by id like guesses by number', async () => {
  const { orderId } = await placeOne();
  const guesser = fromAnywhere();
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await track({ id: orderId, contact: `000${guess}` }, guesser)).status).toBe(404);
  }
  expect((await track({ id: orderId, contact: '3210' }, guesser)).status).toBe(429);
});

test('tracks an order by its link without a contact', async () => {
  const { trackingToken, orderNumber } = await placeOne();
  expect((await track({ token: trackingToken })).body.order).toMatchObject({ number: orderNumber });
  expect((await track({ token: trackingToken.replace(/.$/, 'g') })).status).toBe(404);
});

test('tracks an order by its tracking number', async () => {
  const { orderId, orderNumber } = await placeOne();
  const awb = `AWB${randomInt(1e9)}`;
  const shipments = [
    {
      id: 's1',
      courier: 'India Post',
      awb,
      trackingUrl: '',
      lines: [],
      shippedAt: new Date(),
      deliveredAt: null,
    },
  ];
  await db()
    .doc(`orders/${orderId}`)
    .update({ shipments, awbs: [awb], state: 'shipped', 'stateTimes.shipped': new Date() });
  const { body } = await track({ id: awb.toLowerCase(), contact: '3210' });
  expect(body.order).toMatchObject({
    number: orderNumber,
    status: 'shipped',
    shipments: [{ courier: 'India Post', awb }],
  });
});

test('answers a wrong number, a wrong contact and a missing one alike', async () => {
  const { orderId, orderNumber } = await placeOne();
  const answers = await Promise.all(
    [
      { id: `KG-${randomInt(1e7, 9e7)}`, contact: '3210' },
      { id: orderNumber, contact: '0000' },
      { id: orderNumber, contact: '210' },
      { id: orderNumber, contact: 'ravi@kargha.example' },
      { id: orderNumber },
      { contact: '3210' },
      {},
      { id: `<script>${randomInt(1e9)}`, contact: '3210' },
      { id: '__name__', contact: '3210' },
      { id: `${orderId}0`, contact: '3210' },
    ].map((asked) => track(asked)),
  );
  const [first, ...others] = answers.map(({ status, body }) => ({ status, body }));
  expect(first).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
  for (const answer of others) expect(answer).toEqual(first);
});

test('blocks the sixth guess after five wrong ones', async () => {
  const { orderNumber } = await placeOne();
  const guesser = fromAnywhere();
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await track({ id: orderNumber, contact: `000${guess}` }, guesser)).status).toBe(404);
  }
  expect(await track({ id: orderNumber, contact: '3210' }, guesser)).toMatchObject({
    status: 429,
    body: { success: false, code: 'too_many_requests' },
  });
  expect((await track({ id: orderNumber, contact: '3210' })).status).toBe(200);
});

test('counts simultaneous guesses like consecutive ones', async () => {
  const { orderNumber } = await placeOne();
  const guesser = fromAnywhere();
  const answers = await concurrently(40, (guess) =>
    track({ id: orderNumber, contact: String(1000 + guess) }, guesser),
  );
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
});

test('stops guessing from changing addresses without locking customers out', async () => {
  const { orderNumber, trackingToken } = await placeOne();
  const guesses = await concurrently(40, (guess) =>
    track({ id: orderNumber, contact: String(1000 + guess) }),
  );
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(30);
  // Even the right four digits are refused, or changing addresses would reveal them.
  expect(await track({ id: orderNumber, contact: '3210' })).toMatchObject({
    status: 429,
    body: { code: 'full_contact_needed' },
  });
  for (const asked of [
    { id: orderNumber, contact: asha.email },
    { id: orderNumber, contact: asha.phone },
    { token: trackingToken },
  ]) {
    expect((await track(asked)).status).toBe(200);
  }
  const wrong = await concurrently(40, (guess) =>
    track({ id: orderNumber, contact: `9876540${String(100 + guess)}` }),
  );
  expect(wrong.every(({ status }) => status === 404)).toBe(true);
  expect((await track({ id: orderNumber, contact: asha.phone })).status).toBe(200);
});
