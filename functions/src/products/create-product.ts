import { effectiveAccess } from '@kargha/domain/catalogue/online-availability';
import type { Product } from '@kargha/domain/catalogue/product';
import type { ProductInput } from '@kargha/domain/catalogue/product-input';
import { opening, openingId } from '@kargha/domain/stock/stock';

import { deleteSavedFile } from '../platform/file-store.ts';
import { inTransaction, type DocumentSnapshot } from '../platform/firestore.ts';
import { hashOf, randomId } from '../platform/keyed-ids.ts';
import { log } from '../platform/log.ts';
import { bulkRef } from '../records/bulk-record.ts';
import { productRef, readProduct } from '../records/product-record.ts';
import { refuseOtherContent, requestHash } from '../records/repeated-request.ts';
import { movementRef, writeMovement } from '../records/stock-record.ts';
import { storeImages } from './store-images.ts';
import { auditProduct, type Change } from './product-audit.ts';
import { bulkParts, findProduct, freshProduct } from './product-store.ts';

/**
 * Writes a new product, its pictures into Storage, and the first row of its stock ledger. The same request makes one
 * product: sent again, it gets the one that is there. Throws 400 for what is no picture, 404 when the product was
 * deleted since, 409 already_saved when the request has made another.
 */
export async function createProduct(
  input: ProductInput,
  change: Change,
  requestId?: string,
): Promise<Product> {
  const id = requestId === undefined ? randomId().slice(0, 20) : idFor(requestId);
  if (wasCreatedFrom(input, await movementRef(openingId(id)).get())) return findProduct(id);
  const images = await storeImages(id, input.images);
  let isFirst = false;
  try {
    isFirst = await writeProduct({ ...input, images }, { ...change, id, asked: input });
  } finally {
    if (!isFirst) await removeUnusedPictures(id, newlyStored(images, input.images));
  }
  return findProduct(id);
}

/** The same request finds the same product. */
function idFor(requestId: string): string {
  return hashOf(`product ${requestId}`).slice(0, 20);
}

/** Whether the first row of a product's ledger says that this was made already. Throws 409 already_saved. */
function wasCreatedFrom(requested: ProductInput, row: DocumentSnapshot): boolean {
  if (!row.exists) return false;
  const { requestHash: hash } = row.data() as { requestHash?: string };
  refuseOtherContent({ id: row.get('productId') as string, requestHash: hash }, requested);
  return true;
}

interface ProductCreation extends Change {
  id: string;
  /** as it was sent, with the pictures in it */
  asked: ProductInput;
}

/**
 * False when the same request was faster, which may have been an earlier run of this very transaction whose answer was
 * lost. Throws 409 already_saved.
 */
function writeProduct(
  input: ProductInput,
  { id, asked: requested, by, at }: ProductCreation,
): Promise<boolean> {
  const { rules, tiers } = bulkParts(input.bulk);
  const generated = freshProduct(id, input, { by, at });
  const product = { ...input, ...rules, ...effectiveAccess(input), ...generated };
  return inTransaction(async (transaction) => {
    const row = openingId(id);
    if (wasCreatedFrom(requested, await transaction.get(movementRef(row)))) return false;
    const first = opening({ quantity: product.quantity, committed: 0 });
    const creation = { productId: id, orderId: null, by, at, requestHash: requestHash(requested) };
    writeMovement(transaction, row, { ...first, ...creation });
    transaction.create(productRef(id), product);
    if (tiers) transaction.set(bulkRef(id), { tiers });
    const after = { ...product, ...(tiers && { bulkTiers: tiers }) };
    auditProduct(transaction, { id, before: null, after, by, at });
    return true;
  });
}

/** The addresses of what was stored, without those that were sent as addresses. */
function newlyStored(images: readonly string[], sent: readonly string[]): string[] {
  return images.filter((address, place) => address !== sent[place]);
}

/**
 * Removes those that were stored for nothing: the product has others, or never came to be. What it names stays, whoever
 * wrote it. When that cannot be told, all of them stay, and what was answered holds all the same.
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
