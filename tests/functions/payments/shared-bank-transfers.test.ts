import { randomInt } from 'node:crypto';

import { expect, test } from 'vitest';

import { db, orderOf } from '../ledger-fixtures.ts';
import { bulkOrder, TOTAL, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, BODIES } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const buyer = createBeforeAll(() => verifiedBuyer());
const admin = createBeforeAll(() => signUp('admin'));

const newUtr = () => `HDFCR${randomInt(1e12).toString().padStart(15, '0')}`;
const half = Math.ceil(TOTAL / 2);

async function transfer(orderId: string, part: string, fields: object) {
  const { revision = 0 } = await orderOf(orderId);
  const body = { revision, amount: half, ...fields };
  return shop.post(`/instalments/${orderId}/${part}/transfer`, body, { token: admin.token });
}

test('pays several instalments of a buyer by one transfer until it is used up', async () => {
  const [id, other] = [
    await bulkOrder(buyer, 'half-advance'),
    await bulkOrder(buyer, 'half-advance'),
  ];
  const [utr, total] = [newUtr(), TOTAL + half];
  expect((await transfer(id, '1', { utr, total })).status).toBe(200);
  expect((await transfer(id, '2', { utr, amount: TOTAL - half })).status).toBe(200);
  const wrong = await transfer(other, '1', { utr, total: total + 1 });
  expect(wrong).toMatchObject({ status: 409, body: { code: 'utr_used' } });
  expect(wrong.body.error).toMatch(/^Transfer HDFCR\d+ is recorded with a total of ₹/);
  expect((await transfer(other, '1', { utr, total })).status).toBe(200);
  const more = await transfer(other, '2', { utr, amount: TOTAL - half });
  expect(more.body.error).toBe(`Transfer ${utr} is already recorded.`);
  expect((await orderOf(id)).payment).toMatchObject({ state: 'captured', captured: TOTAL });
  expect((await orderOf(other)).payment.captured).toBe(half);
});

test('refuses another buyer’s order and an instalment above what is left', async () => {
  const mine = await bulkOrder(buyer, 'half-advance');
  const utr = newUtr();
  const small = { utr, total: half - 1 };
  expect(await transfer(mine, '1', small)).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  });
  expect((await transfer(mine, '1', { utr, total: TOTAL - 1 })).status).toBe(200);
  const theirs = await bulkOrder(await verifiedBuyer(), 'half-advance');
  const stranger = await transfer(theirs, '1', { utr });
  expect(stranger).toMatchObject({ status: 409, body: { code: 'utr_used' } });
  expect(stranger.body.error).toBe(`Transfer ${utr} is recorded for another buyer.`);
  const rest = await transfer(mine, '2', { utr, amount: TOTAL - half });
  expect(rest).toMatchObject({ body: { code: 'utr_used', details: { left: TOTAL - 1 - half } } });
  expect(rest.body.error).toMatch(/^Only ₹.* of transfer HDFCR\d+ is still unallocated\.$/);
});

test('pays three instalments of a transfer under concurrent requests', async () => {
  const ids = await Promise.all(Array.from({ length: 9 }, () => bulkOrder(buyer, 'half-advance')));
  const [utr, total] = [newUtr(), 3 * half + 1];
  const answers = await Promise.all(ids.map((id) => transfer(id, '1', { utr, total })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const orders = await Promise.all(ids.map(orderOf));
  const paid = orders.flatMap(({ instalments = [] }) => instalments[0]?.paymentId ?? []);
  expect(new Set(paid)).toEqual(new Set([utr, `${utr}-2`, `${utr}-3`]));
});

test('refunds each order of a shared transfer up to what it paid', async () => {
  const ids = [await bulkOrder(buyer, 'half-advance'), await bulkOrder(buyer, 'half-advance')];
  const utr = newUtr();
  for (const id of ids) {
    expect((await transfer(id, '1', { utr, total: 2 * half })).status).toBe(200);
    expect((await takeOrderStep({ shop, admin }, id, 'cancel', BODIES.cancel!())).status).toBe(200);
    const { docs } = await db().collection('refunds').where('orderId', '==', id).get();
    expect(docs.map((one) => one.get('amount') as number)).toEqual([half]);
  }
});
