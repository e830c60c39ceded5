import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, expectStockToBalance, stockOf } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { signUp } from '../sample-people.ts';
import { countOriginals } from '../product-uploads.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const form = (fields: object = {}) => ({
  title: `Mangalagiri saree ${randomUUID().slice(0, 8)}`,
  description: 'A plain body with a nizam border.',
  category: 'women',
  productCollection: 'saree',
  price: 2450,
  quantity: 4,
  images: [PIXEL],
  ...fields,
});

const create = (body: object) => shop.post('/products', body, { token: admin.token });
const idIn = (body: Record<string, unknown>) => (body.product as { _id: string })._id;

async function withTitle(title: string): Promise<number> {
  return (await db().collection('products').where('title', '==', title).get()).size;
}

test('creates a product once when it is sent again, with its stock and images', async () => {
  const sent = form({ requestId: randomUUID() });
  const first = await create(sent);
  const again = await create(sent);
  expect([first.status, again.status]).toEqual([200, 200]);
  const id = idIn(first.body);
  expect(idIn(again.body)).toBe(id);
  expect(await withTitle(sent.title)).toBe(1);
  expect(await stockOf(id)).toEqual({ quantity: 4, committed: 0 });
  expect(await countOriginals(id)).toBe(1);
  await expectStockToBalance(id);
});

test('creates one product with its image from eight concurrent requests', async () => {
  const sent = form({ requestId: randomUUID() });
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(sent)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const ids = new Set(answers.map(({ body }) => idIn(body)));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  expect(await countOriginals(id)).toBe(1);
  const { images } = answers[0]!.body.product as { images: string[] };
  expect((await fetch(images[0]!)).status).toBe(200);
  await expectStockToBalance(id);
});

test('reports a conflict for changes since the first attempt', async () => {
  const sent = form({ requestId: randomUUID() });
  const id = idIn((await create(sent)).body);
  for (const changes of [{ price: 1450 }, { status: 'draft' }, { images: [] }]) {
    expect(await create({ ...sent, ...changes })).toMatchObject({
      status: 409,
      body: { code: 'already_saved', details: { id } },
    });
  }
  const { body } = await shop.get(`/products/${id}`, { token: admin.token });
  expect(body.product).toMatchObject({ price: 2450, status: 'active' });
});

test('does not recreate a deleted product', async () => {
  const sent = form({ requestId: randomUUID() });
  const id = idIn((await create(sent)).body);
  expect((await shop.delete(`/products/${id}`, { token: admin.token })).status).toBe(200);
  expect((await create(sent)).status).toBe(404);
  expect(await withTitle(sent.title)).toBe(0);
});

test('creates a product per request without a request id', async () => {
  const sent = form();
  const [first, second] = [await create(sent), await create(sent)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(idIn(first.body)).not.toBe(idIn(second.body));
  // Deletes the second product, so that the name is unique again.
  await shop.delete(`/products/${idIn(second.body)}`, { token: admin.token });
  expect(await withTitle(sent.title)).toBe(1);
});
