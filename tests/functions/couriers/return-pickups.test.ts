import { expect, test } from 'vitest';

import { AGGREGATOR_CREDENTIALS } from '../../../local-suite/courier-aggregator/aggregator-calls.ts';
import { cancelReturnPickup } from '../../../functions/src/orders/couriers/return-pickup.ts';
import {
  approvedReturn,
  bookPickup,
  chargedAwbs,
  openCourierShop,
  storedReturn,
  trackingEvent,
} from '../courier-fixtures.ts';
import { bookingWithId } from '../../../functions/src/records/booking-record.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, exists } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

const couriers = openCourierShop();
const shop = isolatedShop({
  get couriers() {
    return couriers.couriers;
  },
});
const support = createBeforeAll(() => signUp('admin', { staffRoles: ['support'] }));
const content = createBeforeAll(() => signUp('admin', { staffRoles: ['content'] }));

const asSupport = () => ({ token: support.token });

const send = (awb: string, code: number, minute: number) =>
  shop.post('/couriers/webhook', trackingEvent(awb, code, minute), {
    headers: { 'x-api-key': AGGREGATOR_CREDENTIALS.webhookToken },
  });

test('shows prices, books the pickup, and tells the customer who comes', async () => {
  const { id, orderId } = await approvedReturn();
  const prices = await shop.post(`/returns/${id}/pickup/rates`, {}, asSupport());
  expect(prices).toMatchObject({ status: 200, body: { chosen: 101 } });
  const body = { revision: 1, courierId: 102 };
  const answer = await shop.post(`/returns/${id}/pickup`, body, asSupport());
  expect(answer).toMatchObject({
    status: 200,
    body: { booking: { state: 'shipped', courier: 'Pavan Express', returnId: id, problem: '' } },
  });
  const { pickup, state, revision } = await storedReturn(id);
  expect({ state, revision }).toEqual({ state: 'approved', revision: 2 });
  expect(pickup).toMatchObject({ courier: 'Pavan Express', state: 'shipped' });
  expect(await exists(`mail/return_${id}_pickup_${pickup?.awb}`)).toBe(true);
  const [atCourier] = await couriers.atAggregator();
  expect(atCourier).toMatchObject({ isReturn: true, parcel: { to: '560025' } });
  const bookings = await shop.get(`/returns/${id}/pickup`, asSupport());
  expect(bookings.body).toMatchObject({ hasAggregator: true, booking: { awb: pickup?.awb } });
  expect((await db().doc(`orders/${orderId}`).get()).get('shipments')).toEqual([]);
});

test.each([
  ['create_order', 'timeout_after'],
  ['create_order', 'malformed_json'],
  ['create_order', 'late'],
  ['assign_awb', 'timeout_after'],
  ['assign_awb', 'timeout_before'],
  ['assign_awb', 'server_error_after'],
  ['assign_awb', 'late'],
  ['find_orders', 'closed_after'],
] as const)('takes one AWB for a return when %s ends in %s', async (call, fault) => {
  const { id, bookingId } = await approvedReturn();
  await couriers.fault(call, fault);
  await bookPickup(couriers, id);
  await couriers.control('/late');
  couriers.passMinutes(4);
  await couriers.advanceAll();
  const orders = await couriers.atAggregator();
  expect(orders.flatMap(({ awbs }) => awbs)).toHaveLength(1);
  const { pickup } = await storedReturn(id);
  expect(chargedAwbs(orders)).toEqual([pickup?.awb]);
  expect(await bookingWithId(bookingId)).toMatchObject({ state: 'shipped', awb: pickup?.awb });
});

test('books one pickup when ten people press the button', async () => {
  const { id } = await approvedReturn();
  const book = () => shop.post(`/returns/${id}/pickup`, { revision: 1 }, asSupport());
  const answers = await Promise.all(Array.from({ length: 10 }, book));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  couriers.passMinutes(4);
  await couriers.advanceAll();
  expect((await couriers.atAggregator()).flatMap(({ awbs }) => awbs)).toHaveLength(1);
});

