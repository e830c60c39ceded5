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
} from '../platform/firestore.ts';
import { orderRef, readCompleteOrder } from '../records/order-record.ts';
import { productRef } from '../records/product-record.ts';
import { countSale, type Sale } from '../sales/count-sale.ts';

/** True when two versions of an order count with the same lines and sums, or both with none. */
export function haveSameSales(before: Order | null, after: Order | null): boolean {
  return isSame(before && soldOf(before), after && soldOf(after));
}

/**
 * Counts an order into the scores of its products and the sales of its day once it is paid, counts it anew when pieces were taken
 * out of it, and takes it out again when the money goes back. It looks at the order as it is now, and soldScores/{orderId}
 * says what was counted: however often and in whatever order it is called, each piece counts once.
 */
export async function updateSoldScores(orderId: string, now: Date): Promise<void> {
  const mark = firestore().collection(COLLECTIONS.soldScores).doc(orderId);
  await inTransaction(async (transaction) => {
    const order = readCompleteOrder(await transaction.get(orderRef(orderId)));
    if (!order) return;
    const before = readCounted(await transaction.get(mark), order);
    const soldNow = soldOf(order);
    const after = soldNow && before ? { ...soldNow, day: before.day } : soldNow;
    if (isSame(before, after)) return;
    await recount(transaction, order, before, after);
    transaction.set(mark, { counted: after !== null, sold: after, at: now });
  });
}

/**
 * What was counted. Older marks count on the day on which the order was made, and the oldest say only that something was
 * counted: the order is taken as it is now.
 */
function readCounted(mark: DocumentSnapshot, order: Order): SoldOrder | null {
  if (mark.get('counted') !== true) return null;
  const stored = mark.get('sold') as
    | (Omit<SoldOrder, 'day'> & Partial<SoldOrder>)
    | null
    | undefined;
  const day = indianDay(order.createdAt);
  return stored ? { day, ...stored } : soldOn(day, order);
}

/** A changed address alone counts nothing anew: of a closed account the address goes, what was sold stays. */
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

/** The order with what counts of it. */
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
