import { isDeepStrictEqual } from 'node:util';

import type { Product } from '@kargha/domain/catalogue/product';
import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/records/collections';
import { recordOf } from '@kargha/domain/records/stored-record';
import { readSettings } from '@kargha/domain/settings/settings';
import { fallenUnits, stockMarks } from '@kargha/domain/stock/low-stock';
import { unitKey } from '@kargha/domain/stock/stock';

import { firestore, inTransaction, type DocumentSnapshot } from '../../platform/firestore.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import type { DocumentWrite } from '../../records/follow-ups.ts';
import { productRef, readProduct, readProductOrSkip } from '../../records/product-record.ts';
import { storeSettings } from '../../records/settings-record.ts';
import { fallRef, readFall, stockFalls } from './low-stock-record.ts';

/** Marks products for the lists of low and sold-out stock, and records falls for the next email to staff. */
export async function followStock({ id, time, ...write }: DocumentWrite): Promise<void> {
  const before = write.before ? readProductOrSkip(write.before) : null;
  const after = write.after ? readProduct(write.after) : null;
  if (!after) {
    await forgetFalls(id);
  } else if (!before || !isDeepStrictEqual(countedParts(before), countedParts(after))) {
    const { lowStockAt } = await storeSettings();
    await markStock(after, lowStockAt);
    if (before) await recordFalls(before, after, { lowStockAt, at: new Date(time) });
  }
}

function countedParts({ quantity, lowStock, trackQuantity, ...product }: Product) {
  const variants = Object.values(product.combinations).map((one) => [
    one.quantity,
    one.lowStock,
    one.retired,
  ]);
  return [quantity, lowStock, trackQuantity, variants];
}

/** Other products follow a new limit in the settings. */
export async function followSettings({ id, before, after }: DocumentWrite): Promise<void> {
  if (id !== PUBLIC_SETTINGS_ID || limitIn(before) === limitIn(after)) return;
  await markAllStock();
}

function limitIn(snapshot: DocumentSnapshot | undefined): number {
  return readSettings(recordOf(snapshot?.data())).lowStockAt;
}

/** Also run every night, for products from before they were marked. */
export async function markAllStock(): Promise<void> {
  const { lowStockAt } = await storeSettings();
  for await (const page of iteratePages(firestore().collection(COLLECTIONS.products))) {
    for (const snapshot of page) {
      const product = readProductOrSkip(snapshot);
      if (product) await markStock(product, lowStockAt);
    }
  }
}

/** From the current product, since events may arrive twice and in any order. */
async function markStock(seen: Product, shopLimit: number): Promise<void> {
  if (isMarked(seen, shopLimit)) return;
  await inTransaction(async (transaction) => {
    const product = readProduct(await transaction.get(productRef(seen._id)));
    if (!product || isMarked(product, shopLimit)) return;
    transaction.update(productRef(seen._id), stockMarks(product, shopLimit));
  });
}

function isMarked(product: Product, shopLimit: number): boolean {
  const { hasLowStock, hasSoldOut } = stockMarks(product, shopLimit);
  return product.hasLowStock === hasLowStock && product.hasSoldOut === hasSoldOut;
}

/** Only products on sale: staff do not reorder others. A repeated event has the time of the first. */
async function recordFalls(
  before: Product,
  after: Product,
  { lowStockAt, at }: { lowStockAt: number; at: Date },
): Promise<void> {
  if (after.status !== 'active') return;
  for (const { variantId } of fallenUnits(before, after, lowStockAt)) {
    const unit = { productId: after._id, ...(variantId !== undefined && { variantId }) };
    await inTransaction(async (transaction) => {
      const known = await transaction.get(fallRef(unitKey(unit)));
      const last = readFall(known);
      if (last && last.at >= at) return;
      transaction.set(known.ref, { ...unit, at, emailedAt: null });
    });
  }
}

async function forgetFalls(productId: string): Promise<void> {
  const { docs } = await stockFalls().where('productId', '==', productId).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
