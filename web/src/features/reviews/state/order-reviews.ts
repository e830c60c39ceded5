import type { CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import { useServerQuery } from '#lib/reading/server-state.ts';

import { readOrderReviews } from '../data/order-reviews-api.ts';

export { saveReview, sendReview, withdrawReview } from '../data/order-reviews-api.ts';

export function useOrderReviews(orderId: string) {
  return useServerQuery({
    queryKey: ['order-reviews', orderId],
    queryFn: () => readOrderReviews(orderId),
  });
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
