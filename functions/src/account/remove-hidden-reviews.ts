import { COLLECTIONS } from '@kargha/domain/records/collections';

import { inTransaction } from '../platform/firestore.ts';
import { byUid } from './find-personal-data.ts';
import type { DataOwner } from '../people/users/data-owner.ts';

/**
 * Deletes unpublished reviews. Published ones stay anonymously and count on. Each is checked in a transaction,
 * because staff may publish it at the same time.
 */
export async function removeHiddenReviews(person: DataOwner): Promise<void> {
  for (const { ref } of await byUid(COLLECTIONS.reviews)(person)) {
    await inTransaction(async (transaction) => {
      const review = await transaction.get(ref);
      if (review.exists && review.get('status') !== 'published') transaction.delete(ref);
    });
  }
}
