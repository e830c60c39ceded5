import { randomUUID } from 'node:crypto';

import { catalogueEntry, shardIdOf } from '@kargha/domain/catalogue/catalogue-index';
import type { Order } from '@kargha/domain/orders/order';
import type { Product } from '@kargha/domain/catalogue/product';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import { soldWeight } from '@kargha/domain/reports/sold-score';
import { expect, test } from 'vitest';

import { onProductWritten } from '../../../functions/src/catalogue/catalogue-index/catalogue-events.ts';
import { updateCatalogueIndex } from '../../../functions/src/catalogue/catalogue-index/update-catalogue-index.ts';
import { updateSoldScores } from '../../../functions/src/catalogue/catalogue-index/sold-scores.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { db, eventually, PLAIN_PRODUCT, stockProduct } from '../ledger-fixtures.ts';
import { CAPTURED, ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { concurrently } from '../concurrent-calls.ts';

/** A product that was written without the trigger, so it has no stock record. */
function unknownProduct(fields: Partial<Product> = {}): Product {
  return {
    ...PLAIN_PRODUCT,
    _id: `test-${randomUUID().slice(0, 18)}`,
    slug: 'loom',
    title: 'Loom piece',
    description: '',
    price: 100,
    hsnCode: '',
    quantity: 5,
    tags: [],
    searchTokens: [],
    variants: [],
    images: [],
    pictures: [],
    marks: [],
    ...fields,
  };
}

async function indexed(productId: string): Promise<{ title: string; price: number } | undefined> {
  const shard = await db()
    .doc(`catalogueIndex/${shardIdOf(productId)}`)
    .get();
  const entries = (shard.get('entries') ?? {}) as Record<string, { title: string; price: number }>;
  return entries[productId];
}

const priceOf = async (productId: string) => (await indexed(productId))?.price;

test('follows a product when it is created, repriced, hidden and deleted', async () => {
  const id = await stockProduct({ title: 'Followed piece', price: 700 });
  await eventually(async () => (await priceOf(id)) === 700);

  await db().doc(`products/${id}`).update({ price: 800 });
  await eventually(async () => (await priceOf(id)) === 800);

  await db().doc(`products/${id}`).update({ restricted: true, accessCodeId: 'school' });
  await eventually(async () => (await indexed(id)) === undefined);

  await db().doc(`products/${id}`).update({ restricted: false, accessCodeId: null });
  await eventually(async () => (await priceOf(id)) === 800);

  await db().doc(`products/${id}`).delete();
  await eventually(async () => (await indexed(id)) === undefined);
});

test('keeps the latest state when events arrive late, twice, concurrently or out of order', async () => {
  const product = unknownProduct();
  const versions = Array.from({ length: 24 }, (_, at) => at + 1);
  const shuffled = [...versions, ...versions].sort(
    (one, other) => ((one * 7) % 24) - ((other * 7) % 24),
  );
  await Promise.all(
    shuffled.map((version) =>
      updateCatalogueIndex({
        productId: product._id,
        before: { ...product, price: version - 1 },
        after: { ...product, price: version },
        version,
      }),
    ),
  );
  expect(await priceOf(product._id)).toBe(24);
});

test('ignores a late change to a deleted product', async () => {
  const product = unknownProduct();
  const { _id: productId } = product;
  await updateCatalogueIndex({ productId, before: product, after: null, version: 9 });
  await updateCatalogueIndex({ productId, before: null, after: product, version: 8 });
  expect(await indexed(productId)).toBeUndefined();
});

test('orders a deletion with a time in whole seconds after the change before it', async () => {
  const id = await stockProduct({ title: 'Gone within the second', price: 700 });
  await eventually(async () => (await priceOf(id)) === 700);
  const product = db().doc(`products/${id}`);
  const before = await product.get();
  const time = new Date((before.updateTime!.seconds - 1) * 1000).toISOString();
  await onProductWritten({ id, before, after: undefined, time }, keyedIds('no letter is sent'));
  expect(await indexed(id)).toBeUndefined();
  await product.delete();
});

test('leaves the other products of the shard unchanged', async () => {
  const one = unknownProduct();
  let other = unknownProduct();
  while (shardIdOf(other._id) !== shardIdOf(one._id)) other = unknownProduct();
  const write = (product: Product, version: number) =>
    updateCatalogueIndex({ productId: product._id, before: null, after: product, version });
  await Promise.all([write(one, 1), write(other, 1)]);
  await updateCatalogueIndex({ productId: one._id, before: one, after: null, version: 2 });
  expect(await indexed(one._id)).toBeUndefined();
  expect(await indexed(other._id)).toMatchObject({ title: catalogueEntry(other)?.title });
});

async function orderOf(productId: string, state: Order['payment']['state']): Promise<string> {
  const gone = { ...ORDERED_LINE, productId: `gone-${randomUUID()}`, quantity: 1 };
  const lines = [{ ...ORDERED_LINE, productId, quantity: 2 }, gone];
  return (await paidOrder({ lines, payment: { ...CAPTURED, state } })).id;
}

const scoreOf = async (productId: string) =>
  (await db().doc(`products/${productId}`).get()).get('soldScore') as number;

test('counts a paid order once, and removes it when it is refunded', async () => {
  const id = await stockProduct();
  const orderId = await orderOf(id, 'captured');
  await concurrently(12, () => updateSoldScores(orderId, new Date()));
  const expected = soldWeight(2, new Date());
  expect(await scoreOf(id)).toBeCloseTo(expected, 2);

  await db().doc(`orders/${orderId}`).update({ 'payment.state': 'refunded' });
  await eventually(async () => Math.abs(await scoreOf(id)) < 0.001);
  await updateSoldScores(orderId, new Date());
  expect(await scoreOf(id)).toBeCloseTo(0, 5);
});

test('subtracts removed items, and the rest when the order is cancelled later', async () => {
  const id = await stockProduct();
  const orderId = await orderOf(id, 'captured');
  const order = db().doc(`orders/${orderId}`);
  await updateSoldScores(orderId, new Date());
  const lines = [{ ...ORDERED_LINE, productId: id, quantity: 1 }];
  await order.update({ lines, totals: priceOrder(lines) });
  await eventually(async () => (await scoreOf(id)) < soldWeight(1.5, new Date()));
  await updateSoldScores(orderId, new Date());
  expect(await scoreOf(id)).toBeCloseTo(soldWeight(1, new Date()), 2);
  await order.update({ 'payment.state': 'refunded' });
  await eventually(async () => Math.abs(await scoreOf(id)) < 0.001);
  await updateSoldScores(orderId, new Date());
  expect(await scoreOf(id)).toBeCloseTo(0, 5);
});

test('uses the current order for a mark older than the counted state', async () => {
  const id = await stockProduct();
  const orderId = await orderOf(id, 'pending');
  await db().doc(`soldScores/${orderId}`).set({ counted: true, at: new Date() });
  await db().doc(`orders/${orderId}`).update({ 'payment.state': 'captured' });
  await updateSoldScores(orderId, new Date());
  expect(await scoreOf(id)).toBe(0);
});

test('counts an unpaid order only once it is paid', async () => {
  const id = await stockProduct();
  const orderId = await orderOf(id, 'pending');
  await updateSoldScores(orderId, new Date());
  expect(await scoreOf(id)).toBe(0);
  await db().doc(`orders/${orderId}`).update({ 'payment.state': 'captured' });
  await eventually(async () => (await scoreOf(id)) > 1.9);
});
