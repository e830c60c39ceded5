import { availability } from '@kargha/domain/catalogue/availability';
import { isSoldOnline } from '@kargha/domain/catalogue/online-availability';
import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { inTransaction, withDates, type DocumentReference } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { log } from '../platform/log.ts';
import { pagesOf } from '../platform/query-pages.ts';
import { productRef, readProduct } from '../records/product-record.ts';
import { backInStockRequests, sendBackInStock, waitingRequests } from './back-in-stock.ts';

/** How many people are told at once for each piece that is there: not all of them buy. */
const TOLD_PER_PIECE = 3;
const MOST_TOLD_AT_ONCE = 200;
/** So long those who asked first have the piece to themselves before the next ones hear of it. */
const AHEAD_MS = HOUR_MS;

/** Whether a product is there for those who wait for it: a letter about one that is not sold online leads nowhere. */
export function isPurchasable(product: Product | null): product is Product {
  return product !== null && isSoldOnline(product) && availability(product).buyable;
}

/**
 * Tells as many of those who wait as the pieces that are there allow, and notes when the next ones are told: everybody
 * is in the end, while the piece lasts. Calling it again tells nobody twice.
 */
export async function notifyWaiting(product: Product, ids: KeyedIds, now: Date): Promise<void> {
  const most = batchSize(product);
  const { docs } = await waitingRequests(product._id)
    .limit(most + 1)
    .get();
  for (const { id } of docs.slice(0, most)) await sendBackInStock(id, product, ids, now);
  const turn = batchRef(product._id);
  if (docs.length <= most) await turn.delete();
  else await turn.set({ productId: product._id, turnAt: nextBatchAt(now) });
}

/** What the schedule runs: tells the next ones of each piece that is still there. Gives how many pieces had a turn. */
export async function notifyNextBatches(ids: KeyedIds, now: Date): Promise<number> {
  const due = backInStockRequests().where('turnAt', '<=', now).orderBy('turnAt');
  let turns = 0;
  for await (const page of pagesOf(due)) {
    for (const turn of page) {
      const product = await claimBatch(String(turn.get('productId')), now);
      if (!product) continue;
      await notifyWaiting(product, ids, now);
      turns += 1;
    }
  }
  if (turns > 0) log.info('Those who wait for pieces were told.', { turns });
  return turns;
}

/**
 * Takes a turn that is due, so that nobody else does: gives its product. Null when somebody has, or when the piece is
 * gone: then its turn ends, and those who wait are told from the day on which it is back.
 */
function claimBatch(productId: string, now: Date): Promise<Product | null> {
  return inTransaction(async (transaction) => {
    const turn = await transaction.get(batchRef(productId));
    const turnAt = withDates(turn.get('turnAt'));
    if (!(turnAt instanceof Date) || turnAt > now) return null;
    const product = readProduct(await transaction.get(productRef(productId)));
    if (!isPurchasable(product)) {
      transaction.delete(turn.ref);
      return null;
    }
    transaction.update(turn.ref, { turnAt: nextBatchAt(now) });
    return product;
  });
}

const nextBatchAt = (now: Date) => new Date(now.getTime() + AHEAD_MS);

function batchSize(product: Product): number {
  // What is woven to order is there for everybody.
  const pieces = product.quantity > 0 ? product.quantity : maxPurchasable(product);
  return Math.min(pieces * TOLD_PER_PIECE, MOST_TOLD_AT_ONCE);
}

/** When the next ones are told of a product: one document beside the notices, which names nobody. */
function batchRef(productId: string): DocumentReference {
  return backInStockRequests().doc(`turn_${productId}`);
}
