import { readBulkTiers, type BulkTier } from '@kargha/domain/catalogue/bulk-price';
import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';

import type { DocumentReference, DocumentSnapshot } from '../platform/firestore.ts';
import { productRef } from './product-record.ts';

/** products/{id}/private/bulk: bulk prices, only for staff and verified business buyers. */
export function bulkRef(productId: string): DocumentReference {
  return productRef(productId).collection(SUBCOLLECTIONS.private).doc('bulk');
}

export function tiersIn(snapshot: DocumentSnapshot): BulkTier[] {
  return readBulkTiers(snapshot.get('tiers'));
}
