import { rupeesToPaise, type Paise } from '../money/paise.ts';
import { isRecord } from '../records/stored-record.ts';

/** What sending an order costs. */
export interface ShippingRates {
  /** shipping is free strictly above this value of the goods */
  freeAbove: Paise;
  flatFee: Paise;
}

/** The figures as staff type them, in whole rupees (settings/public, `shipping`). */
interface ShippingRupees {
  freeAboveRupees: number;
  flatFeeRupees: number;
}

/** What holds until staff change it (spec §9). */
const DEFAULT_RUPEES: ShippingRupees = { freeAboveRupees: 2000, flatFeeRupees: 150 };

/** The figures in a stored part; what is missing or no amount keeps its default. */
export function readShippingRupees(stored: unknown): ShippingRupees {
  const figures = { ...DEFAULT_RUPEES };
  if (!isRecord(stored)) return figures;
  for (const name of ['freeAboveRupees', 'flatFeeRupees'] as const) {
    const value = stored[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) figures[name] = value;
  }
  return figures;
}

/** The same figures in paise, as pricing wants them. */
export function readShipping(stored: unknown): ShippingRates {
  const { freeAboveRupees, flatFeeRupees } = readShippingRupees(stored);
  return { freeAbove: rupeesToPaise(freeAboveRupees), flatFee: rupeesToPaise(flatFeeRupees) };
}

export const DEFAULT_SHIPPING: ShippingRates = readShipping(undefined);
