import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { keepStockValue } from '../../../functions/src/catalogue/products/product-costing.ts';
import { readProduct } from '../../../functions/src/records/product-record.ts';
import {
  db,
  eventually,
  expectStockToBalance,
  stockKurta,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin', { fullName: 'Sita Staff' }));

const asAdmin = () => ({ token: admin.token });
const wish = (difference: unknown, fields: object = {}) => ({
  requestId: randomUUID(),
  difference,
  reason: 'counted',
  ...fields,
});
const adjust = (productId: string, difference: unknown, fields: object = {}) =>
  shop.post(`/inventory/${productId}/adjust`, wish(difference, fields), asAdmin());
const buy = (productId: string) =>
  shop.post(
    '/razorpay/create-order',
    checkoutOf({ productId, quantity: 1, price: 1800 }),
    fromAnywhere(),
  );

test('writes the stock, ledger and audit entries together', async () => {
  const productId = await stockProduct({ quantity: 10, committed: 2 });
  const { status, body } = await adjust(productId, -3, { reason: 'damaged', note: 'moths' });
  expect(status).toBe(200);
  expect(body.product).toMatchObject({ id: productId, available: 7, committed: 2, onHand: 9 });
  await expectStockToBalance(productId);
  const rows = await db().collection('audit').where('target', '==', `products/${productId}`).get();
  expect(rows.docs.map((row) => row.data())).toMatchObject([
    {
      action: 'stock.adjust',
      actor: admin.uid,
      before: { quantity: 10 },
      after: { quantity: 7 },
      reason: 'Damaged: moths',
    },
  ]);
});

test('adjusts once when the same request is sent twenty times at once', async () => {
  const productId = await stockProduct({ quantity: 10 });
  const same = wish(4);
  const answers = await concurrently(20, () =>
    shop.post(`/inventory/${productId}/adjust`, same, asAdmin()),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await stockOf(productId)).toEqual({ quantity: 14, committed: 0 });
  await expectStockToBalance(productId);
});

test('loses and oversells no item with fifty adjustments during fifty sales', async () => {
  const productId = await stockProduct({ quantity: 20 });
  const [adjustments, sales] = await Promise.all([
    concurrently(50, (at) => adjust(productId, at % 2 === 0 ? 1 : -2)),
    concurrently(50, () => buy(productId)),
  ]);
  const sold = sales.filter(({ status }) => status === 200).length;
  const moved = adjustments
    .map(({ status }, at) => ({ difference: at % 2 === 0 ? 1 : -2, status }))
    .filter(({ status }) => status === 200)
    .reduce((sum, { difference }) => sum + difference, 0);
  for (const { status, body } of [...adjustments, ...sales]) {
    if (status !== 200) expect(['below_zero', 'out_of_stock']).toContain(body.code);
  }
  expect(await stockOf(productId)).toEqual({ quantity: 20 + moved - sold, committed: sold });
  await expectStockToBalance(productId);
});

test('rejects removing more items than are available', async () => {
  const productId = await stockProduct({ quantity: 2, committed: 5 });
  const { status, body } = await adjust(productId, -3);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'below_zero',
    error: 'Only 2 pieces are available to remove.',
    details: { available: 2 },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 5 });
});

test.each([0, 1.5, '3', null, undefined, 1e9])('rejects a difference of %j', async (wrong) => {
  const productId = await stockProduct();
  expect((await adjust(productId, wrong)).status).toBe(400);
  expect(await stockOf(productId)).toEqual({ quantity: 10, committed: 0 });
});

test('rejects absolute numbers, unknown reasons and untracked products', async () => {
  const productId = await stockProduct();
  expect((await adjust(productId, 1, { quantity: 50 })).status).toBe(400);
  expect((await adjust(productId, 1, { reason: 'because' })).status).toBe(400);
  const uncounted = await stockProduct({ trackQuantity: false });
  expect((await adjust(uncounted, 1)).body.code).toBe('not_tracked');
  expect((await adjust('no-such-product', 1)).status).toBe(404);
});

