import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import { stockCheck } from '../../../functions/src/operations/integrity-check/stock-check.ts';
import { caseCount } from '../../soak/case-count.ts';
import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import {
  db,
  eventually,
  expectStockToBalance,
  orderOf,
  sizesOf,
  stockKurta,
  stockOf,
} from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin', { fullName: 'Sita Staff' }));
const asAdmin = () => ({ token: admin.token });

let supplierId: string;
beforeAll(async () => {
  const wish = { requestId: randomUUID(), name: 'Size weavers', state: 'Kerala' };
  const { body } = await shop.post('/purchase-orders/suppliers', wish, asAdmin());
  supplierId = (body.supplier as { id: string }).id;
});

const productOf = (id: string) => db().doc(`products/${id}`).get();
const adjust = (productId: string, difference: number, variantId?: string) =>
  shop.post(
    `/inventory/${productId}/adjust`,
    { requestId: randomUUID(), difference, reason: 'counted', ...(variantId && { variantId }) },
    asAdmin(),
  );
const order = (productId: string, Size: string, quantity = 1) =>
  shop.post(
    '/razorpay/create-order',
    checkoutOf({ productId, options: { Size }, quantity, price: 1800 }),
    fromAnywhere(),
  );

test('an order takes the size it names, and closing it gives that size back', async () => {
  const productId = await stockKurta({ M: 4, L: 2 });
  const { status, body } = await order(productId, 'L', 2);
  expect(status).toBe(200);
  expect(await sizesOf(productId)).toEqual({ M: 4, L: 0 });
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 2 });
  expect((await orderOf(body.orderId)).lines).toMatchObject([{ variantId: 'v2', held: 2 }]);
  await shop.endHold(String(body.orderId));
  expect(await sizesOf(productId)).toEqual({ M: 4, L: 0 });
  await db()
    .doc(`orders/${String(body.orderId)}`)
    .update({ holdExpiresAt: new Date(0) });
  await shop.endHold(String(body.orderId));
  expect(await sizesOf(productId)).toEqual({ M: 4, L: 2 });
  await expectStockToBalance(productId);
});

test('the last L goes to one of two hundred buyers, while M stays plentiful', async () => {
  const productId = await stockKurta({ M: 200, L: 1 });
  const [large, medium] = await Promise.all([
    concurrently(200, () => order(productId, 'L')),
    concurrently(10, () => order(productId, 'M')),
  ]);
  expect(large.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(medium.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = large.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'out_of_stock',
    details: { items: [{ productId, options: { Size: 'L' }, available: 0, requested: 1 }] },
  });
  expect(await sizesOf(productId)).toEqual({ M: 190, L: 0 });
  await expectStockToBalance(productId);
});

test('forty buyers take a size to its limit: one fall is recorded for the email to staff', async () => {
  const productId = await stockKurta({ M: 9, L: 50 });
  const answers = await concurrently(40, (rival) => order(productId, rival % 4 === 0 ? 'L' : 'M'));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  const falls = async () =>
    (await db().collection('lowStock').where('productId', '==', productId).get()).docs;
  await eventually(async () => (await falls()).length > 0);
  await eventually(async () => (await productOf(productId)).get('hasLowStock') === true);
  expect((await falls()).map((fall) => fall.data())).toMatchObject([
    { productId, variantId: 'v1', emailedAt: null },
  ]);
  expect((await adjust(productId, 20, 'v1')).status).toBe(200);
  await eventually(async () => (await productOf(productId)).get('hasLowStock') === false);
});

const WAVES = caseCount({ usual: 1, all: 5 });

test(`of ${WAVES * 40} buyers for each of five sizes, ten get each size`, async () => {
  const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
  const productId = await stockKurta(Object.fromEntries(sizes.map((size) => [size, 10])));
  const buy = async (rival: number) => {
    const size = sizes[rival % sizes.length] ?? '';
    return { size, ...(await order(productId, size)) };
  };
  const answers: Awaited<ReturnType<typeof buy>>[] = [];
  // One wave after the other: a thousand transactions on one document at the same time only measure the emulator.
  for (let wave = 0; wave < WAVES; wave += 1) answers.push(...(await concurrently(200, buy)));
  const sold = answers.filter(({ status }) => status === 200);
  for (const size of sizes) {
    expect(sold.filter((one) => one.size === size)).toHaveLength(10);
  }
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['out_of_stock']));
  expect(await sizesOf(productId)).toEqual({ S: 0, M: 0, L: 0, XL: 0, XXL: 0 });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 50 });
  for (const { size, body } of sold) {
    const [line] = (await orderOf(body.orderId)).lines;
    expect(line).toMatchObject({
      options: { Size: size },
      variantId: `v${sizes.indexOf(size) + 1}`,
    });
  }
  await expectStockToBalance(productId);
});

