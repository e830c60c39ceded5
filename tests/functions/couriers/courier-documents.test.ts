import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { book, openCourierShop, packedOrder } from '../courier-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { orderOf } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

const couriers = openCourierShop();
const shop = isolatedShop({
  get couriers() {
    return couriers.couriers;
  },
});
const admin = createBeforeAll(() => signUp('admin'));
const support = createBeforeAll(() => signUp('admin', { staffRoles: ['support'] }));

const asAdmin = () => ({ token: admin.token });

async function booked() {
  const orderId = await packedOrder();
  const booking = await book(couriers, orderId);
  return { orderId, awb: booking?.awb ?? '', reference: booking?.reference ?? '' };
}

async function fileOf(kind: string, orders: readonly string[]) {
  const response = await shop.download(`/couriers/${kind}?orders=${orders.join(',')}`, asAdmin());
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return { status: response.status, type: response.headers.get('content-type'), text };
}

test.each(['labels', 'manifest'])('returns the %s of several orders as one PDF', async (kind) => {
  const [one, two] = [await booked(), await booked()];
  const { status, type, text } = await fileOf(kind, [one.orderId, two.orderId]);
  expect([status, type]).toEqual([200, 'application/pdf']);
  expect(text.startsWith('%PDF-')).toBe(true);
  for (const { awb, reference } of [one, two]) {
    expect(text).toContain(awb);
    expect(text).toContain(reference);
  }
});

test('asks for the pickup, and notes it at the parcel', async () => {
  const { orderId } = await booked();
  const answer = await shop.post('/couriers/pickups', { orders: [orderId] }, asAdmin());
  expect(answer).toMatchObject({ status: 200, body: { parcels: 1 } });
  const { body } = await shop.get(`/couriers/bookings?order=${orderId}`, asAdmin());
  expect(body.bookings).toMatchObject([{ state: 'shipped', isManifested: true }]);
});

test('prints what is booked, and names the orders that are not', async () => {
  const { orderId, awb } = await booked();
  const unbooked = await packedOrder();
  const both = [unbooked, orderId];
  for (const kind of ['labels', 'manifest']) {
    const { status, text } = await fileOf(kind, both);
    expect([status, text.includes(awb)]).toEqual([200, true]);
  }
  const { number } = await orderOf(unbooked);
  expect(await shop.post('/couriers/pickups', { orders: both }, asAdmin())).toMatchObject({
    ...{ status: 200, body: { parcels: 1, notBooked: [number] } },
  });
});

test('refuses documents and pickup when no order was booked', async () => {
  const unbooked = [await packedOrder(), await packedOrder()];
  for (const kind of ['labels', 'manifest']) {
    expect((await fileOf(kind, unbooked)).status).toBe(409);
  }
  expect(await shop.post('/couriers/pickups', { orders: unbooked }, asAdmin())).toMatchObject({
    ...{ status: 409, body: { code: 'nothing_booked' } },
  });
});

test('requests each pickup once, and prints labels again', async () => {
  const [one, two] = [await booked(), await booked()];
  const pickup = (orders: string[]) => shop.post('/couriers/pickups', { orders }, asAdmin());
  await pickup([one.orderId]);
  const both = [one.orderId, two.orderId];
  expect(await pickup(both)).toMatchObject({ status: 200, body: { parcels: 1 } });
  expect(await pickup(both)).toMatchObject({ status: 200, body: { parcels: 0 } });
  expect((await fileOf('labels', both)).status).toBe(200);
});

test('notes a pickup whose answer was lost, together with others', async () => {
  const [one, two] = [await booked(), await booked()];
  const pickup = (orders: string[]) => shop.post('/couriers/pickups', { orders }, asAdmin());
  await couriers.fault('pickup', 'closed_after');
  expect((await pickup([one.orderId])).status).toBe(503);
  const both = [one.orderId, two.orderId];
  expect(await pickup(both)).toMatchObject({ status: 200, body: { parcels: 2 } });
  const requested = (await couriers.atAggregator()).map((order) => order.isPickupRequested);
  expect(requested).toEqual([true, true]);
});

test('shows what the aggregator says, and notes no pickup that failed', async () => {
  const { orderId } = await booked();
  await couriers.fault('pickup', 'declined', { message: 'The pickup time is over for today.' });
  const answer = await shop.post('/couriers/pickups', { orders: [orderId] }, asAdmin());
  const refusal = { code: 'aggregator_refused', error: 'The pickup time is over for today.' };
  expect(answer).toMatchObject({ status: 409, body: refusal });
  await couriers.fault('label', 'outage');
  expect((await fileOf('labels', [orderId])).status).toBe(503);
  const { body } = await shop.get(`/couriers/bookings?order=${orderId}`, asAdmin());
  expect(body.bookings).toMatchObject([{ isManifested: false }]);
});

test('gives labels, manifest and pickup to staff who ship only', async () => {
  const { orderId } = await booked();
  const token = { token: support.token };
  for (const kind of ['labels', 'manifest']) {
    expect((await shop.download(`/couriers/${kind}?orders=${orderId}`, token)).status).toBe(403);
  }
  expect((await shop.post('/couriers/pickups', { orders: [orderId] }, token)).status).toBe(403);
});
