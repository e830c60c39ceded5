import { randomUUID } from 'node:crypto';

import { getFirestore, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import type { Order } from '@kargha/domain/orders/order';
import { PLAIN_COMBINATION, PLAIN_PRODUCT as SAREE } from '@kargha/domain/testing/plain-product';
import { ledgerSum, opening, openingId, type StockMovement } from '@kargha/domain/stock/stock';

import { suiteApp } from '../suite-app.ts';

/** Firestore with admin access, past all security rules. */
export function db(): Firestore {
  return getFirestore(suiteApp());
}

/** Creates a product with the first row of its stock ledger. Returns its id. */
export async function stockProduct(fields: Partial<Product> = {}): Promise<string> {
  const id = `test-${randomUUID().slice(0, 18)}`;
  const product = { ...PLAIN_PRODUCT, ...fields };
  const { quantity, committed } = product;
  await db().doc(`products/${id}`).set(product);
  await db()
    .doc(`stockMovements/${openingId({ productId: id })}`)
    .set({
      ...opening({ quantity, committed }),
      productId: id,
      orderId: null,
      by: 'test',
      at: new Date(),
    });
  return id;
}

/** Creates a kurta whose sizes have their own stock, with the first row of each size in the ledger. */
export async function stockKurta(
  sizes: Readonly<Record<string, number>>,
  fields: Partial<Product> = {},
): Promise<string> {
  const levels = Object.entries(sizes);
  const variantIds = levels.map((_, place) => `v${place + 1}`);
  const combinations = Object.fromEntries(
    levels.map(([Size, quantity], place) => [
      variantIds[place],
      { ...PLAIN_COMBINATION, options: { Size }, quantity },
    ]),
  );
  const quantity = levels.reduce((sum, [, units]) => sum + units, 0);
  const variants = [{ id: 'size', name: 'Size', values: levels.map(([size]) => size) }];
  const id = await stockProduct({ ...fields, title: 'Test kurta', quantity: 0, variants });
  await db().doc(`products/${id}`).update({ quantity, combinations });
  for (const [place, variantId] of variantIds.entries()) {
    const unit = { productId: id, variantId };
    const change = opening({ quantity: levels[place]?.[1] ?? 0, committed: 0 });
    const row = { ...change, ...unit, orderId: null, by: 'test', at: new Date() };
    await db()
      .doc(`stockMovements/${openingId(unit)}`)
      .set(row);
  }
  return id;
}

/** The units that can be sold, by size. */
export async function sizesOf(productId: string): Promise<Record<string, number>> {
  const product = await db().doc(`products/${productId}`).get();
  const { combinations = {} } = product.data() as Partial<Product>;
  return Object.fromEntries(
    Object.values(combinations).map(({ options, quantity }) => [options.Size ?? '', quantity]),
  );
}

export async function stockOf(productId: string): Promise<{ quantity: number; committed: number }> {
  const product = await db().doc(`products/${productId}`).get();
  return {
    quantity: product.get('quantity') as number,
    committed: product.get('committed') as number,
  };
}

/** The ledger rows add up to the stock of the product and of its variants, and no part of it is negative. */
export async function expectStockToBalance(...productIds: string[]): Promise<void> {
  for (const productId of productIds) {
    const rows = await db().collection('stockMovements').where('productId', '==', productId).get();
    const stock = await stockOf(productId);
    const movements = rows.docs.map((row) => row.data() as StockMovement);
    expect(ledgerSum(movements)).toEqual(stock);
    const product = await db().doc(`products/${productId}`).get();
    const { combinations = {} } = product.data() as Partial<Product>;
    for (const [variantId, { quantity, committed }] of Object.entries(combinations)) {
      const moved = movements.filter((row) => row.variantId === variantId);
      expect(ledgerSum(moved)).toEqual({ quantity, committed });
      expect(Math.min(quantity, committed)).toBeGreaterThanOrEqual(0);
    }
    expect(stock.quantity).toBeGreaterThanOrEqual(0);
    expect(stock.committed).toBeGreaterThanOrEqual(0);
  }
}

export async function orderOf(orderId: unknown): Promise<Order> {
  const order = await db()
    .doc(`orders/${String(orderId)}`)
    .get();
  if (!order.exists) throw new Error(`There is no order ${String(orderId)}.`);
  return { ...order.data(), id: order.id } as Order;
}

/** Counts the orders with this product by state. */
export async function ordersWith(productId: string): Promise<Record<string, number>> {
  const all = await db().collection('orders').get();
  const counts: Record<string, number> = {};
  for (const { state, lines = [] } of all.docs.map((one) => one.data() as Partial<Order>)) {
    if (!state) continue;
    if (lines.some((line) => line.productId === productId))
      counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}

export async function endReservation(orderId: unknown): Promise<void> {
  await db()
    .doc(`orders/${String(orderId)}`)
    .update({ holdExpiresAt: new Date(Date.now() - 1000) });
}

export async function exists(path: string): Promise<boolean> {
  return (await db().doc(path).get()).exists;
}

/**
 * Runs `work` with a shared document and restores it afterwards. One test at a time has the document, across all
 * files.
 */
export async function withRestoredDocument(
  path: string,
  work: (document: DocumentReference) => Promise<void>,
): Promise<void> {
  const document = db().doc(path);
  const mark = db().doc(`testsAtWork/${path.replaceAll('/', '-')}`);
  await eventually(() =>
    mark.create({}).then(
      () => true,
      () => false,
    ),
  );
  const previous = (await document.get()).data();
  try {
    await work(document);
  } finally {
    await (previous ? document.set(previous) : document.delete());
    await mark.delete();
  }
}

export async function eventually(condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition, { timeout: 60_000, interval: 50 }).toBe(true);
}

/** A product that anybody can buy. */
export const PLAIN_PRODUCT = {
  ...SAREE,
  slug: 'test-piece',
  title: 'Test piece',
  description: 'Woven for a test.',
  quantity: 10,
};
