import {
  catalogueEntry,
  shardIdOf,
  type CatalogueEntry,
} from '@kargha/domain/catalogue/catalogue-index';
import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';

import { FieldPath, FieldValue, firestore, inTransaction } from '../platform/firestore.ts';

/** One write of a product, as the trigger tells of it. */
export interface ProductChange {
  productId: string;
  /** null when there was none */
  before: Product | null;
  /** null when it was deleted */
  after: Product | null;
  /** when it was written, in microseconds; a later write has a larger one */
  version: number;
}

/**
 * Brings the catalogue index up to a write of a product. Events may come twice and in any order: the index remembers
 * which write of a product it shows, and an older one changes nothing. A write that no shopper could find in the index,
 * such as one piece less, costs nothing.
 */
export async function updateCatalogueIndex({ productId, ...change }: ProductChange): Promise<void> {
  const entry = change.after && catalogueEntry(change.after);
  if (isSame(change.before && catalogueEntry(change.before), entry)) return;
  const shard = firestore().collection(COLLECTIONS.catalogueIndex).doc(shardIdOf(productId));
  // Apart from the entries, because everybody may read those: this names hidden products too.
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
