import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Combination } from '@kargha/domain/catalogue/product-schema';

import { checkoutOf, close, fromAnywhere, open } from '../checkout-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, expectStockToBalance, stockOf } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

const staff = createBeforeAll(() => signUp('admin'));
const shop = isolatedShop();

const form = {
  title: 'Chanderi kurta',
  description: 'Straight cut, with side pockets.',
  category: 'men',
  productCollection: 'kurtas',
  price: 1800,
  status: 'draft',
};

const size = (...values: string[]) => [{ id: 'size', name: 'Size', values }];
const row = (Size: string, quantity: number, more: object = {}) => ({
  options: { Size },
  quantity,
  ...more,
});

interface Saved {
  _id: string;
  quantity: number;
  updatedAt: string;
  combinations: Record<string, Combination>;
}

async function create(fields: object = {}) {
  const { token } = staff;
  return shop.post('/products', { ...form, ...fields }, { token });
}

async function kurta(fields: object = {}): Promise<Saved> {
  const variants = size('S', 'M', 'L');
  const combinations = [row('S', 2), row('M', 5), row('L', 0)];
  const made = await create({ variants, combinations, status: 'active', ...fields });
  expect(made).toMatchObject({ status: 200 });
  return made.body.product as Saved;
}

async function edit(id: string, changes: object) {
  const { token } = staff;
  return shop.put(`/products/${id}`, changes, { token });
}

async function read(id: string): Promise<Saved> {
  const product = await db().doc(`products/${id}`).get();
  return { _id: id, ...product.data() } as Saved;
}

const buy = (productId: string, Size: string, quantity = 1) =>
  open(shop, checkoutOf({ productId, quantity, price: 1800, options: { Size } }));

test.each([
  ['a negative count', [row('S', -1)]],
  ['a part of a piece', [row('S', 1.5)]],
  ['a count that is no number', [{ options: { Size: 'S' }, quantity: 'many' }]],
  ['a value that the product does not have', [row('XXL', 1)]],
  ['an option that the product does not have', [{ options: { Colour: 'Red' }, quantity: 1 }]],
  ['the same options twice', [row('S', 1), row('S', 2)]],
  ['one SKU twice', [row('S', 1, { sku: 'twice' }), row('M', 2, { sku: 'TWICE' })]],
  ['101 variants', Array.from({ length: 101 }, (_, place) => row(`S${place}`, 1))],
  ['a negative price', [row('S', 1, { price: -1 })]],
])('refuses %s and creates nothing', async (_what, combinations) => {
  const title = `Kurta ${randomUUID()}`;
  const values = ['S', 'M', ...Array.from({ length: 101 }, (_, place) => `S${place}`)];
  const variants = size(...values.slice(0, 50));
  const refused = await create({ title, variants, combinations });
  expect(refused).toMatchObject({ status: 400, body: { success: false } });
  expect(String(refused.body.error)).not.toBe('');
  expect((await db().collection('products').where('title', '==', title).get()).size).toBe(0);
});

test('refuses a SKU that a variant or a product has elsewhere, and changes nothing', async () => {
  const sku = `KUR-${randomUUID().slice(0, 8)}`.toUpperCase();
  const other = await kurta({
    title: 'The first kurta',
    sku: `${sku}-P`,
    combinations: [row('S', 1, { sku: `${sku}-S` })],
  });
  const { _id } = await kurta();
  for (const taken of [`${sku}-S`.toLowerCase(), `${sku}-P`]) {
    const combinations = [row('S', 2, { sku: taken })];
    const expected = {
      status: 409,
      body: {
        code: 'sku_taken',
        error: `The SKU ${taken.toUpperCase()} belongs to “The first kurta”.`,
      },
    };
    expect(await create({ variants: size('S'), combinations })).toMatchObject(expected);
    const all = [...combinations, row('M', 5), row('L', 0)];
    expect(await edit(_id, { combinations: all })).toMatchObject(expected);
  }
  expect(await read(_id)).toMatchObject({ quantity: 7 });
  const own = [row('S', 4, { sku: `${sku}-S` })];
  expect(await edit(other._id, { combinations: own })).toMatchObject({ status: 200 });
});