test('refuses guests, customers and buyers', async () => {
  const productId = await stockProduct();
  for (const options of [
    {},
    { token: (await signUp('customer')).token },
    { token: (await signUp('b2b_buyer')).token },
  ]) {
    const answers = [
      await shop.get('/inventory', options),
      await shop.get('/inventory/totals', options),
      await shop.get(`/inventory/${productId}/movements`, options),
      await shop.post(`/inventory/${productId}/adjust`, wish(1), options),
    ];
    const expected = 'token' in options ? 403 : 401;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
  expect(await stockOf(productId)).toEqual({ quantity: 10, committed: 0 });
});

test('finds products by words and low stock, page by page', async () => {
  const word = `w${randomUUID().replaceAll('-', '').slice(0, 10)}`;
  const stocked = async (quantity: number) =>
    stockProduct({ quantity, searchTokens: [word, 'piece'], title: `${word} ${quantity}` });
  const [out, low, full] = await Promise.all([stocked(0), stocked(3), stocked(4)]);
  const kurta = await stockKurta({ M: 40, L: 1 }, { searchTokens: [word] });
  const find = async (query: string) => {
    const { body } = await shop.get(`/inventory?${query}&search=${word}`, asAdmin());
    return (body.rows as { id: string }[]).map(({ id }) => id);
  };
  expect(await find('')).toEqual([kurta, out, low, full]);
  await eventually(async () => (await find('filter=low')).length === 2);
  expect(await find('filter=low')).toEqual([low, kurta]);
  expect(await find('filter=out')).toEqual([out]);
  await db().doc(`products/${kurta}`).update({ 'combinations.v2.quantity': 0, quantity: 40 });
  await eventually(async () => (await find('filter=out')).length === 2);
  expect(await find('filter=out')).toEqual([out, kurta]);
  expect((await shop.get('/inventory?filter=many', asAdmin())).status).toBe(400);

  await Promise.all(Array.from({ length: 50 }, () => stocked(9)));
  const first = await shop.get(`/inventory?search=${word}`, asAdmin());
  expect(first.body.rows).toHaveLength(50);
  const cursor = String(first.body.nextCursor);
  const second = await shop.get(`/inventory?search=${word}&cursor=${cursor}`, asAdmin());
  expect(second.body).toMatchObject({ nextCursor: null });
  expect(second.body.rows).toHaveLength(4);
});

test('finds a product by two words behind a page of partial matches', async () => {
  const word = `w${randomUUID().replaceAll('-', '').slice(0, 10)}`;
  const stocked = (title: string, ...more: string[]) =>
    stockProduct({ searchTokens: [word, ...more], title });
  const [wanted] = await Promise.all([
    stocked(`${word} z`, 'red'),
    ...Array.from({ length: 51 }, () => stocked(`${word} a`)),
  ]);
  const { body } = await shop.get(`/inventory?search=${word}+red`, asAdmin());
  expect((body.rows as { id: string }[]).map(({ id }) => id)).toEqual([wanted]);
});

test('lists the ledger of a product with user and reason, the newest first', async () => {
  const productId = await stockProduct({ quantity: 5 });
  await adjust(productId, -1, { reason: 'lost' });
  const { body } = await shop.get(`/inventory/${productId}/movements`, asAdmin());
  expect(body.rows).toMatchObject([
    { reason: 'adjustment', quantityDelta: -1, note: 'Lost or stolen', by: 'Sita Staff' },
    { reason: 'opening', quantityDelta: 5, by: 'test' },
  ]);
});

test('counts products and their stock value', async () => {
  const totals = async () =>
    (await shop.get('/inventory/totals', asAdmin())).body.totals as Record<string, number>;
  const before = await totals();
  const productId = await stockProduct({ quantity: 0, committed: 3, hasSoldOut: true });
  await db().doc(`products/${productId}/private/costing`).set({ unitCost: 1200.5 });
  const known = readProduct(await db().doc(`products/${productId}`).get());
  await keepStockValue({ productId, before: null, after: known });
  const after = await totals();
  expect(after.products).toBeGreaterThanOrEqual(Number(before.products) + 1);
  expect(after.outOfStock).toBeGreaterThanOrEqual(Number(before.outOfStock) + 1);
  const costing = db().doc(`products/${productId}/private/costing`);
  expect((await costing.get()).get('stockValue')).toBe(3 * 120_050);
  expect(after.value).toBeGreaterThanOrEqual(3 * 120_050);

  await db().doc(`products/${productId}`).delete();
  await keepStockValue({ productId, before: known, after: null });
  expect((await costing.get()).exists).toBe(false);
});
