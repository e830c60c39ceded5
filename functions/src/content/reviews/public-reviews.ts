import type { PublicReview } from '@kargha/domain/reviews/public-review';
import type { PublicReviewsQuery } from '@kargha/domain/reviews/review-requests';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath } from '../../platform/firestore.ts';
import { readReviewOrSkip, reviewRef, reviews } from '../../records/review-record.ts';
import { toPublicReview } from './review-views.ts';

const SIZE = 6;

/** Newest first. Throws 400 when the cursor's review is gone. */
export function listPublicReviews({
  productId,
  cursor,
}: PublicReviewsQuery): Promise<CursorPage<PublicReview>> {
  return readPage({
    query: reviews()
      .where('productId', '==', productId)
      .where('status', '==', 'published')
      .orderBy('createdAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: SIZE,
    documentRef: reviewRef,
    rowOf: (snapshot) => {
      const review = readReviewOrSkip(snapshot);
      return review && toPublicReview(review);
    },
  });
}
