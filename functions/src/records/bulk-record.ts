import { readBulkTiers, type BulkTier } from '@kargha/domain/catalogue/bulk-rules';
import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';

import type { DocumentReference, DocumentSnapshot } from '../platform/firestore.ts';
import { productRef } from './product-record.ts';

/** products/{id}/private/bulk: the prices for numbers, for staff and verified business buyers alone. */
export function bulkRef(productId: string): DocumentReference {
  return productRef(productId).collection(SUBCOLLECTIONS.private).doc('bulk');
}

/** The tiers in a document; none when it has none or is not there. */
export function tiersIn(snapshot: DocumentSnapshot): BulkTier[] {
  return readBulkTiers(snapshot.get('tiers'));
}
