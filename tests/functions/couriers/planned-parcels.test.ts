import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { book, openCourierShop, packedOrder } from '../courier-fixtures.ts';
import { asha } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { orderOf } from '../ledger-fixtures.ts';
import { ORDERED_LINE } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

const couriers = openCourierShop();
const shop = isolatedShop({
  get couriers() {
    return couriers.couriers;
  },
});
const admin = createBeforeAll(() => signUp('admin'));
const asAdmin = () => ({ token: admin.token });

const { productId } = ORDERED_LINE;
const saree = (quantity: number) => ({ lines: [{ productId, quantity }] });

async function step(orderId: string, action: string, body: object) {
  const { revision = 0 } = await orderOf(orderId);
  return shop.post(`/orders/${orderId}/${action}`, { revision, ...body }, asAdmin());
}

const split = (orderId: string, ...quantities: number[]) =>
  step(orderId, 'plan-parcels', { parcels: quantities.map(saree) });

const bookAll = async (orderId: string) => {
  const { revision = 0 } = await orderOf(orderId);
  return shop.post('/couriers/bookings/bulk', { orders: [{ id: orderId, revision }] }, asAdmin());
};

test('books each parcel of a split order, with one AWB for each', async () => {
  const orderId = await packedOrder();
  expect((await split(orderId, 1, 1)).status).toBe(200);
  expect(await bookAll(orderId)).toMatchObject({
    status: 200,
    body: { outcomes: [{ problem: '' }] },
  });
  const { shipments } = await orderOf(orderId);
  expect(shipments).toMatchObject([
    { id: 'parcel-1', ...saree(1) },
    { id: 'parcel-2', ...saree(1) },
  ]);
  expect((await couriers.atAggregator()).flatMap(({ awbs }) => awbs)).toHaveLength(2);
});

test('merges the parcels again, and a cancelled dispatch stays a parcel', async () => {
  const orderId = await packedOrder();
  await split(orderId, 1, 1);
  expect((await split(orderId, 2)).status).toBe(200);
  expect((await orderOf(orderId)).plannedParcels).toEqual([]);
  await split(orderId, 1, 1);
  await book(couriers, orderId);
  expect((await orderOf(orderId)).shipments).toMatchObject([saree(1)]);
  await step(orderId, 'cancel-awb', { shipmentId: 'parcel-1', reason: 'A mistake.' });
  expect((await orderOf(orderId)).plannedParcels).toMatchObject([saree(1), saree(1)]);
});

test('refuses a split that loses or doubles a piece, and changes nothing', async () => {
  const orderId = await packedOrder();
  const before = await orderOf(orderId);
  for (const quantities of [[1], [2, 1], [3]]) {
    expect((await split(orderId, ...quantities)).status).toBe(400);
  }
  expect((await step(orderId, 'plan-parcels', { parcels: [] })).status).toBe(400);
  expect(await orderOf(orderId)).toEqual(before);
  await couriers.fault('create_order', 'timeout_after');
  await book(couriers, orderId);
  expect(await split(orderId, 1, 1)).toMatchObject({ status: 409, body: { code: 'booking_open' } });
});

const islander = {
  ...asha,
  address: { ...asha.address, pincode: '744101', state: 'Andaman and Nicobar Islands' },
};

test('says that no courier goes to a new address, and saves it only when staff insist', async () => {
  const orderId = await packedOrder();
  const before = await orderOf(orderId);
  const refused = await step(orderId, 'details', { customer: islander });
  expect(refused).toMatchObject({ status: 409, body: { code: 'not_served' } });
  expect(JSON.stringify(refused.body)).toContain('No courier goes to pincode 744101.');
  expect(await orderOf(orderId)).toEqual(before);
  await couriers.fault('rates', 'outage');
  const unknown = await step(orderId, 'details', { customer: islander });
  expect(unknown).toMatchObject({ status: 503, body: { code: 'aggregator_unavailable' } });
  const insisted = { customer: islander, isUnservedAccepted: true };
  expect((await step(orderId, 'details', insisted)).status).toBe(200);
  expect((await orderOf(orderId)).customer.address.pincode).toBe('744101');
});

test('does not change the address while the aggregator has it', async () => {
  const orderId = await packedOrder();
  await couriers.fault('create_order', 'timeout_after');
  await book(couriers, orderId);
  const address = { ...asha.address, pincode: '411002' };
  const customer = { ...asha, address };
  expect(await step(orderId, 'details', { customer, isUnservedAccepted: true })).toMatchObject({
    ...{ status: 409, body: { code: 'booking_open' } },
  });
});
