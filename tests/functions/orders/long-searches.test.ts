import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { orderListing } from '@kargha/domain/orders/order-listing';

import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { CAPTURED, paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const mark = randomUUID().slice(0, 6);
const SERIES = `PO/2026-27/${mark}`;
const PAYMENT = `pay_NfV0${mark}k`;

async function ordered(serial: string): Promise<string> {
  const purchaseOrderNumber = `${SERIES}/${serial}`;
  const payment = { ...CAPTURED, paymentId: `${PAYMENT}${serial}` };
  const { id } = await paidOrder({ purchaseOrderNumber, payment });
  await db()
    .doc(`orders/${id}`)
    .update({ listing: orderListing(await orderOf(id)) });
  return id;
}

const asked = (search: string) => new URLSearchParams({ search }).toString();

async function found(search: string): Promise<string[]> {
  const { body } = await shop.get(`/orders?${asked(search)}`, { token: admin.token });
  return (body.rows as { id: string }[]).map(({ id }) => id);
}

test('tells long codes apart by their last characters, in the list and in its count', async () => {
  const [first, second] = [await ordered('00123'), await ordered('00124')];
  expect(await found(`${SERIES}/00123`.toLowerCase())).toEqual([first]);
  expect(await found(`${PAYMENT}00124`)).toEqual([second]);
  expect((await found(`${SERIES}/0012`)).toSorted()).toEqual([first, second].toSorted());
  expect(await found(`${SERIES}/00125`)).toEqual([]);
  const counted = await shop.get(`/orders/bulk/count?${asked(`${SERIES}/00123`)}`, {
    token: admin.token,
  });
  expect(counted.body.count).toBe(1);
});

test('finds a tag by a long start of its name', async () => {
  const orders = [{ id: await ordered('00226'), revision: 0 }];
  const change = { action: 'add-tags', tags: `Export to ${mark} next week`, orders };
  const { status } = await shop.post('/orders/tags/steps', change, { token: admin.token });
  expect(status).toBe(200);
  expect(await found(`export to ${mark} next`)).toEqual([orders[0]!.id]);
});
