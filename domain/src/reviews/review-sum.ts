import type { FitCounts } from './fit.ts';

/** Stored in the product as whole numbers, so that adding and removing a review is exact. */
export interface ReviewSum {
  count: number;
  sum: number;
  /** missing before the first answer */
  fits?: FitCounts | undefined;
}

/** One decimal, as '4.5'; '' without a review. */
export function meanRating({ count, sum }: ReviewSum): string {
  return count > 0 ? (Math.round((sum * 10) / count) / 10).toFixed(1) : '';
}
