import fc from 'fast-check';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import { stateOfEvent } from '@kargha/domain/couriers/courier-event';
import { describeReview } from '@kargha/domain/payments/review-reason';

import { AGGREGATOR_CREDENTIALS } from '../../../local-suite/courier-aggregator/aggregator-calls.ts';
import { trackingEvent } from '../courier-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { emailsOf, placeOrder, takeOrderStep, takeOrderSteps } from '../staff-orders.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

async function shipped() {
  const { orderId } = await placeOrder(shop);
  const { shipments } = await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship');
  return { orderId, awb: shipments[0]?.awb ?? '' };
}

const send = (event: object, token: string = AGGREGATOR_CREDENTIALS.webhookToken) =>
  shop.post('/couriers/webhook', event, { headers: { 'x-api-key': token } });

test('moves a parcel with its events, and emails the delivery once', async () => {
  const { orderId, awb } = await shipped();
  for (const [place, code] of [42, 18, 17, 7, 7].entries()) {
    expect((await send(trackingEvent(awb, code, place))).status).toBe(200);
  }
  const { state, shipments } = await orderOf(orderId);
  expect(state).toBe('delivered');
  expect(shipments[0]).toMatchObject({
    state: 'delivered',
    lastScan: { code: 7, location: 'Pune hub' },
  });
  const deliveredAt = shipments[0]?.deliveredAt as unknown as Timestamp;
  expect(deliveredAt.toDate()).toEqual(new Date('2026-11-26T06:33:00Z'));
  const emails = await emailsOf(orderId);
  expect(emails.filter((id) => id.startsWith('delivered'))).toHaveLength(1);
});

test('ends in the state of the last event by the courier’s clock, or delivered, in whatever order they arrive', async () => {
  const history = fc
    .array(fc.constantFrom(7, 9, 12, 17, 18, 21, 38), { maxLength: 4 })
    .chain((way) => fc.constantFrom(7, 9, 17, 18).map((end) => [42, ...way, end]));
  await fc.assert(
    fc.asyncProperty(history, fc.infiniteStream(fc.nat(1000)), async (codes, order) => {
      const { orderId, awb } = await shipped();
      const events = codes.map((code, minute) => trackingEvent(awb, code, minute));
      const twice = [...events, ...events].map((event) => ({ event, place: order.next().value }));
      const shuffled = twice.toSorted((one, other) => Number(one.place) - Number(other.place));
      for (const { event } of shuffled) await send(event);
      await expectEnd(orderId, codes);
    }),
    { numRuns: 12 },
  );
});

/** @param codes of the events by the courier's clock */
async function expectEnd(orderId: string, codes: readonly number[]): Promise<void> {
  const [isDelivered, last] = [codes.includes(7), codes.at(-1) ?? 0];
  const reported = stateOfEvent({ code: last });
  const state = isDelivered ? 'delivered' : reported;
  expect(await orderOf(orderId)).toMatchObject({
    ...{ state, shipments: [{ state, lastScan: { code: last } }] },
    reviewReasons: isDelivered && reported === 'rto' ? [{ code: 'courier_contradiction' }] : [],
  });
  const emails = (await emailsOf(orderId)).filter((id) => id.startsWith('delivered'));
  expect(emails).toHaveLength(isDelivered ? 1 : 0);
}

test('takes twenty copies of an event at once as one', async () => {
  const { orderId, awb } = await shipped();
  await Promise.all(Array.from({ length: 20 }, () => send(trackingEvent(awb, 18, 5))));
  const events = await db()
    .collection(`orders/${orderId}/events`)
    .where('to', '==', 'in_transit')
    .get();
  expect(events.size).toBe(1);
});

test('does not undo a delivery, and has staff review a return after it', async () => {
  const { orderId, awb } = await shipped();
  await send(trackingEvent(awb, 7, 1));
  await send(trackingEvent(awb, 9, 2));
  const { state, shipments, reviewReasons } = await orderOf(orderId);
  expect(state).toBe('delivered');
  expect(shipments[0]?.lastScan).toMatchObject({ code: 9 });
  expect(reviewReasons.map(describeReview)).toEqual([
    `Parcel ${awb} is delivered here, but the courier last reported a return.`,
  ]);
  const notes = await db()
    .collection(`orders/${orderId}/events`)
    .where('what', '==', `The courier reports: ${awb}`)
    .get();
  expect(notes.docs.map((one): unknown => one.get('visibleToCustomer'))).toEqual([false]);
});

test('has staff review a delivery of a parcel that they received, and restocks nothing twice', async () => {
  const { orderId, awb } = await shipped();
  await send(trackingEvent(awb, 9, 1));
  const { shipments, lines } = await orderOf(orderId);
  const restock = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const back = { shipmentId: shipments[0]?.id, restock };
  expect((await takeOrderStep({ shop, admin }, orderId, 'receive', back)).status).toBe(200);
  await send(trackingEvent(awb, 7, 2));
  const { state, reviewReasons } = await orderOf(orderId);
  expect([state, reviewReasons.map(describeReview)]).toEqual([
    'returned',
    [`Parcel ${awb} is returned here, but the courier last reported a delivery.`],
  ]);
});

test('refuses events without the token and damaged ones, and accepts unknown numbers', async () => {
  const { orderId, awb } = await shipped();
  for (const token of ['', 'wrong', `${AGGREGATOR_CREDENTIALS.webhookToken}x`]) {
    expect(await send(trackingEvent(awb, 7, 1), token)).toMatchObject({
      status: 401,
      body: { code: 'bad_token' },
    });
  }
  for (const damaged of [{}, { ...trackingEvent(awb, 7, 1), current_timestamp: 'yesterday' }]) {
    expect((await send(damaged)).status).toBe(400);
  }
  expect((await send(trackingEvent('UNKNOWN123', 7, 1))).status).toBe(200);
  expect((await orderOf(orderId)).state).toBe('shipped');
});