test('staff adjust one size; what belongs to no size is not sold until it is assigned', async () => {
  const productId = await stockKurta({ M: 4, L: 2 });
  expect((await adjust(productId, 3, 'v1')).body.product).toMatchObject({
    available: 9,
    unassigned: 0,
    variants: [
      { options: { Size: 'M' }, available: 7 },
      { options: { Size: 'L' }, available: 2 },
    ],
  });
  const { status, body } = await adjust(productId, -3, 'v2');
  expect([status, body.code]).toEqual([409, 'below_zero']);
  expect((await adjust(productId, 1, 'v9')).status).toBe(404);
  expect((await adjust(productId, 1)).body.product).toMatchObject({ available: 10, unassigned: 1 });
  expect((await order(productId, 'L', 3)).status).toBe(409);
  await expectStockToBalance(productId);
});

test('a delivery fills the sizes that were ordered', async () => {
  const productId = await stockKurta({ M: 4, L: 2 });
  const lines = [
    { productId, options: { Size: 'M' }, ordered: 5, unitCost: 50_000 },
    { productId, options: { Size: 'L' }, ordered: 6, unitCost: 60_000 },
  ];
  const wish = { supplierId, expectedOn: '2027-12-01', note: '', lines, place: 'ordered' };
  const created = await shop.post(
    '/purchase-orders',
    { requestId: randomUUID(), ...wish },
    asAdmin(),
  );
  expect(created.status).toBe(200);
  const { id, revision } = created.body.purchaseOrder as { id: string; revision: number };
  const arrived = lines.map(({ ordered, unitCost: _cost, ...line }) => ({
    ...line,
    accepted: ordered,
    rejected: 0,
  }));
  const { status, body } = await shop.post(
    `/purchase-orders/${id}/receipts`,
    { receiptId: randomUUID(), revision, note: '', lines: arrived },
    asAdmin(),
  );
  expect(status).toBe(200);
  expect(body.purchaseOrder).toMatchObject({
    state: 'received',
    lines: [{ title: 'Test kurta (Size: M)' }, { title: 'Test kurta (Size: L)' }],
  });
  expect(await sizesOf(productId)).toEqual({ M: 9, L: 8 });
  const costing = await db().doc(`products/${productId}/private/costing`).get();
  // 6 pieces without a known cost, then 5 at ₹500 and 6 at ₹600
  expect(costing.get('unitCost')).toBeCloseTo((11 * 500 + 6 * 600) / 17, 2);
  await expectStockToBalance(productId);
});

test('a purchase order must say which size it orders', async () => {
  const productId = await stockKurta({ M: 4 });
  const lines = [{ productId, ordered: 5, unitCost: 50_000 }];
  const wish = { requestId: randomUUID(), supplierId, expectedOn: '2027-12-01', note: '', lines };
  const { status, body } = await shop.post('/purchase-orders', wish, asAdmin());
  expect([status, body.error]).toEqual([400, 'Please choose a size for Test kurta.']);
});

test('the integrity check finds a size that differs from its ledger', async () => {
  const productId = await stockKurta({ M: 4, L: 2 });
  const product = db().doc(`products/${productId}`);
  await product.update({ 'combinations.v1.quantity': 3, 'combinations.v2.quantity': 3 });
  const { findings } = await stockCheck({ now: new Date(), isOver: () => false });
  const mine = findings.filter(({ path }) => path === product.path);
  expect(mine.map(({ what }) => what)).toEqual([
    'Test kurta, M: 3 available and 0 committed, but the ledger says 4 available and 0 committed.',
  ]);
  await product.update({ 'combinations.v1.quantity': 4, 'combinations.v2.quantity': 2 });
});

test('the integrity check finds sizes that have more together than their product', async () => {
  const productId = await stockKurta({ M: 4, L: 2 });
  const product = db().doc(`products/${productId}`);
  const movements = db().collection('stockMovements');
  const row = await movements.add({ productId, quantityDelta: -1, committedDelta: 0 });
  await product.update({ quantity: 5 });
  const { findings } = await stockCheck({ now: new Date(), isOver: () => false });
  expect(findings.find(({ path }) => path === product.path)?.what).toBe(
    'Test kurta: its variants have 6 available and 0 committed, but the product has 5 available and 0 committed.',
  );
  await row.delete();
  await product.update({ quantity: 6 });
});
