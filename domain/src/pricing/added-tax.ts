import { rupeesToPaise, timesPaise, type Paise } from '../money/paise.ts';

export interface TaxedAmount {
  amount: Paise;
  taxPercent: number;
}

const ONE_RUPEE = rupeesToPaise(1);

/** One rupee in hundredths of a percent times paise. */
const PARTS_OF_A_RUPEE = 1_000_000;

/** Rounded once for the whole order, half up to the rupee (spec §9). */
export function addedTax(parts: readonly TaxedAmount[]): Paise {
  const rupees = Math.floor((exactTax(parts) + PARTS_OF_A_RUPEE / 2) / PARTS_OF_A_RUPEE);
  return timesPaise(ONE_RUPEE, rupees);
}

/** In hundredths of a percent times paise. */
export function exactTax(parts: readonly TaxedAmount[]): number {
  return parts.reduce(
    (sum, { amount, taxPercent }) => sum + amount * Math.round(taxPercent * 100),
    0,
  );
}
