import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';

const MAX_STEPS = 4;
/** One rupee. */
const SMALLEST_STEP = 100;

/** Up to five round amounts in equal steps, from 0 to at least `highest`. */
export function moneyTicks(highest: number): number[] {
  if (highest <= 0) return [0];
  const least = Math.max(SMALLEST_STEP, highest / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

const UNITS = [
  [10_000_000, 'Cr'],
  [100_000, 'L'],
  [1000, 'K'],
] as const;

/** A round amount in the fewest characters, such as ₹500, ₹20K, ₹1.5L or ₹2Cr. */
export function formatTick(amount: Paise): string {
  const rupees = paiseToRupees(amount);
  const [size, unit] = UNITS.find(([least]) => rupees >= least) ?? [1, ''];
  return `₹${rupees / size}${unit}`;
}
