import { availability } from '@kargha/domain/catalogue/availability';
import { isSoldOnline } from '@kargha/domain/catalogue/online-availability';
import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { inTransaction, withDates, type DocumentReference } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { log } from '../platform/log.ts';
import { iteratePages } from '../platform/query-pages.ts';
import { productRef, readProduct } from '../records/product-record.ts';
import { backInStockRequests, sendBackInStock, waitingRequests } from './back-in-stock.ts';

/** How many people are told at once for each piece that is there: not all of them buy. */
const EMAILS_PER_PIECE = 3;
const MAX_EMAILS_PER_BATCH = 200;
/** So long those who asked first have the piece to themselves before the next ones hear of it. */
const BATCH_INTERVAL_MS = HOUR_MS;

/** Whether a product is there for those who wait for it: a letter about one that is not sold online leads nowhere. */
export function isPurchasable(product: Product | null): product is Product {
  return product !== null && isSoldOnline(product) && availability(product).buyable;
}

/**
 * Tells as many of those who wait as the pieces that are there allow, and notes when the next ones are told: everybody
 * is in the end, while the piece lasts. Calling it again tells nobody twice.
 */
export async function notifyWaiting(product: Product, ids: KeyedIds, now: Date): Promise<void> {
  const count = batchSize(product);
  const { docs } = await waitingRequests(product._id)
    .limit(count + 1)
    .get();
  for (const { id } of docs.slice(0, count)) await sendBackInStock(id, product, ids, now);
  const batch = batchRef(product._id);
  if (docs.length <= count) await batch.delete();
  else await batch.set({ productId: product._id, turnAt: nextBatchAt(now) });
}

/** What the schedule runs: tells the next ones of each piece that is still there. Gives how many pieces had a turn. */
export async function notifyNextBatches(ids: KeyedIds, now: Date): Promise<number> {
  const due = backInStockRequests().where('turnAt', '<=', now).orderBy('turnAt');
  let batches = 0;
  for await (const page of iteratePages(due)) {
    for (const batch of page) {
      const product = await claimBatch(String(batch.get('productId')), now);
      if (!product) continue;
      await notifyWaiting(product, ids, now);
      batches += 1;
    }
  }
  if (batches > 0) log.info('Back-in-stock emails were queued.', { turns: batches });
  return batches;
}

/**
 * Takes a turn that is due, so that nobody else does: gives its product. Null when somebody has, or when the piece is
 * gone: then its turn ends, and those who wait are told from the day on which it is back.
 */
function claimBatch(productId: string, now: Date): Promise<Product | null> {
  return inTransaction(async (transaction) => {
    const batch = await transaction.get(batchRef(productId));
    const turnAt = withDates(batch.get('turnAt'));
    if (!(turnAt instanceof Date) || turnAt > now) return null;
    const product = readProduct(await transaction.get(productRef(productId)));
    if (!isPurchasable(product)) {
      transaction.delete(batch.ref);
      return null;
    }
    transaction.update(batch.ref, { turnAt: nextBatchAt(now) });
    return product;
  });
}

const nextBatchAt = (now: Date) => new Date(now.getTime() + BATCH_INTERVAL_MS);

function batchSize(product: Product): number {
  // What is woven to order is there for everybody.
  const pieces = product.quantity > 0 ? product.quantity : maxPurchasable(product);
  return Math.min(pieces * EMAILS_PER_PIECE, MAX_EMAILS_PER_BATCH);
}

/** When the next ones are told of a product: one document beside the notices, which names nobody. */
function batchRef(productId: string): DocumentReference {
  return backInStockRequests().doc(`turn_${productId}`);
}
