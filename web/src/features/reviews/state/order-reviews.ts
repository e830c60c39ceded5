import type { CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { readOrderReviews } from '../data/order-reviews-api.ts';

export { saveReview, sendReview, withdrawReview } from '../data/order-reviews-api.ts';

export function useOrderReviews(orderId: string): ReadState<readonly CustomerReview[]> {
  return useRead(readOrderReviews, orderId);
}

export function withReview(
  reviews: readonly CustomerReview[],
  review: CustomerReview,
): readonly CustomerReview[] {
  return [...reviews.filter(({ id }) => id !== review.id), review];
}

export function withoutReview(
  reviews: readonly CustomerReview[],
  id: string,
): readonly CustomerReview[] {
  return reviews.filter((one) => one.id !== id);
}
