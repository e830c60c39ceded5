import type { FitCounts } from './fit.ts';

/** Stored in the product as whole numbers, so that adding and removing a review is exact. */
export interface ReviewSum {
  count: number;
  sum: number;
  /** missing before the first answer */
  fits?: FitCounts | undefined;
}

/** What an unknown product is expected to get, and how many reviews that is worth. */
const USUAL_STARS = 4;
const USUAL_WEIGHT = 3;

/**
 * Sorts 'top rated': the mean of the reviews and of a few usual ones, so that many good reviews outrank a single
 * perfect one. 0 without a review.
 */
export function ratingScore(reviews: Pick<ReviewSum, 'count' | 'sum'> | undefined): number {
  if (!reviews || reviews.count <= 0) return 0;
  return (reviews.sum + USUAL_STARS * USUAL_WEIGHT) / (reviews.count + USUAL_WEIGHT);
}

/** One decimal, as '4.5'; '' without a review. */
export function meanRating({ count, sum }: ReviewSum): string {
  return count > 0 ? (Math.round((sum * 10) / count) / 10).toFixed(1) : '';
}
