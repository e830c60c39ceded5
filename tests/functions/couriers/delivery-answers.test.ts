import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { failedDelivery, openDeliveryShop, retry } from '../delivery-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

const delivery = openDeliveryShop();
const { couriers, shop, buyer, undelivered, answer } = delivery;
const { sendAll, answersAtAggregator, undeliveredEmails } = delivery;
const stranger = createBeforeAll(() => signUp('customer'));
const admin = createBeforeAll(() => signUp('admin'));

test('tells the aggregator the day that the customer chose', async () => {
  const { orderId, awb, id } = await undelivered();
  const chosen = retry();
  expect(await answer(orderId, chosen)).toMatchObject({ status: 200, body: { ...chosen } });
  expect((await orderOf(orderId)).shipments[0]?.failedDelivery).toMatchObject(chosen);
  await sendAll();
  expect(await failedDelivery(id)).toMatchObject({ state: 'sent', problem: '' });
  expect(await answersAtAggregator(awb)).toMatchObject([
    { action: 're-attempt', deferred_date: chosen.day },
  ]);
});

test('redirects the parcel with the link of a guest', async () => {
  const { orderId, awb } = await undelivered();
  const [email] = await undeliveredEmails(orderId);
  const [, token = ''] = /token=(\S+)/.exec(String(email?.get('message.text'))) ?? [];
  const { customer } = await orderOf(orderId);
  const address = { ...customer.address, line1: '12 Lake Road', line2: '' };
  const body = { token, shipmentId: 'parcel-1', choice: 'address', phone: '98450 12345', address };
  expect((await shop.post('/orders/track/delivery-answer', body)).status).toBe(200);
  await sendAll();
  expect(await answersAtAggregator(awb)).toMatchObject([
    { action: 're-attempt', phone: '9845012345', address1: '12 Lake Road' },
  ]);
});

test.each([
  ['answer_delivery', 'timeout_after'],
  ['answer_delivery', 'timeout_before'],
  ['answer_delivery', 'server_error_after'],
  ['answer_delivery', 'closed_after'],
  ['answer_delivery', 'late'],
  ['find_answers', 'timeout_before'],
  ['find_answers', 'malformed_json'],
  ['any', 'rate_limited'],
  ['login', 'outage'],
] as const)('answers once when %s ends in %s', async (call, fault) => {
  const { orderId, awb, id } = await undelivered();
  await answer(orderId, { choice: 'return' });
  await couriers.fault(call, fault);
  await sendAll();
  await couriers.control('/late');
  couriers.passMinutes(4);
  await sendAll();
  expect(await failedDelivery(id)).toMatchObject({ state: 'sent', problem: '' });
  expect(await answersAtAggregator(awb)).toHaveLength(1);
});

test('takes one of ten answers at once, and sends it once from ten attempts', async () => {
  const { orderId, awb } = await undelivered();
  const all = await Promise.all(
    Array.from({ length: 10 }, (_one, place) =>
      answer(orderId, place % 2 ? retry() : { choice: 'return' }),
    ),
  );
  const codes = all.map(({ status, body }) => (status === 200 ? 'taken' : body.code));
  expect(codes.filter((code) => code === 'taken')).toHaveLength(1);
  expect(codes.filter((code) => code === 'not_open')).toHaveLength(9);
  await Promise.all(Array.from({ length: 10 }, sendAll));
  expect(await answersAtAggregator(awb)).toHaveLength(1);
});

test('shows staff an answer that the aggregator refuses, and sends theirs instead', async () => {
  await db().recursiveDelete(db().collection('failedDeliveries'));
  const { orderId, awb, id } = await undelivered();
  await answer(orderId, { choice: 'return' });
  await couriers.fault('answer_delivery', 'declined', { message: 'The parcel is in transit.' });
  await sendAll();
  const token = { token: admin.token };
  const { body } = await shop.get('/undelivered?view=attention', token);
  expect(body.rows).toMatchObject([
    { id, state: 'refused', problem: 'The parcel is in transit.', answeredBy: 'Customer' },
  ]);
  const again = await shop.post(`/undelivered/${id}/answer`, retry(), token);
  expect(again.body.parcel).toMatchObject({ state: 'sent', choice: 'retry' });
  expect(await answersAtAggregator(awb)).toMatchObject([{ action: 're-attempt' }]);
});

test('refuses an answer for a parcel of someone else, and by a link that is not ours', async () => {
  const { orderId, id } = await undelivered();
  expect((await answer(orderId, { choice: 'return' }, stranger.token)).status).toBe(404);
  const forged = { token: `${orderId}.zzzzzzz.${'0'.repeat(32)}`, shipmentId: 'parcel-1' };
  const body = { ...forged, choice: 'return' };
  expect((await shop.post('/orders/track/delivery-answer', body)).status).toBe(404);
  expect((await shop.get('/undelivered', { token: buyer.token })).status).toBe(403);
  const byBuyer = await shop.post(`/undelivered/${id}/answer`, retry(), { token: buyer.token });
  expect(byBuyer.status).toBe(403);
  expect(await failedDelivery(id)).toMatchObject({ state: 'open' });
});

test.each([
  ['no choice', {}, 'Please choose what the courier should do.'],
  ['a day in the past', { choice: 'retry', day: '2020-01-01' }, 'one of the next seven days'],
  ['a day that does not exist', { choice: 'retry', day: '2026-02-31' }, 'next seven days'],
  ['no address and no phone', { choice: 'address' }, 'a new address or another phone number'],
  ['a phone number abroad', { choice: 'address', phone: '+44 20 7946 0000' }, '10'],
])('refuses %s', async (_name, sent, sentence) => {
  const { orderId, id } = await undelivered();
  const { status, body } = await answer(orderId, sent);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(sentence);
  expect(await failedDelivery(id)).toMatchObject({ state: 'open', choice: '' });
});

test('redirects only within the state and where the courier goes', async () => {
  const { orderId, id } = await undelivered();
  const lines = { line1: '1 Marine Drive', line2: '', country: 'India' };
  const sendTo = (place: object) =>
    answer(orderId, { choice: 'address', address: { ...lines, ...place } });
  const { customer } = await orderOf(orderId);
  const elsewhere = { city: 'Port Blair', state: 'Andaman and Nicobar Islands', pincode: '744101' };
  expect((await sendTo(elsewhere)).status).not.toBe(200);
  await db().doc(`orders/${orderId}`).update({ 'customer.address.state': elsewhere.state });
  expect(await sendTo(elsewhere)).toMatchObject({ status: 409, body: { code: 'not_served' } });
  await db().doc(`orders/${orderId}`).update({ 'customer.address': customer.address });
  await couriers.fault('rates', 'outage');
  const near = { city: 'Pune', state: 'Maharashtra', pincode: '411004' };
  await db().doc(`orders/${orderId}`).update({ 'customer.address.state': near.state });
  expect(await sendTo(near)).toMatchObject({ status: 503 });
  expect(await failedDelivery(id)).toMatchObject({ state: 'open' });
  expect((await sendTo(near)).status).toBe(200);
});
