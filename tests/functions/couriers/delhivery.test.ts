import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { cancelReturnPickup } from '../../../functions/src/orders/couriers/return-pickup.ts';
import { cancelAwb } from '../../../functions/src/orders/change-awb.ts';
import { delhiveryAggregator } from '../../../functions/src/platform/delhivery-aggregator.ts';
import { AGGREGATOR_CREDENTIALS } from '../../../local-suite/courier-aggregator/aggregator-calls.ts';
import {
  approvedReturn,
  book,
  bookingOfParcel,
  bookPickup,
  chargedAwbs,
  openCourierShop,
  packedOrder,
  storedReturn,
} from '../courier-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

const couriers = openCourierShop(1000, delhiveryAggregator);
const shop = isolatedShop({
  get couriers() {
    return couriers.couriers;
  },
});
const admin = createBeforeAll(() => signUp('admin'));

/** The first two letters of a status are its type. */
const scan = (awb: string, typed: string, minute: number, NSLCode = '') => {
  const [StatusType, Status] = [typed.slice(0, 2), typed.slice(3)];
  const StatusDateTime = `2026-11-26T12:${String(minute).padStart(2, '0')}:00.000`;
  const status = { Status, StatusType, StatusDateTime, StatusLocation: 'Pune', Instructions: '' };
  const body = { Shipment: { AWB: awb, NSLCode, Status: status } };
  const headers = { 'x-api-key': AGGREGATOR_CREDENTIALS.webhookToken };
  return shop.post('/couriers/webhook', body, { headers });
};

test('books a parcel with the cheapest service and notes its price', async () => {
  const orderId = await packedOrder();
  const booking = await book(couriers, orderId);
  expect(booking).toMatchObject({ state: 'shipped', courier: 'Delhivery', problem: '' });
  const [order] = await couriers.atAggregator();
  expect(order?.awbs).toMatchObject([{ awb: booking?.awb, charge: (booking?.charge ?? 0) / 100 }]);
  expect((await orderOf(orderId)).shipments).toMatchObject([{ awb: booking?.awb }]);
});

test.each([
  ['create_order', 'timeout_after'],
  ['create_order', 'timeout_before'],
  ['create_order', 'closed_after'],
  ['create_order', 'server_error_after'],
  ['create_order', 'malformed_json'],
  ['create_order', 'late'],
  ['find_orders', 'timeout_before'],
  ['rates', 'server_error_html'],
  ['any', 'rate_limited'],
] as const)('takes one AWB when %s ends in %s', async (call, fault) => {
  const orderId = await packedOrder();
  await couriers.fault(call, fault);
  await book(couriers, orderId);
  await couriers.control('/late');
  couriers.passMinutes(4);
  await couriers.advanceAll();
  const booking = await bookingOfParcel(orderId);
  expect(booking).toMatchObject({ state: 'shipped', problem: '' });
  expect(booking?.charge).toBeGreaterThan(0);
  const orders = await couriers.atAggregator();
  expect(orders.flatMap(({ awbs }) => awbs)).toHaveLength(1);
  expect(chargedAwbs(orders)).toEqual([booking?.awb]);
});

test('refuses a pincode where it does not deliver', async () => {
  const orderId = await packedOrder();
  await db().doc(`orders/${orderId}`).update({ 'customer.address.pincode': '744101' });
  const booking = await book(couriers, orderId);
  expect(booking).toMatchObject({ problem: 'No courier goes to pincode 744101.' });
  expect(await couriers.atAggregator()).toEqual([]);
});

test('cancels an AWB with the dispatch', async () => {
  const orderId = await packedOrder();
  await book(couriers, orderId);
  const { revision = 0 } = await orderOf(orderId);
  const change = { orderId, revision, actor: 'staff-1', at: couriers.now() };
  await cancelAwb(change, { revision, shipmentId: 'parcel-1', reason: 'A mistake.' });
  await couriers.advanceAll();
  expect(await bookingOfParcel(orderId)).toMatchObject({ state: 'cancelled', problem: '' });
  expect(chargedAwbs(await couriers.atAggregator())).toEqual([]);
});

test('picks up a return, follows it, and cancels one', async () => {
  const { id } = await approvedReturn();
  const awb = (await bookPickup(couriers, id))?.awb ?? '';
  expect(await couriers.atAggregator()).toMatchObject([{ isReturn: true }]);
  await scan(awb, 'PU In Transit', 1);
  await scan(awb, 'DL DTO', 2);
  expect(await storedReturn(id)).toMatchObject({
    ...{ state: 'picked_up', pickup: { state: 'delivered' } },
  });
  const other = await approvedReturn();
  await bookPickup(couriers, other.id);
  const { revision = 0 } = await storedReturn(other.id);
  await cancelReturnPickup({ returnId: other.id, revision, actor: 'staff-1', at: couriers.now() });
  await couriers.advanceAll();
  expect(chargedAwbs(await couriers.atAggregator())).toEqual([awb]);
});

test('follows its scans in any order, and asks the customer after a failed delivery', async () => {
  const orderId = await packedOrder();
  const awb = (await book(couriers, orderId))?.awb ?? '';
  await scan(awb, 'UD Dispatched', 5);
  await scan(awb, 'UD In Transit', 3);
  expect((await orderOf(orderId)).state).toBe('out_for_delivery');
  await scan(awb, 'UD Pending', 6, 'EOD-11');
  expect((await orderOf(orderId)).shipments[0]?.failedDelivery).toMatchObject({ attempt: 1 });
  await scan(awb, 'RT In Transit', 9);
  expect((await orderOf(orderId)).state).toBe('rto');
});

test('returns each label and asks for a pickup, and says that it has no manifest', async () => {
  const [orderId, other] = [await packedOrder(), await packedOrder()];
  const awbs = [await book(couriers, orderId), await book(couriers, other)].map((one) => one?.awb);
  const asAdmin = { token: admin.token };
  const label = await shop.download(`/couriers/labels?orders=${orderId}`, asAdmin);
  expect(label.headers.get('content-type')).toBe('application/pdf');
  const labels = await shop.download(`/couriers/labels?orders=${orderId},${other}`, asAdmin);
  expect(labels.headers.get('content-type')).toBe('application/zip');
  const files = Object.values(unzipSync(new Uint8Array(await labels.arrayBuffer())));
  expect(
    files.map((file) => awbs.findIndex((awb) => strFromU8(file).includes(awb ?? '-'))),
  ).toEqual([0, 1]);
  const pickup = await shop.post('/couriers/pickups', { orders: [orderId] }, asAdmin);
  expect(pickup).toMatchObject({ status: 200, body: { parcels: 1 } });
  const manifest = await shop.get(`/couriers/manifest?orders=${orderId}`, asAdmin);
  expect(manifest).toMatchObject({ status: 409, body: { code: 'no_manifest' } });
});
