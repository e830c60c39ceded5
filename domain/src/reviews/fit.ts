import { isSizeOption } from '../catalogue/size-option.ts';
import type { LineOptions } from '../shopping/line-options.ts';

/** How a piece fits its buyer: smaller than its size, true to it, or larger. */
export const FITS = ['small', 'true', 'large'] as const;
export type Fit = (typeof FITS)[number];

/** Published reviews by fit, stored in the product. */
export type FitCounts = Readonly<Record<string, number>>;

/** Only a piece that was bought in a size can run small or large. */
export function hasSize(options: LineOptions | undefined): boolean {
  return Object.keys(options ?? {}).some(isSizeOption);
}

/** How many buyers gave the most frequent answer, of all who answered; null before the first answer. */
export function fitSummary(counts: FitCounts = {}): { fit: Fit; count: number; of: number } | null {
  const answers = FITS.map((fit) => ({ fit, count: Math.max(0, counts[fit] ?? 0) }));
  const of = answers.reduce((sum, { count }) => sum + count, 0);
  const most = answers.toSorted((one, other) => other.count - one.count)[0];
  return most && of > 0 ? { ...most, of } : null;
}
