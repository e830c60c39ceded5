import type { Product } from '@kargha/domain/catalogue/product';

import { keepStockValue } from '../products/product-costing.ts';
import type { DocumentSnapshot } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import type { DocumentWrite } from '../../records/follow-ups.ts';
import { readProduct, readProductOrSkip } from '../../records/product-record.ts';
import { recordAbuse } from '../../mail/alarms/record-abuse.ts';
import { updateCatalogueIndex } from './update-catalogue-index.ts';
import {
  isBackInStock,
  isPurchasable,
  keepWaitingForAnySize,
  notifyWaiting,
} from '../back-in-stock/back-in-stock-batches.ts';

/** Updates index and stock value, and notifies subscribers when the product is back in stock. */
export async function onProductWritten(write: DocumentWrite, ids: KeyedIds): Promise<void> {
  const before = write.before ? readProductOrSkip(write.before) : null;
  const after = write.after ? readProduct(write.after) : null;
  await updateCatalogueIndex({ productId: write.id, before, after, version: versionOf(write) });
  await keepStockValue({ productId: write.id, before, after });
  if (isSoldOut(before, after)) await recordAbuse('sold_out', new Date());
  if (before && after) await keepWaitingForAnySize(before, after);
  if (isBackInStock(before, after)) await notifyWaiting(after, ids, new Date());
}

function isSoldOut(before: Product | null, after: Product | null): boolean {
  return isPurchasable(before) && after !== null && !isPurchasable(after);
}

/**
 * Microseconds. A deletion has no update time, and the event time may be rounded, so it is placed after the last
 * write.
 */
function versionOf({ before, after, time }: DocumentWrite): number {
  if (after?.exists) return microseconds(after);
  return Math.max((Date.parse(time) + 1) * 1000, microseconds(before) + 1);
}

function microseconds(snapshot: DocumentSnapshot | undefined): number {
  const { seconds, nanoseconds } = snapshot?.updateTime ?? { seconds: 0, nanoseconds: 0 };
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}
