import type { ReviewRow } from '@kargha/domain/reviews/staff-review-endpoints';
import type { ReviewQuery } from '@kargha/domain/reviews/review-moderation';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath } from '../../platform/firestore.ts';
import { readReviewOrSkip, reviewRef, reviews } from '../../records/review-record.ts';
import { toReviewRow } from './review-views.ts';

const SIZE = 25;

/** Newest first. */
export function listReviews({ status, cursor }: ReviewQuery): Promise<CursorPage<ReviewRow>> {
  const all = reviews();
  const filtered = status === '' ? all : all.where('status', '==', status);
  return readPage({
    query: filtered.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: SIZE,
    documentRef: reviewRef,
    rowOf: (snapshot) => {
      const review = readReviewOrSkip(snapshot);
      return review && toReviewRow(review);
    },
  });
}
