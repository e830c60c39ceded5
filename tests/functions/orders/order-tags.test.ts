import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { BulkProgress, OrderTag } from '@kargha/domain/orders/staff-order-endpoints';

import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const ownTag = () => `Gift ${randomUUID().slice(0, 6)}`;

interface SeenOrder {
  id: string;
  revision: number;
}

const seen = async (): Promise<SeenOrder> => ({ id: (await paidOrder()).id, revision: 0 });
const storedOf = async (id: string) => (await db().doc(`orders/${id}`).get()).data();

async function change(action: string, tags: string, orders: SeenOrder[]) {
  const body = { action, tags, orders };
  const answer = await shop.post('/orders/tags/steps', body, { token: admin.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as unknown as BulkProgress).outcomes;
}

async function listedTag(name: string): Promise<OrderTag | undefined> {
  const { body } = await shop.get('/orders/tags', { token: admin.token });
  return (body.tags as OrderTag[]).find((tag) => tag.name === name);
}

async function found(query: Record<string, string>): Promise<string[]> {
  const asked = new URLSearchParams(query).toString();
  const { body } = await shop.get(`/orders?${asked}`, { token: admin.token });
  return (body.rows as { id: string }[]).map(({ id }) => id);
}

test('adds tags to orders, finds them by name and filter, and removes them', async () => {
  const [one, other] = [await seen(), await seen()];
  const name = ownTag();
  const outcomes = await change('add-tags', `${name}, Fragile`, [one, other]);
  expect(outcomes.map(({ problem }) => problem)).toEqual(['', '']);
  const tag = await listedTag(name);
  expect(tag).toBeDefined();
  const both = expect.arrayContaining([one.id, other.id]) as string[];
  expect(await found({ tag: tag!.id })).toEqual(both);
  expect(await found({ search: name.toUpperCase() })).toEqual(both);
  await change('remove-tags', name.toLowerCase(), [{ ...one, revision: 1 }]);
  expect(await found({ tag: tag!.id })).toEqual([other.id]);
});

test('shows shoppers neither the name of a tag nor its change', async () => {
  const order = await seen();
  const name = ownTag();
  await change('add-tags', name, [order]);
  expect(JSON.stringify(await storedOf(order.id))).not.toContain(name.slice(5));
  const { docs } = await db().collection(`orders/${order.id}/events`).get();
  const notes = docs.map((event) => [
    Boolean(event.get('visibleToCustomer')),
    String(event.get('note')),
  ]);
  expect(notes).toEqual([[false, `Added: ${name}`]]);
});

test('writes one tag for a name in two spellings, and nothing for a tag that an order has', async () => {
  const order = await seen();
  const name = ownTag();
  await Promise.all([change('add-tags', name, [order]), change('add-tags', name, [await seen()])]);
  await change('add-tags', name.toUpperCase(), [{ ...order, revision: 1 }]);
  const stored = await storedOf(order.id);
  expect(stored).toMatchObject({ tags: [(await listedTag(name))!.id], revision: 1 });
  expect(await listedTag(name.toUpperCase())).toBeUndefined();
});

test('reports an order that has changed since, and tags the others', async () => {
  const [stale, fresh] = [await seen(), await seen()];
  const outcomes = await change('add-tags', ownTag(), [{ ...stale, revision: 7 }, fresh]);
  expect(outcomes.map(({ problem }) => problem !== '')).toEqual([true, false]);
  expect((await storedOf(stale.id))?.tags).toBeUndefined();
});

test('gives an order at most ten tags', async () => {
  const order = await seen();
  const ten = Array.from({ length: 10 }, () => ownTag());
  await change('add-tags', ten.join(','), [order]);
  const [outcome] = await change('add-tags', ownTag(), [{ ...order, revision: 1 }]);
  expect(outcome?.problem).toBe('An order can have 10 tags.');
  expect((await storedOf(order.id))?.tags).toHaveLength(10);
});

test('refuses other people, long names and requests without orders', async () => {
  const order = await seen();
  const body = { action: 'add-tags', tags: 'Gift', orders: [order] };
  const { token } = await signUp('customer');
  expect((await shop.post('/orders/tags/steps', body, { token })).status).toBe(403);
  expect((await shop.get('/orders/tags', { token })).status).toBe(403);
  const wrong = [{ tags: ' , ' }, { tags: 'x'.repeat(31) }, { orders: [] }, { action: 'ship' }];
  for (const fields of [...wrong, { orders: undefined }]) {
    const sent = { ...body, ...fields };
    const answer = await shop.post('/orders/tags/steps', sent, { token: admin.token });
    expect(answer.status, JSON.stringify(fields)).toBe(400);
  }
  expect((await storedOf(order.id))?.tags).toBeUndefined();
});
