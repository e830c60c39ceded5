import { isDeepStrictEqual } from 'node:util';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { indianDay } from '@kargha/domain/india/indian-day';
import type { Order } from '@kargha/domain/orders/order';
import { soldOf, soldOn, type SoldOrder } from '@kargha/domain/reports/sold-order';
import { soldWeight } from '@kargha/domain/reports/sold-score';

import {
  FieldValue,
  firestore,
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { orderRef, readOrderOrSkip } from '../../records/order-record.ts';
import { productRef } from '../../records/product-record.ts';
import { countSale, type Sale } from '../../records/sales/count-sale.ts';

export function haveSameSales(before: Order | null, after: Order | null): boolean {
  return isSame(before && soldOf(before), after && soldOf(after));
}

/**
 * Adds an order to the popularity of its products and to the sales of its day once it is paid, updates it when
 * items are removed, and takes it out when it is refunded. Works from the current order; soldScores/{orderId}
 * stores what was counted. Safe to repeat, in any order.
 */
export async function updateSoldScores(orderId: string, now: Date): Promise<void> {
  const mark = firestore().collection(COLLECTIONS.soldScores).doc(orderId);
  await inTransaction(async (transaction) => {
    const order = readOrderOrSkip(await transaction.get(orderRef(orderId)));
    if (!order) return;
    const before = readCounted(await transaction.get(mark), order);
    const soldNow = soldOf(order);
    const after = soldNow && before ? { ...soldNow, day: before.day } : soldNow;
    if (isSame(before, after)) return;
    await recount(transaction, order, before, after);
    transaction.set(mark, { counted: after !== null, sold: after, at: now });
  });
}

/** What was counted. Older records use the day of the order, and the oldest only say that the order was counted. */
function readCounted(mark: DocumentSnapshot, order: Order): SoldOrder | null {
  if (mark.get('counted') !== true) return null;
  const stored = mark.get('sold') as
    | (Omit<SoldOrder, 'day'> & Partial<SoldOrder>)
    | null
    | undefined;
  const day = indianDay(order.createdAt);
  return stored ? { day, ...stored } : soldOn(day, order);
}

/** Address changes do not count: closing an account removes the address, not the sale. */
function isSame(one: SoldOrder | null, other: SoldOrder | null): boolean {
  if (!one || !other) return one === other;
  return isDeepStrictEqual([one.lines, one.totals], [other.lines, other.totals]);
}

async function recount(
  transaction: Transaction,
  order: Order,
  before: SoldOrder | null,
  after: SoldOrder | null,
): Promise<void> {
  const products = await readProducts(transaction, [before, after]);
  if (before) addToScores(transaction, saleOfOrder(order, before), products, -1);
  if (after) addToScores(transaction, saleOfOrder(order, after), products, 1);
}

type Products = ReadonlyMap<string, DocumentSnapshot>;

async function readProducts(
  transaction: Transaction,
  soldNow: readonly (SoldOrder | null)[],
): Promise<Products> {
  const ids = new Set(soldNow.flatMap((one) => one?.lines ?? []).map(({ productId }) => productId));
  if (ids.size === 0) return new Map();
  const found = await transaction.getAll(...[...ids].map((id) => productRef(id)));
  return new Map(found.map((product) => [product.id, product]));
}

function saleOfOrder(order: Order, { lines, totals, destination, day }: SoldOrder): Sale {
  const address = { ...order.customer.address, state: destination };
  const customer = { ...order.customer, address };
  return { order: { ...order, lines, totals, customer }, day };
}

function addToScores(transaction: Transaction, sale: Sale, products: Products, sign: 1 | -1): void {
  const { lines, createdAt } = sale.order;
  const lineProducts = lines.flatMap(({ productId }) => products.get(productId) ?? []);
  countSale(transaction, sale, lineProducts, sign);
  lineProducts.forEach((product, at) => {
    const pieces = lines[at]?.quantity ?? 0;
    if (!product.exists || pieces < 1) return;
    const weight = sign * soldWeight(pieces, createdAt);
    transaction.update(product.ref, { soldScore: FieldValue.increment(weight) });
  });
}
