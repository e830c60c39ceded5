import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Order } from '@kargha/domain/orders/order';
import type { BulkProgress } from '@kargha/domain/orders/staff-order-endpoints';
import { orderListing } from '@kargha/domain/orders/order-listing';

import { db } from '../ledger-fixtures.ts';
import { asha } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

/** A name that only this test's orders have. */
const ownName = () => `yy${randomUUID().slice(0, 8).replaceAll('-', '')}`;

/** Stores a paid order of this customer, created so many minutes ago. */
async function written(name: string, minutes: number, fields: Partial<Order> = {}) {
  const address = { ...asha.address, line2: '', country: 'India' as const };
  const createdAt = new Date(Date.now() - minutes * 60_000);
  const { id } = await paidOrder({ customer: { ...asha, name, address }, createdAt, ...fields });
  const reference = db().doc(`orders/${id}`);
  const order = (await reference.get()).data() as Order;
  await reference.update({ listing: orderListing({ ...order, shipments: [] }) });
  return id;
}

const asAdmin = () => ({ token: admin.token });
const filterOf = (search: string, state = 'placed') => ({
  search,
  state,
  payment: '',
  from: '',
  to: '',
});

async function count(filter: Record<string, string>): Promise<{ count: number; until: string }> {
  const asked = new URLSearchParams(filter).toString();
  const { status, body } = await shop.get(`/orders/bulk/count?${asked}`, asAdmin());
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { count: number; until: string };
}

async function step(body: object): Promise<BulkProgress> {
  const answer = await shop.post('/orders/bulk/steps', body, asAdmin());
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as BulkProgress;
}

async function allSteps(body: object, between: () => Promise<unknown> = () => Promise.resolve()) {
  const outcomes: BulkProgress['outcomes'] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const came: BulkProgress = await step({ ...body, cursor });
    outcomes.push(...came.outcomes);
    cursor = came.nextCursor;
    await between();
  }
  return outcomes;
}

const stateOf = async (id: string) => String((await db().doc(`orders/${id}`).get()).get('state'));

test('confirms exactly the matching orders', async () => {
  const name = ownName();
  const ids: string[] = [];
  for (let at = 0; at < 45; at += 1) ids.push(await written(name, 60 + at));
  const others = [
    await written(name, 30, { state: 'packed' }),
    await written(ownName(), 30, { state: 'placed' }),
  ];
  const filter = filterOf(name);
  const { count: matching, until } = await count(filter);
  expect(matching).toBe(45);

  const late: string[] = [];
  const outcomes = await allSteps({ action: 'confirm', filter, until }, async () => {
    late.push(await written(name, -1));
  });
  expect(outcomes).toHaveLength(45);
  expect(new Set(outcomes.map(({ number }) => number)).size).toBe(45);
  for (const { problem } of outcomes) expect(problem).toBe('');
  for (const id of ids) expect(await stateOf(id)).toBe('confirmed');
  expect(await stateOf(others[0]!)).toBe('packed');
  for (const id of [others[1]!, ...late]) expect(await stateOf(id)).toBe('placed');
  const rows = await db().collection('audit').where('target', '==', `orders/${ids[7]}`).get();
  expect(rows.docs.map((row) => String(row.get('actor')))).toEqual([admin.uid]);
});

test('applies a step once per order when two run it at the same time', async () => {
  const name = ownName();
  const ids: string[] = [];
  for (let at = 0; at < 8; at += 1) ids.push(await written(name, 60 + at));
  const filter = filterOf(name);
  const { until } = await count(filter);
  const body = { action: 'confirm', filter, until };
  const both = (await Promise.all([allSteps(body), allSteps(body)])).flat();
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(8);
  for (const id of ids) {
    const rows = await db().collection('audit').where('target', '==', `orders/${id}`).get();
    expect(rows.size).toBe(1);
  }
});

test('reports an order that does not allow the step, and continues', async () => {
  const name = ownName();
  const packed = await written(name, 61, { state: 'packed' });
  const placed = await written(name, 60);
  const filter = filterOf(name, '');
  const { until } = await count(filter);
  const outcomes = await allSteps({ action: 'confirm', filter, until });
  expect(outcomes.map(({ problem }) => problem !== '')).toEqual([false, true]);
  expect(await stateOf(packed)).toBe('packed');
  expect(await stateOf(placed)).toBe('confirmed');
});

test('confirms chosen orders as staff saw them, and reports each other one', async () => {
  const name = ownName();
  const [placed, changed, packed] = [
    await written(name, 3),
    await written(name, 2),
    await written(name, 1, { state: 'packed' }),
  ];
  const orders = [placed, changed, packed].map((id) => ({ id, revision: id === changed ? 4 : 0 }));
  const { outcomes, nextCursor } = await step({ action: 'confirm', orders });
  expect(nextCursor).toBeNull();
  expect(outcomes.map(({ problem }) => problem === '')).toEqual([true, false, false]);
  expect(await stateOf(placed)).toBe('confirmed');
  expect(await stateOf(changed)).toBe('placed');
  const unknown = { action: 'confirm', orders: [{ id: 'no-such-order', revision: 0 }] };
  expect((await shop.post('/orders/bulk/steps', unknown, asAdmin())).status).toBe(404);
});

test('restricts bulk steps to staff and known steps', async () => {
  const { token } = await signUp('customer');
  const body = { action: 'confirm', filter: filterOf('unknown'), until: new Date().toISOString() };
  expect((await shop.get('/orders/bulk/count', { token })).status).toBe(403);
  expect((await shop.post('/orders/bulk/steps', body, { token })).status).toBe(403);
  for (const wrong of [{ action: 'refund' }, { until: 'soon' }, { filter: { state: 'lost' } }]) {
    const answer = await shop.post('/orders/bulk/steps', { ...body, ...wrong }, asAdmin());
    expect(answer.status).toBe(400);
  }
});
