import { rupeesToPaise, type Paise } from '../money/paise.ts';
import { isRecord } from '../records/stored-record.ts';

export interface ShippingRates {
  freeAbove: Paise;
  flatFee: Paise;
}

interface ShippingRupees {
  freeAboveRupees: number;
  flatFeeRupees: number;
}

/** What holds until staff change it (spec §9). */
const DEFAULT_RUPEES: ShippingRupees = { freeAboveRupees: 2000, flatFeeRupees: 150 };

/** Missing or invalid values keep their default. */
export function readShippingRupees(stored: unknown): ShippingRupees {
  const figures = { ...DEFAULT_RUPEES };
  if (!isRecord(stored)) return figures;
  for (const name of ['freeAboveRupees', 'flatFeeRupees'] as const) {
    const value = stored[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) figures[name] = value;
  }
  return figures;
}

export function readShipping(stored: unknown): ShippingRates {
  const { freeAboveRupees, flatFeeRupees } = readShippingRupees(stored);
  return { freeAbove: rupeesToPaise(freeAboveRupees), flatFee: rupeesToPaise(flatFeeRupees) };
}

export const DEFAULT_SHIPPING: ShippingRates = readShipping(undefined);
