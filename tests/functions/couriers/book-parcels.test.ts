import { expect, test } from 'vitest';

import { advanceBooking } from '../../../functions/src/orders/couriers/advance-booking.ts';
import { cancelBooking } from '../../../functions/src/orders/couriers/request-booking.ts';
import { cancelAwb } from '../../../functions/src/orders/change-awb.ts';
import { shipParcel } from '../../../functions/src/orders/ship-parcel.ts';
import {
  book,
  bookingOfParcel,
  chargedAwbs,
  openCourierShop,
  packedOrder,
  saveCourierSettings,
} from '../courier-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { newAwb } from '../staff-orders.ts';

isolateDatabase();

const shop = openCourierShop();

test('books a parcel: it ships with the AWB of the cheapest courier, and its price is noted', async () => {
  const orderId = await packedOrder();
  const booking = await book(shop, orderId);
  const { shipments, state } = await orderOf(orderId);
  expect(booking).toMatchObject({ state: 'shipped', courier: 'Hamsa Surface', problem: '' });
  expect(state).toBe('shipped');
  expect(shipments).toMatchObject([
    { id: 'parcel-1', awb: booking?.awb, courier: 'Hamsa Surface' },
  ]);
  const [order] = await shop.atAggregator();
  expect(order?.awbs).toMatchObject([{ awb: booking?.awb, charge: (booking?.charge ?? 0) / 100 }]);
  expect(order?.reference).toBe(`${booking?.orderNumber}-1`);
});

test.each([
  ['fastest', {}, 'Garuda Air'],
  ['zone', { zones: { local: '', regional: '', national: 'Pavan Express' } }, 'Pavan Express'],
] as const)('chooses the courier by the rule %s', async (rule, more, courier) => {
  await saveCourierSettings({ rule, ...more });
  const booking = await book(shop, await packedOrder());
  await saveCourierSettings({});
  expect(booking).toMatchObject({ state: 'shipped', courier });
});

test('takes the courier and the size that staff chose', async () => {
  const size = { weightGrams: 2400, lengthCm: 30, breadthCm: 20, heightCm: 10 };
  const booking = await book(shop, await packedOrder(), { courierId: 102, size });
  expect(booking).toMatchObject({ courier: 'Pavan Express', size });
  const [order] = await shop.atAggregator();
  expect(order?.parcel).toMatchObject({ kilograms: 2.4, size: [30, 20, 10] });
});

test.each([
  ['create_order', 'timeout_after'],
  ['create_order', 'timeout_before'],
  ['create_order', 'server_error_after'],
  ['create_order', 'malformed_json'],
  ['create_order', 'late'],
  ['assign_awb', 'timeout_after'],
  ['assign_awb', 'timeout_before'],
  ['assign_awb', 'closed_after'],
  ['assign_awb', 'server_error_html'],
  ['assign_awb', 'late'],
  ['find_orders', 'timeout_before'],
  ['login', 'outage'],
  ['any', 'rate_limited'],
] as const)('takes one AWB when %s ends in %s', async (call, fault) => {
  const orderId = await packedOrder();
  await shop.fault(call, fault);
  const first = await book(shop, orderId);
  if (first?.state === 'requested') {
    expect(first.problem).not.toBe('');
    expect((await orderOf(orderId)).shipments).toEqual([]);
    await shop.control('/late');
    shop.passMinutes(4);
    await shop.advanceAll();
  }
  const booking = await bookingOfParcel(orderId);
  expect(booking).toMatchObject({ state: 'shipped', problem: '' });
  const orders = await shop.atAggregator();
  expect(orders.flatMap(({ awbs }) => awbs)).toHaveLength(1);
  expect(chargedAwbs(orders)).toEqual([booking?.awb]);
});

