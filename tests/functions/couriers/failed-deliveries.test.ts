import { expect, test } from 'vitest';

import { settleUnanswered } from '../../../functions/src/orders/couriers/answer-failed-delivery.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { EVENTS, failedDelivery, openDeliveryShop, retry } from '../delivery-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

const delivery = openDeliveryShop();
const { couriers, shop, event, shipped, undelivered, answer } = delivery;
const { sendAll, answersAtAggregator, undeliveredEmails } = delivery;
const admin = createBeforeAll(() => signUp('admin'));

test('asks the customer once for each attempt, in the language of the order, with a link that shows the parcel', async () => {
  const { orderId, awb, id } = await undelivered();
  await event(awb, EVENTS.failed, 2);
  await event(awb, EVENTS.failed, 3, 'Customer asked for another day');
  expect(await failedDelivery(id)).toMatchObject({
    ...{ state: 'open', attempt: 1, reason: 'Customer asked for another day', awb },
  });
  const [email, ...more] = await undeliveredEmails(orderId);
  expect(more).toEqual([]);
  const text = String(email?.get('message.text'));
  expect(text).toContain('Customer not available');
  const [, token = ''] = /track-order\?token=(\S+)/.exec(text) ?? [];
  const tracked = await shop.post('/orders/track', { token });
  expect(tracked.body.order).toMatchObject({
    shipments: [{ id: 'parcel-1', failedDelivery: { attempt: 1, choice: '' } }],
  });
  await event(awb, EVENTS.outForDelivery, 10);
  await event(awb, EVENTS.failed, 11);
  expect(await failedDelivery(id)).toMatchObject({ state: 'open', attempt: 2 });
  expect(await undeliveredEmails(orderId)).toHaveLength(2);
});

test('asks once when twenty copies of a report arrive at the same time', async () => {
  const { orderId, awb, id } = await shipped();
  await Promise.all(Array.from({ length: 20 }, () => event(awb, EVENTS.failed, 2)));
  expect(await failedDelivery(id)).toMatchObject({ attempt: 1 });
  expect(await undeliveredEmails(orderId)).toHaveLength(1);
});

test('asks nothing for a report that arrives after the delivery', async () => {
  const { orderId, awb, id } = await shipped();
  await event(awb, EVENTS.delivered, 5);
  await event(awb, EVENTS.failed, 2);
  await event(awb, EVENTS.failed, 6);
  expect(await failedDelivery(id)).toBeNull();
  expect(await undeliveredEmails(orderId)).toEqual([]);
  expect((await orderOf(orderId)).shipments[0]?.failedDelivery).toBeUndefined();
});

test('returns the parcel, and ends with its way back', async () => {
  const { orderId, awb, id } = await undelivered();
  await answer(orderId, { choice: 'return' });
  await sendAll();
  expect(await answersAtAggregator(awb)).toMatchObject([{ action: 'return' }]);
  await event(awb, EVENTS.returning, 20);
  expect(await failedDelivery(id)).toMatchObject({ state: 'closed', redirection: null });
  const { state, shipments } = await orderOf(orderId);
  expect(state).toBe('rto');
  expect(shipments[0]?.failedDelivery).toBeUndefined();
});

test('asks the courier to come again without an answer in time, and after the last attempt shows staff', async () => {
  const { orderId, awb, id } = await undelivered();
  const later = new Date(Date.now() + 49 * 3_600_000);
  await settleUnanswered(later);
  expect(await failedDelivery(id)).toMatchObject({
    ...{ state: 'answered', choice: 'retry', day: '', answeredBy: 'schedule' },
  });
  couriers.passMinutes(50 * 60);
  await sendAll();
  expect(await answersAtAggregator(awb)).toMatchObject([{ action: 're-attempt' }]);
  for (const attempt of [1, 2]) {
    await event(awb, EVENTS.outForDelivery, attempt * 10);
    await event(awb, EVENTS.failed, attempt * 10 + 1);
  }
  await settleUnanswered(later);
  expect(await failedDelivery(id)).toMatchObject({ state: 'overdue', attempt: 3, answerBy: null });
  expect(await answer(orderId, retry())).toMatchObject({ status: 409, body: { code: 'not_open' } });
  const token = { token: admin.token };
  expect((await shop.post(`/undelivered/${id}/answer`, retry(), token)).status).toBe(200);
});

test('keeps an answer that is on its way when the courier fails again', async () => {
  const { orderId, awb, id } = await undelivered();
  await answer(orderId, { choice: 'return' });
  await event(awb, EVENTS.outForDelivery, 10);
  await event(awb, EVENTS.failed, 11);
  expect(await failedDelivery(id)).toMatchObject({ state: 'answered', attempt: 2 });
  expect(await undeliveredEmails(orderId)).toHaveLength(1);
  await sendAll();
  expect(await answersAtAggregator(awb)).toHaveLength(1);
});

test('sends no answer once the parcel is delivered', async () => {
  const { orderId, awb, id } = await undelivered();
  await answer(orderId, { choice: 'return' });
  await event(awb, EVENTS.delivered, 30);
  expect(await sendAll()).toBe(0);
  expect(await failedDelivery(id)).toMatchObject({ state: 'closed' });
  expect(await answersAtAggregator(awb)).toEqual([]);
});

test('asks in Hindi for an order that was placed in Hindi', async () => {
  const { orderId, awb } = await shipped();
  await db().doc(`orders/${orderId}`).update({ 'customer.language': 'hi' });
  await event(awb, EVENTS.failed, 2);
  const [email] = await undeliveredEmails(orderId);
  expect(email?.get('message.subject')).toContain('डिलीवरी नहीं हो सकी');
  expect(email?.get('message.text')).toContain('किसी और दिन डिलीवरी');
});
