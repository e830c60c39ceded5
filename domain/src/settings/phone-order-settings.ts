import { recordOf } from '../records/stored-record.ts';

/** How long a payment link reserves stock, and the highest discount by staff. */
export interface PhoneOrderSettings {
  linkHours: number;
  mostDiscountPercent: number;
}

const DEFAULT_PHONE_ORDERS: PhoneOrderSettings = { linkHours: 24, mostDiscountPercent: 20 };

/** One week, so that links do not reserve stock for too long. */
export const MAX_LINK_HOURS = 168;

/** Missing or invalid values keep their defaults. */
export function readPhoneOrders(stored: unknown): PhoneOrderSettings {
  const fields = recordOf(stored);
  const { linkHours, mostDiscountPercent } = DEFAULT_PHONE_ORDERS;
  return {
    linkHours: wholeNumberWithin(fields.linkHours, 1, MAX_LINK_HOURS) ?? linkHours,
    mostDiscountPercent:
      wholeNumberWithin(fields.mostDiscountPercent, 0, 100) ?? mostDiscountPercent,
  };
}

function wholeNumberWithin(value: unknown, min: number, max: number): number | null {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= min && value <= max ? value : null;
}
