import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { db, expectStockToBalance, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

const staff = createBeforeAll(() => signUp('admin'));
const shop = isolatedShop();

async function edit(id: string, changes: object) {
  const { token } = staff;
  return shop.put(`/products/${id}`, changes, { token });
}

async function seenAt(id: string): Promise<string> {
  const { token } = staff;
  const { body } = await shop.get(`/products/${id}`, { token });
  return (body.product as { updatedAt: string }).updatedAt;
}

test('saves one of twenty concurrent edits and rejects the others', async () => {
  const id = await stockProduct();
  await edit(id, { title: 'First' });
  const seen = await seenAt(id);
  const answers = await concurrently(20, (index) => edit(id, { title: `T${index}`, seenAt: seen }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body).toMatchObject({ success: false, code: 'stale' });
  }
});

test('applies a stock change relative to the displayed quantity', async () => {
  const id = await stockProduct({ price: 1800, quantity: 8 });
  await open(shop, checkoutOf({ productId: id, quantity: 3, price: 1800 }));
  expect((await edit(id, { quantity: 10, seenQuantity: 8 })).status).toBe(200);
  expect(await stockOf(id)).toEqual({ quantity: 7, committed: 3 });
  await expectStockToBalance(id);
});

test('never sets negative stock', async () => {
  const id = await stockProduct({ price: 1800, quantity: 4 });
  await open(shop, checkoutOf({ productId: id, quantity: 4, price: 1800 }));
  expect((await edit(id, { quantity: 1, seenQuantity: 4 })).status).toBe(200);
  expect(await stockOf(id)).toEqual({ quantity: 0, committed: 4 });
  await expectStockToBalance(id);
});

test('hides a product that is not sold online from guests and code holders', async () => {
  const code = `code-${randomUUID()}`;
  const word = `zz${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)}`;
  const fields = { slug: word, price: 1800, searchTokens: [word], title: word };
  const id = await stockProduct({ ...fields, restricted: true, accessCodeId: code });
  const open = await stockProduct({ ...fields, slug: `${word}-open` });
  const holder = await signUp('customer', { accessCodes: [code] });
  const { token } = staff;
  const found = async (as?: string) => {
    const { body } = await shop.get(`/products?search=${word}`, as ? { token: as } : {});
    return (body.products as { _id: string }[]).map(({ _id }) => _id).toSorted();
  };
  const buy = (productId: string) =>
    shop.post('/razorpay/create-order', checkoutOf({ productId, quantity: 1, price: 1800 }), {
      token: holder.token,
    });
  expect(await found(holder.token)).toEqual([id, open].toSorted());

  for (const productId of [id, open]) {
    const edited = await edit(productId, { salesChannels: ['point-of-sale'] });
    expect(edited.body.product).toMatchObject({ restricted: true, accessCodeId: null });
    expect((await shop.get(`/products/${productId}`)).status).toBe(404);
    expect((await shop.get(`/products/${productId}`, { token: holder.token })).status).toBe(404);
    expect(await buy(productId)).toMatchObject({ status: 409, body: { code: 'not_for_sale' } });
  }
  expect(await found()).toEqual([]);
  expect(await found(holder.token)).toEqual([]);
  expect(await found(token)).toEqual([id, open].toSorted());

  await edit(id, { status: 'archived' });
  await edit(id, { status: 'active' });
  expect(await found(holder.token)).toEqual([]);
  for (const productId of [id, open]) await edit(productId, { salesChannels: ['online-store'] });
  expect(await found()).toEqual([open]);
  expect(await found(holder.token)).toEqual([id, open].toSorted());
});

test('creates a product for another channel, and removes one from the shop', async () => {
  const { token } = staff;
  const form = {
    title: `Counter piece ${randomUUID()}`,
    description: 'Sold at the counter.',
    category: 'women',
    productCollection: 'saree',
    price: 900,
  };
  const made = await shop.post('/products', { ...form, salesChannels: [] }, { token });
  const { _id: id } = made.body.product as { _id: string };
  expect((await shop.get(`/products/${id}`)).status).toBe(404);
  expect((await edit(id, { salesChannels: ['online-store'] })).status).toBe(200);
  expect((await shop.get(`/products/${id}`)).status).toBe(200);
});

test('stores type, vendor, tags, channels and markets', async () => {
  const id = await stockProduct();
  const kept = {
    productType: 'Saree',
    vendor: 'Weavers of Maheshwar',
    tags: ['wedding'],
    salesChannels: ['online-store', 'point-of-sale'],
    markets: ['india'],
  };
  expect((await edit(id, kept)).status).toBe(200);
  expect((await db().doc(`products/${id}`).get()).data()).toMatchObject(kept);
  expect(await edit(id, { markets: ['mars'] })).toMatchObject({ status: 400 });
});
