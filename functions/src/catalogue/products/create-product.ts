import { effectiveAccess } from '@kargha/domain/catalogue/product-access';
import type { Product } from '@kargha/domain/catalogue/product';
import { withoutCosts } from '@kargha/domain/catalogue/cost-input';
import type { ProductInput } from '@kargha/domain/catalogue/product-input';
import { openingId } from '@kargha/domain/stock/stock';

import { deleteSavedFile } from '../../platform/file-store.ts';
import { inTransaction, type DocumentSnapshot } from '../../platform/firestore.ts';
import { hashOf, randomId } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { bulkRef } from '../../records/bulk-record.ts';
import { writeCosts } from '../../records/costing-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import { movementRef, readMovement, writeMovement } from '../../records/stock-record.ts';
import { newStock } from './product-stock.ts';
import { storeImages } from './store-images.ts';
import { auditProduct, type Change } from './product-audit.ts';
import { refuseAboveMrp } from './refuse-incomplete.ts';
import { refuseTakenSkus } from './refuse-taken-sku.ts';
import { refuseWithoutHsn } from './refuse-without-hsn.ts';
import { bulkParts, findProduct, freshProduct } from './product-store.ts';

/**
 * Creates a product with its images and first ledger row. A repeated request returns the existing product. Throws
 * 400 for an invalid image, 404 when the product was deleted since, 409 already_saved when the request created
 * another one.
 */
export async function createProduct(
  input: ProductInput,
  change: Change,
  requestId?: string,
): Promise<Product> {
  const id = requestId === undefined ? randomId().slice(0, 20) : idFor(requestId);
  if (wasCreatedFrom(input, await movementRef(openingId({ productId: id })).get()))
    return findProduct(id);
  await refuseAboveMrp(input, input, change.at);
  const images = await storeImages(id, input.images);
  let isFirst = false;
  try {
    isFirst = await writeProduct({ ...input, images }, { ...change, id, asked: input });
  } finally {
    if (!isFirst) await removeUnusedPictures(id, newlyStored(images, input.images));
  }
  return findProduct(id);
}

/** Derived, so that a repeated request finds the product. */
function idFor(requestId: string): string {
  return hashOf(`product ${requestId}`).slice(0, 20);
}

/** Whether this request created the product before. Throws 409 already_saved. */
function wasCreatedFrom(requested: ProductInput, row: DocumentSnapshot): boolean {
  const opened = readMovement(row);
  if (!opened) return false;
  refuseOtherContent({ id: opened.productId, requestHash: opened.requestHash }, requested);
  return true;
}

interface ProductCreation extends Change {
  id: string;
  asked: ProductInput;
}

/**
 * False when the same request came first, possibly an earlier run of this transaction whose response was lost.
 * Throws 409 already_saved.
 */
function writeProduct(
  input: ProductInput,
  { id, asked: requested, by, at }: ProductCreation,
): Promise<boolean> {
  const { rules, tiers } = bulkParts(input.bulk);
  const { fields, costs } = withoutCosts(input);
  const { openings, ...stock } = newStock(id, input);
  const generated = freshProduct(id, { ...input, ...stock }, { by, at });
  const product = { ...fields, ...stock, ...rules, ...effectiveAccess(input), ...generated };
  return inTransaction(async (transaction) => {
    const row = openingId({ productId: id });
    if (wasCreatedFrom(requested, await transaction.get(movementRef(row)))) return false;
    await refuseWithoutHsn(transaction, null, input);
    await refuseTakenSkus(transaction, id, {}, stock.combinations);
    for (const { id: rowId, unit, change } of openings) {
      const hash = rowId === row ? { requestHash: requestHash(requested) } : {};
      writeMovement(transaction, rowId, { ...change, ...unit, orderId: null, by, at, ...hash });
    }
    transaction.create(productRef(id), product);
    if (tiers) transaction.set(bulkRef(id), { tiers });
    writeCosts(transaction, { ...product, _id: id }, costs);
    const after = { ...product, ...costs, ...(tiers && { bulkTiers: tiers }) };
    auditProduct(transaction, { id, before: null, after, by, at });
    return true;
  });
}

function newlyStored(images: readonly string[], sent: readonly string[]): string[] {
  return images.filter((address, place) => address !== sent[place]);
}

/**
 * Deletes images that the product does not use. Keeps all of them when that cannot be determined, without failing
 * the request.
 */
async function removeUnusedPictures(id: string, stored: readonly string[]): Promise<void> {
  try {
    const used = new Set(readProduct(await productRef(id).get())?.images);
    const unused = stored.filter((address) => !used.has(address));
    await Promise.all(unused.map((address) => deleteSavedFile(address)));
  } catch (error) {
    log.error('Unused product pictures may not have been deleted.', error, { product: id });
  }
}
