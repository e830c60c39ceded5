import {
  catalogueEntry,
  shardIdOf,
  type CatalogueEntry,
} from '@kargha/domain/catalogue/catalogue-index';
import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';

import { FieldPath, FieldValue, firestore, inTransaction } from '../../platform/firestore.ts';

export interface ProductChange {
  productId: string;
  /** null for a new product */
  before: Product | null;
  /** null after deletion */
  after: Product | null;
  /** write time in microseconds */
  version: number;
}

/**
 * Updates the catalogue index after a product write. Events may arrive twice and in any order: the index remembers
 * the version it shows and ignores older ones. Writes that do not change the entry cost nothing.
 */
export async function updateCatalogueIndex({ productId, ...change }: ProductChange): Promise<void> {
  const entry = change.after && catalogueEntry(change.after);
  if (isSame(change.before && catalogueEntry(change.before), entry)) return;
  const shard = firestore().collection(COLLECTIONS.catalogueIndex).doc(shardIdOf(productId));
  // Kept apart from the public entries, because it contains IDs of hidden products.
  const versions = shard.collection(SUBCOLLECTIONS.private).doc('versions');
  await inTransaction(async (transaction) => {
    const known: unknown = (await transaction.get(versions)).get(new FieldPath(productId));
    if (typeof known === 'number' && known >= change.version) return;
    transaction.set(versions, { [productId]: change.version }, { merge: true });
    transaction.set(
      shard,
      { entries: { [productId]: entry ?? FieldValue.delete() } },
      { mergeFields: [new FieldPath('entries', productId)] },
    );
  });
}

function isSame(one: CatalogueEntry | null, other: CatalogueEntry | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
