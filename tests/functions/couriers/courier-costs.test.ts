import { expect, test } from 'vitest';

import { indianMonth } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';

import { cancelAwb } from '../../../functions/src/orders/change-awb.ts';
import { createBeforeAll } from '../create-before-all.ts';
import {
  approvedReturn,
  book,
  bookPickup,
  openCourierShop,
  packedOrder,
} from '../courier-fixtures.ts';
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
const finance = createBeforeAll(() => signUp('admin', { staffRoles: ['finance'] }));
const packer = createBeforeAll(() => signUp('admin', { staffRoles: ['orders'] }));

const costsOf = async (month: string) =>
  (await shop.get(`/courier-costs?month=${month}`, { token: finance.token })).body.rows;

const SHIPPING = { shipping: paise(9_900), shippingTax: paise(495) };

/** A paid order whose customer paid ₹103.95 for shipping. */
async function orderWithShipping() {
  const id = await packedOrder();
  const { totals } = await orderOf(id);
  return packedOrder({ totals: { ...totals, ...SHIPPING } });
}

test('compares by courier what was charged with what customers paid, to the paisa', async () => {
  const month = indianMonth(couriers.now());
  expect(await costsOf(month)).toEqual([]);
  const one = { ...ORDERED_LINE, quantity: 1 };
  const orderId = await orderWithShipping();
  const lines = [{ productId: one.productId, quantity: 1 }];
  const first = await book(couriers, orderId, { lines, courierId: 101 });
  const second = await book(couriers, orderId, { lines, courierId: 101 });
  const express = await book(couriers, await orderWithShipping(), { courierId: 102 });
  const { id } = await approvedReturn();
  const pickup = await bookPickup(couriers, id, { courierId: 101 });
  await couriers.fault('assign_awb', 'declined');
  await book(couriers, await orderWithShipping());
  const expected = [
    {
      ...{ courier: 'Hamsa Surface', parcels: 2, collected: 10_395, unpriced: 0 },
      charged: (first?.charge ?? 0) + (second?.charge ?? 0),
      ...{ pickups: 1, pickupsCharged: pickup?.charge },
    },
    {
      ...{ courier: 'Pavan Express', parcels: 1, collected: 10_395, unpriced: 0 },
      ...{ charged: express?.charge, pickups: 0, pickupsCharged: 0 },
    },
  ];
  const rows = (await costsOf(month)) as { courier: string }[];
  expect(rows.toSorted((a, b) => a.courier.localeCompare(b.courier))).toEqual(expected);
  expect(await costsOf('2026-01')).toEqual([]);
});

test('does not count a parcel whose dispatch was cancelled: its price is given back', async () => {
  const month = indianMonth(couriers.now());
  const before = await costsOf(month);
  const orderId = await orderWithShipping();
  await book(couriers, orderId, { courierId: 103 });
  const { revision = 0 } = await orderOf(orderId);
  const change = { orderId, revision, actor: 'staff-1', at: couriers.now() };
  await cancelAwb(change, { revision, shipmentId: 'parcel-1', reason: 'A mistake.' });
  await couriers.advanceAll();
  expect(await costsOf(month)).toEqual(before);
});

test('is for people who may see costs, and needs a month', async () => {
  const path = '/courier-costs?month=2026-11';
  expect((await shop.get(path, { token: packer.token })).status).toBe(403);
  expect((await shop.get('/courier-costs?month=11', { token: finance.token })).status).toBe(400);
});
