import { isDeepStrictEqual } from 'node:util';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { indianDay } from '@kargha/domain/india/indian-day';
import type { Order } from '@kargha/domain/orders/order';
import { isSale, saleDay } from '@kargha/domain/reports/sale-day';
import { saleEntries } from '@kargha/domain/reports/sale-entries';
import { saleEntry, type SaleEntry } from '@kargha/domain/reports/sale-entry';
import { soldWeight } from '@kargha/domain/reports/sold-score';

import {
  FieldValue,
  firestore,
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import { orderRef, readOrderOrSkip, type OrderRecord } from '../../records/order-record.ts';
import { productRef } from '../../records/product-record.ts';
import { countSale } from '../../records/sales/count-sale.ts';
import { readSaleSources } from '../../records/sales/sale-sources.ts';

/** What an order has added to scores and sales. */
interface Counted {
  /** an older record has the order as it was counted, without what went back */
  isOld: boolean;
  entries: SaleEntry[];
  /** the state where it goes; closing an account removes the address, not the sale */
  destination: string;
}

/**
 * Adds an order to the popularity of its products and to the sales of their days: the sale, and each refund and
 * change in its own period. Works from the current documents; soldScores/{orderId} stores what was counted. Safe to
 * repeat, in any order.
 */
export async function updateSoldScores(orderId: string, now: Date): Promise<void> {
  const mark = soldScores().doc(orderId);
  await inTransaction(async (transaction) => {
    const order = readOrderOrSkip(await transaction.get(orderRef(orderId)));
    if (!order) return;
    const counted = readCounted(await transaction.get(mark), order);
    const before = counted.entries;
    if (before.length === 0 && !isSale(order)) return;
    const after = await entriesNow(transaction, order, before);
    const isIn = (entries: readonly SaleEntry[]) => (one: SaleEntry) =>
      entries.some((other) => isDeepStrictEqual(one, other));
    const dropped = before.filter((one) => !isIn(after)(one));
    const added = after.filter((one) => !isIn(before)(one));
    if (dropped.length + added.length === 0 && !counted.isOld) return;
    const products = await readProducts(transaction, [...dropped, ...added]);
    const context = { order, destination: counted.destination, products };
    for (const entry of dropped) addToScores(transaction, entry, context, -1);
    for (const entry of added) addToScores(transaction, entry, context, 1);
    transaction.set(mark, { entries: after, destination: counted.destination, at: now });
  });
}

/**
 * Adds what went back to orders that were counted before entries were stored. Finds nothing once all of them are
 * done.
 */
export async function completeOldSales(now: Date): Promise<void> {
  for await (const page of iteratePages(soldScores().where('counted', '==', true))) {
    await runInBatches(page, AT_A_TIME, ({ id }) => updateSoldScores(id, now));
  }
}

const AT_A_TIME = 10;

function soldScores() {
  return firestore().collection(COLLECTIONS.soldScores);
}

/** What the reports have counted of an order so far. */
export async function countedEntries(
  transaction: Transaction,
  order: OrderRecord,
): Promise<SaleEntry[]> {
  return readCounted(await transaction.get(soldScores().doc(order.id)), order).entries;
}

async function entriesNow(
  transaction: Transaction,
  order: OrderRecord,
  counted: readonly SaleEntry[],
): Promise<SaleEntry[]> {
  const { settled, returns, creditSales, invoicedAt } = await readSaleSources(transaction, order);
  const day = saleDay(order, creditSales, invoicedAt);
  return saleEntries({ order, counted, day, settled, returns });
}

type OldSale = Pick<Order, 'lines' | 'totals'> & { destination?: string; day?: string };

function readCounted(mark: DocumentSnapshot, order: Order): Counted {
  // Without a schema: entries are compared field by field with those of now, so nothing may be filled in or left out.
  const stored = mark.data() as Partial<Counted & { counted: boolean; sold: OldSale }> | undefined;
  const {
    entries,
    sold,
    counted = false,
    destination = order.customer.address.state,
  } = stored ?? {};
  if (entries) return { isOld: false, entries, destination };
  if (!counted) return { isOld: false, entries: [], destination };
  const day = indianDay(order.createdAt);
  const { lines, totals, ...old } = { day, destination, ...(sold ?? order) };
  const sale = saleEntry({ lines, totals }, old.day);
  return { isOld: true, entries: [sale], destination: old.destination };
}

type Products = ReadonlyMap<string, DocumentSnapshot>;

async function readProducts(
  transaction: Transaction,
  entries: readonly SaleEntry[],
): Promise<Products> {
  const ids = new Set(entries.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  if (ids.size === 0) return new Map();
  const found = await transaction.getAll(...[...ids].map((id) => productRef(id)));
  return new Map(found.map((product) => [product.id, product]));
}

interface ScoreContext {
  order: Order;
  destination: string;
  products: Products;
}

function addToScores(
  transaction: Transaction,
  entry: SaleEntry,
  { order, destination, products }: ScoreContext,
  sign: 1 | -1,
): void {
  const lineProducts = entry.lines.flatMap(({ productId }) => products.get(productId) ?? []);
  countSale(transaction, entry, { destination, products: lineProducts }, sign);
  lineProducts.forEach((product, at) => {
    const units = entry.lines[at]?.units ?? 0;
    if (!product.exists || units === 0) return;
    const weight = sign * soldWeight(units, order.createdAt);
    transaction.update(product.ref, { soldScore: FieldValue.increment(weight) });
  });
}
