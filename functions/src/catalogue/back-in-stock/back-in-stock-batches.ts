import { availability } from '@kargha/domain/catalogue/product-availability';
import { isSoldOnline } from '@kargha/domain/catalogue/product-access';
import { maxPurchasable, sellableQuantity, type Product } from '@kargha/domain/catalogue/product';
import { asChosen, hasVariants, variantsOf } from '@kargha/domain/catalogue/variants';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { inTransaction, type DocumentReference, type Query } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { ANY_SIZE, backInStockRequests, readBatch, requestRef } from './back-in-stock-record.ts';
import { isBuyable, sendBackInStock, waitingRequests } from './back-in-stock.ts';

/** Not everyone buys, so several people are notified per piece. */
const EMAILS_PER_PIECE = 3;
const MAX_EMAILS_PER_BATCH = 200;
/** Head start for the first subscribers before the next batch. */
const BATCH_INTERVAL_MS = HOUR_MS;

/** False for products that are not sold online: the link in the email would lead nowhere. */
export function isPurchasable(product: Product | null): product is Product {
  return product !== null && isSoldOnline(product) && availability(product).buyable;
}

/** True when something of the product can be bought now that could not before: the product, or one of its variants. */
export function isBackInStock(before: Product | null, after: Product | null): after is Product {
  if (!isPurchasable(after)) return false;
  if (!isPurchasable(before)) return true;
  return variantsOf(after).some(
    ({ options }) => isBuyable(after, options) && !isBuyable(before, options),
  );
}

/** Notifies as many subscribers as the stock allows and schedules the next batch. No one is notified twice. */
export async function notifyWaiting(product: Product, ids: KeyedIds, now: Date): Promise<void> {
  const { served, isOver } = await nextToServe(product);
  for (const id of served) await sendBackInStock(id, product, ids, now);
  const batch = batchRef(product._id);
  if (isOver) await batch.set({ productId: product._id, turnAt: nextBatchAt(now) });
  else await batch.delete();
}

/**
 * The requests of the next batch, and whether others have to wait for a later one. Each stock, of the product or of
 * a variant, serves its own subscribers; those of a sold-out variant go on waiting and are not read.
 */
async function nextToServe(product: Product): Promise<{ served: string[]; isOver: boolean }> {
  const served: string[] = [];
  let isOver = false;
  for (const { chosen, requests } of queuesOf(product)) {
    const places = batchSize(chosen);
    const { docs } = await requests.limit(places + 1).get();
    served.push(...docs.slice(0, places).map(({ id }) => id));
    if (docs.length > places) isOver = true;
  }
  return { served, isOver };
}

/** The subscribers of each stock that can be bought now. Those who wait for any size are in the first queue. */
function queuesOf(product: Product): { chosen: Product; requests: Query }[] {
  const waiting = waitingRequests(product._id);
  if (!hasVariants(product)) return [{ chosen: product, requests: waiting }];
  const queue = (chosen: Product, options: LineOptions) => ({
    chosen,
    requests: waiting.where('options', '==', options),
  });
  const ofVariants = variantsOf(product)
    .filter(({ options }) => isBuyable(product, options))
    .map(({ options }) => queue(asChosen(product, options), options));
  return [queue(product, ANY_SIZE), ...ofVariants];
}

/** Requests from before the product had variants wait for any of them. */
export async function keepWaitingForAnySize(before: Product, after: Product): Promise<void> {
  if (hasVariants(before) || !hasVariants(after)) return;
  for await (const page of iteratePages(waitingRequests(after._id))) {
    const older = page.filter((snapshot) => snapshot.get('options') === undefined);
    await Promise.all(older.map(({ ref }) => ref.update({ options: ANY_SIZE })));
  }
}

/** Run by the schedule: notifies the next batch for each product still in stock. Returns the number of batches. */
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
 * Claims a due batch and returns its product. Null when another run has claimed it, or when the product is sold
 * out again; then the rest is notified when it is back.
 */
function claimBatch(productId: string, now: Date): Promise<Product | null> {
  return inTransaction(async (transaction) => {
    const batch = await transaction.get(batchRef(productId));
    const stored = readBatch(batch);
    if (!stored || stored.turnAt > now) return null;
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
  // Made-to-order products are available to everyone.
  const stock = sellableQuantity(product);
  const pieces = stock > 0 ? stock : maxPurchasable(product);
  return Math.min(pieces * EMAILS_PER_PIECE, MAX_EMAILS_PER_BATCH);
}

function batchRef(productId: string): DocumentReference {
  return requestRef(`turn_${productId}`);
}
