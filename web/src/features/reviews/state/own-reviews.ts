import type { OwnReview } from '@kargha/domain/reviews/review';
import { useRead, type ReadOnce } from '#lib/reading/use-read.ts';

import { readOwnReviews } from '../data/own-reviews-api.ts';

export { saveReview, sendReview, withdrawReview } from '../data/own-reviews-api.ts';

/** What the person has said of the pieces of an order. */
export function useOwnReviews(orderId: string): ReadOnce<readonly OwnReview[]> {
  return useRead(readOwnReviews, orderId);
}

/** The reviews with one that was just written or changed. */
export function withReview(reviews: readonly OwnReview[], review: OwnReview): readonly OwnReview[] {
  return [...reviews.filter(({ id }) => id !== review.id), review];
}

/** The reviews without one that was withdrawn. */
export function withoutReview(reviews: readonly OwnReview[], id: string): readonly OwnReview[] {
  return reviews.filter((one) => one.id !== id);
}