test('gives one SKU to one of ten products that ask for it at the same time', async () => {
  const sku = `RACE-${randomUUID().slice(0, 8)}`;
  const answers = await concurrently(10, () =>
    create({ variants: size('S'), combinations: [row('S', 1, { sku })] }),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test('neither renames nor removes a value with stock, reservations or open orders', async () => {
  const { _id, combinations } = await kurta();
  const [s, m, l] = ['v1', 'v2', 'v3'].map((id) => ({ id, ...combinations[id] }));
  const removed = await edit(_id, { variants: size('S', 'L'), combinations: [s, l] });
  expect(removed).toMatchObject({ status: 409, body: { code: 'variant_in_use' } });
  expect(removed.body.error).toContain('M has 5 in stock');
  const renamed = { ...m, options: { Size: 'Medium' } };
  expect(
    await edit(_id, { variants: size('S', 'Medium', 'L'), combinations: [s, renamed, l] }),
  ).toMatchObject({ status: 409, body: { code: 'variant_in_use' } });
  expect(await edit(_id, { variants: size('S', 'L') })).toMatchObject({ status: 400 });

  const order = await buy(_id, 'M', 5);
  const soldOut = { ...m, quantity: 0, seenQuantity: 0 };
  const stillOpen = await edit(_id, { variants: size('S', 'L'), combinations: [s, l] });
  expect(stillOpen.body.error).toContain('5 in open orders');
  expect(await read(_id)).toMatchObject({ combinations: { v2: { committed: 5, retired: false } } });

  await close(shop, order);
  expect(await edit(_id, { combinations: [s, { ...soldOut, seenQuantity: 5 }, l] })).toMatchObject({
    status: 200,
  });
  expect(await edit(_id, { variants: size('S', 'L'), combinations: [s, l] })).toMatchObject({
    status: 200,
  });
  expect(await read(_id)).toMatchObject({ combinations: { v2: { retired: true, quantity: 0 } } });
  await expectStockToBalance(_id);
});

test('refuses a cart with a size that is no longer sold, and reserves nothing', async () => {
  const { _id } = await kurta();
  const [s, m] = [row('S', 2), row('M', 5)];
  const order = (Size: string) =>
    shop.post(
      '/razorpay/create-order',
      checkoutOf({ productId: _id, quantity: 1, price: 1800, options: { Size } }),
      fromAnywhere(),
    );
  const gone = { status: 409, body: { code: 'options_not_valid' } };
  expect(await edit(_id, { combinations: [s, m] })).toMatchObject({ status: 200 });
  expect(await order('L')).toMatchObject(gone);
  expect(await edit(_id, { variants: size('S', 'M'), combinations: [s, m] })).toMatchObject({
    status: 200,
  });
  const { status, body } = await order('L');
  expect({ status, body }).toMatchObject(gone);
  expect(body.error).toContain('L');
  expect(await stockOf(_id)).toEqual({ quantity: 7, committed: 0 });
  await expectStockToBalance(_id);
});

test('saves one of twenty edits of the matrix, and rejects the others as stale', async () => {
  const { _id, updatedAt } = await kurta();
  const answers = await concurrently(20, (place) =>
    edit(_id, { seenAt: updatedAt, combinations: [row('S', place), row('M', 5), row('L', 0)] }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body).toMatchObject({ code: 'stale' });
  }
  await expectStockToBalance(_id);
});

test('keeps sales while the matrix is edited', async () => {
  const { _id } = await kurta();
  const rows = [row('S', 2, { seenQuantity: 2 }), row('M', 9, { seenQuantity: 5 }), row('L', 0)];
  const [edited] = await Promise.all([edit(_id, { combinations: rows }), buy(_id, 'M', 3)]);
  expect(edited).toMatchObject({ status: 200 });
  expect(await read(_id)).toMatchObject({ combinations: { v2: { quantity: 6, committed: 3 } } });
  expect(await stockOf(_id)).toEqual({ quantity: 8, committed: 3 });
  await expectStockToBalance(_id);
});
