import { keepStockValue } from '../inventory/product-costing.ts';
import type { DocumentSnapshot } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { readCompleteOrder } from '../records/order-record.ts';
import { readProduct } from '../records/product-record.ts';
import { recordAbuse } from '../integrity-check/record-abuse.ts';
import { updateCatalogueIndex } from './update-catalogue-index.ts';
import { haveSameSales, updateSoldScores } from './sold-scores.ts';
import { isPurchasable, notifyWaiting } from './back-in-stock-batches.ts';

/** One write of a document, as the platform delivers it: at least once, in any order. */
export interface DocumentWrite {
  id: string;
  before?: DocumentSnapshot | undefined;
  after?: DocumentSnapshot | undefined;
  /** ISO time of the write */
  time: string;
}

/** A product was written: index and value follow, and those who wait for it are told when it is back. */
export async function onProductWritten(write: DocumentWrite, ids: KeyedIds): Promise<void> {
  const before = write.before ? readProduct(write.before) : null;
  const after = write.after ? readProduct(write.after) : null;
  await updateCatalogueIndex({ productId: write.id, before, after, version: versionOf(write) });
  await keepStockValue({ productId: write.id, before, after });
  if (isPurchasable(before) && after && !isPurchasable(after))
    await recordAbuse('sold_out', new Date());
  if (isPurchasable(after) && !isPurchasable(before)) await notifyWaiting(after, ids, new Date());
}

/** An order was written: what it sold counts, counts with fewer pieces, or counts no longer. */
export async function onOrderWritten(write: DocumentWrite): Promise<void> {
  const was = write.before ? readCompleteOrder(write.before) : null;
  const is = write.after ? readCompleteOrder(write.after) : null;
  if (!haveSameSales(was, is)) await updateSoldScores(write.id, new Date());
}

/**
 * Microseconds. A deleted document has no time of its own, and that of the event may be cut to milliseconds or seconds:
 * the deletion comes after whatever it deleted.
 */
function versionOf({ before, after, time }: DocumentWrite): number {
  if (after?.exists) return microseconds(after);
  return Math.max((Date.parse(time) + 1) * 1000, microseconds(before) + 1);
}

function microseconds(snapshot: DocumentSnapshot | undefined): number {
  const { seconds, nanoseconds } = snapshot?.updateTime ?? { seconds: 0, nanoseconds: 0 };
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}