test('follows the courier: picked up once, and the state of the last scan', async () => {
  const { id } = await approvedReturn();
  const awb = (await bookPickup(couriers, id))?.awb ?? '';
  for (const [code, minute] of [
    [18, 2],
    [42, 1],
    [18, 2],
    [7, 9],
    [17, 5],
  ] as const) {
    expect((await send(awb, code, minute)).status).toBe(200);
  }
  const { state, pickup } = await storedReturn(id);
  expect(state).toBe('picked_up');
  expect(pickup).toMatchObject({ state: 'delivered', lastScan: { code: 7 } });
  const audits = await db().collection('audit').where('target', '==', `returns/${id}`).get();
  expect(audits.docs.map((one): unknown => one.get('action'))).toEqual(['return.pickedUp']);
  expect(await exists(`mail/return_${id}_picked_up`)).toBe(true);
});

test('cancels a pickup with its AWB, and books another one', async () => {
  const { id, bookingId } = await approvedReturn();
  const first = await bookPickup(couriers, id);
  const answer = await shop.post(
    `/returns/${id}/pickup/cancellation`,
    { revision: 2 },
    asSupport(),
  );
  expect(answer).toMatchObject({ status: 200, body: { booking: { state: 'cancelled' } } });
  expect((await storedReturn(id)).pickup).toBeUndefined();
  expect(await exists(`mail/return_${id}_pickup-cancelled_${first?.awb}`)).toBe(true);
  expect(chargedAwbs(await couriers.atAggregator())).toEqual([]);
  const second = await bookPickup(couriers, id);
  expect(second).toMatchObject({ state: 'shipped', round: 2, id: bookingId });
  expect(second?.awb).not.toBe(first?.awb);
});

test('cancels the pickup of a return that is rejected after all', async () => {
  const { id } = await approvedReturn();
  await bookPickup(couriers, id);
  const body = { revision: 2, answer: 'The saree was worn.' };
  expect((await shop.post(`/returns/${id}/reject`, body, asSupport())).status).toBe(200);
  await couriers.advanceAll();
  expect(chargedAwbs(await couriers.atAggregator())).toEqual([]);
  expect(await storedReturn(id)).not.toHaveProperty('pickup');
});

test('gives back an AWB that arrives when the return does not wait for a courier any more', async () => {
  const { id, bookingId } = await approvedReturn();
  await couriers.fault('assign_awb', 'timeout_after');
  await bookPickup(couriers, id);
  await db().doc(`returns/${id}`).update({ state: 'received' });
  couriers.passMinutes(4);
  await couriers.advanceAll();
  expect(await bookingWithId(bookingId)).toMatchObject({
    ...{ state: 'cancelled', problem: 'This is not possible: the return is received.' },
  });
  expect(chargedAwbs(await couriers.atAggregator())).toEqual([]);
});

test('refuses a pickup that makes no sense, and changes nothing', async () => {
  const { id } = await approvedReturn();
  const path = `/returns/${id}/pickup`;
  expect(await shop.post(path, { revision: 7 }, asSupport())).toMatchObject({
    ...{ status: 409, body: { code: 'stale' } },
  });
  expect((await shop.post(path, { revision: 1 }, { token: content.token })).status).toBe(403);
  expect((await shop.post(path, { revision: 1, courierId: 'a' }, asSupport())).status).toBe(400);
  const none = { returnId: id, revision: 1, actor: 'staff-1', at: couriers.now() };
  await expect(cancelReturnPickup(none)).rejects.toMatchObject({ code: 'not_allowed' });
  const awb = (await bookPickup(couriers, id))?.awb ?? '';
  await send(awb, 42, 1);
  const cancel = { ...none, revision: (await storedReturn(id)).revision ?? 0 };
  await expect(cancelReturnPickup(cancel)).rejects.toMatchObject({
    message: 'The courier has picked it up already.',
  });
  await expect(bookPickup(couriers, id)).rejects.toMatchObject({ code: 'not_allowed' });
  expect((await couriers.atAggregator()).flatMap(({ awbs }) => awbs)).toHaveLength(1);
});
