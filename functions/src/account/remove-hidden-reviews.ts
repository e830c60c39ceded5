import { COLLECTIONS } from '@kargha/domain/records/collections';

import { inTransaction } from '../platform/firestore.ts';
import { byUid } from './find-personal-data.ts';
import type { DataOwner } from './data-owner.ts';

/**
 * Takes away what the person has said of pieces and nobody reads. What everybody reads stays without them, and counts
 * on; so each is looked at in a transaction, for staff may publish it at this moment.
 */
export async function removeHiddenReviews(person: DataOwner): Promise<void> {
  for (const { ref } of await byUid(COLLECTIONS.reviews)(person)) {
    await inTransaction(async (transaction) => {
      const review = await transaction.get(ref);
      if (review.exists && review.get('status') !== 'published') transaction.delete(ref);
    });
  }
}
