import { expect, test } from 'vitest';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const FORM = {
  title: 'Venkatagiri saree',
  description: 'Silver checks on cotton.',
  category: 'women',
  productCollection: 'saree',
  price: 2450,
  quantity: 4,
};

const asAdmin = () => ({ token: admin.token });

async function rowsOf(productId: string) {
  const rows = await db()
    .collection('audit')
    .where('target', '==', `products/${productId}`)
    .orderBy('at', 'desc')
    .get();
  return rows.docs.map((row) => row.data()).reverse();
}

test('logs the creation, change, archiving and deletion with old and new values', async () => {
  const { body } = await shop.post('/products', FORM, asAdmin());
  const id = (body.product as { _id: string })._id;
  const put = async (changes: object) =>
    expect((await shop.put(`/products/${id}`, changes, asAdmin())).status).toBe(200);
  await put({ price: 2300, title: FORM.title });
  await put({ status: 'archived' });
  await put({ status: 'active' });
  expect((await shop.delete(`/products/${id}`, asAdmin())).status).toBe(200);

  const rows = await rowsOf(id);
  expect(rows).toMatchObject([
    { action: 'product.create', before: null, after: { title: FORM.title, price: 2450 } },
    { action: 'product.change', before: { price: 2450 }, after: { price: 2300 } },
    { action: 'product.archive', before: { status: 'active' }, after: { status: 'archived' } },
    { action: 'product.activate', before: { status: 'archived' }, after: { status: 'active' } },
    { action: 'product.delete', before: { title: FORM.title, price: 2300 }, after: null },
  ]);
  for (const row of rows) expect(row.actor).toBe(admin.uid);
  expect(Object.keys(rows[1]?.after as object)).toEqual(['price']);
});

test('logs nothing for unchanged or rejected edits', async () => {
  const id = await stockProduct();
  const { body } = await shop.get(`/products/${id}`, asAdmin());
  const { title } = body.product as { title: string };
  expect((await shop.put(`/products/${id}`, { title }, asAdmin())).status).toBe(200);
  const stale = { title: 'Other', seenAt: '2020-01-01T00:00:00.000Z' };
  expect((await shop.put(`/products/${id}`, stale, asAdmin())).status).toBe(409);
  expect(await rowsOf(id)).toEqual([]);
});

test('logs only the saved one of many concurrent edits', async () => {
  const id = await stockProduct();
  const { body } = await shop.get(`/products/${id}`, asAdmin());
  const { updatedAt } = body.product as { updatedAt: string };
  const edits = Array.from({ length: 10 }, (_, at) =>
    shop.put(`/products/${id}`, { vendor: `Weaver ${at}`, seenAt: updatedAt }, asAdmin()),
  );
  const won = (await Promise.all(edits)).filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const { vendor } = won[0]!.body.product as { vendor: string };
  expect(await rowsOf(id)).toMatchObject([{ action: 'product.change', after: { vendor } }]);
});

test('logs the old and new tier prices', async () => {
  const id = await stockProduct();
  const bulk = (percentOff: number) => ({
    bulk: { minimum: 20, multiple: 10, leadTimeDays: 14, tiers: [{ from: 20, percentOff }] },
  });
  expect((await shop.put(`/products/${id}`, bulk(5), asAdmin())).status).toBe(200);
  expect((await shop.put(`/products/${id}`, bulk(8), asAdmin())).status).toBe(200);
  const [, second] = await rowsOf(id);
  expect(second).toMatchObject({
    before: { bulkTiers: [{ from: 20, percentOff: 5 }] },
    after: { bulkTiers: [{ from: 20, percentOff: 8 }] },
  });
});
