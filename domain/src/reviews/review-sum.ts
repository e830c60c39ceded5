/** The published reviews of a product, as the product carries them: whole numbers, so that adding and taking away is exact. */
export interface ReviewSum {
  count: number;
  /** of all stars */
  sum: number;
}

/** The mean of the stars with one decimal, as '4.5'; '' without a review. */
export function meanRating({ count, sum }: ReviewSum): string {
  return count > 0 ? (Math.round((sum * 10) / count) / 10).toFixed(1) : '';
}