test('says why a parcel could not be booked, leaves nothing at the aggregator, and books it again', async () => {
  const orderId = await packedOrder();
  await shop.fault('assign_awb', 'declined', { message: 'Insufficient wallet balance' });
  const refused = await book(shop, orderId);
  expect(refused).toMatchObject({ state: 'cancelled', problem: 'Insufficient wallet balance' });
  const orders = await shop.atAggregator();
  expect(orders.map(({ isCancelled }) => isCancelled)).toEqual([true]);
  const again = await book(shop, orderId);
  expect(again).toMatchObject({ state: 'shipped', reference: `${again?.orderNumber}-1-R2` });
});

test('refuses a pincode that no courier serves', async () => {
  const orderId = await packedOrder();
  const { customer } = await orderOf(orderId);
  const address = { ...customer.address, pincode: '744101', state: 'Andaman and Nicobar Islands' };
  await db().doc(`orders/${orderId}`).update({ 'customer.address': address });
  expect(await book(shop, orderId)).toMatchObject({
    state: 'cancelled',
    problem: 'No courier goes to pincode 744101.',
  });
});

test('books once when ten attempts run at the same time', async () => {
  const orderId = await packedOrder();
  await Promise.allSettled(Array.from({ length: 10 }, () => book(shop, orderId)));
  shop.passMinutes(4);
  await shop.advanceAll();
  expect((await orderOf(orderId)).shipments).toHaveLength(1);
  expect((await shop.atAggregator()).flatMap(({ awbs }) => awbs)).toHaveLength(1);
});

test('cancels the AWB of a parcel that may not leave any more', async () => {
  const orderId = await packedOrder();
  await shop.fault('assign_awb', 'timeout_after');
  await book(shop, orderId);
  await db().doc(`orders/${orderId}`).update({ state: 'on_hold' });
  shop.passMinutes(4);
  await shop.advanceAll();
  const booking = await bookingOfParcel(orderId);
  expect(booking).toMatchObject({
    state: 'cancelled',
    problem: 'This is not possible: the order is on hold.',
  });
  expect(chargedAwbs(await shop.atAggregator())).toEqual([]);
  expect((await orderOf(orderId)).shipments).toEqual([]);
});

test('does not ship by hand while a parcel is being booked', async () => {
  const orderId = await packedOrder();
  await shop.fault('create_order', 'timeout_after');
  await book(shop, orderId);
  const { revision = 0 } = await orderOf(orderId);
  const change = { orderId, revision, actor: 'staff-1', at: shop.now() };
  const parcel = { revision, courier: 'Hamsa', awb: newAwb(), trackingUrl: '', lines: [] };
  await expect(shipParcel(shop.ids, change, parcel)).rejects.toMatchObject({
    code: 'booking_open',
  });
  await cancelBooking(`${orderId}_parcel-1`, shop.now());
  shop.passMinutes(4);
  await shop.advanceAll();
  expect(await bookingOfParcel(orderId)).toMatchObject({ state: 'cancelled' });
  expect((await shop.atAggregator()).every(({ isCancelled }) => isCancelled)).toBe(true);
  await shipParcel(shop.ids, change, parcel);
  expect((await orderOf(orderId)).shipments).toHaveLength(1);
});

test('cancels the AWB with the dispatch, and books the parcel again with another one', async () => {
  const orderId = await packedOrder();
  const first = await book(shop, orderId);
  const { revision = 0 } = await orderOf(orderId);
  const change = { orderId, revision, actor: 'staff-1', at: shop.now() };
  await cancelAwb(change, { revision, shipmentId: 'parcel-1', reason: 'A mistake.' });
  expect(await advanceBooking(shop, `${orderId}_parcel-1`)).toMatchObject({ state: 'cancelled' });
  expect(chargedAwbs(await shop.atAggregator())).toEqual([]);
  const second = await book(shop, orderId);
  expect(second).toMatchObject({ state: 'shipped', parcelId: 'parcel-2' });
  expect(second?.awb).not.toBe(first?.awb);
});
