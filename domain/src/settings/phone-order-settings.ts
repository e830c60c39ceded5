import { recordOf } from '../records/stored-record.ts';

/** How long a payment link keeps its pieces, and how much staff may take off the goods. */
export interface PhoneOrderSettings {
  linkHours: number;
  mostDiscountPercent: number;
}

const DEFAULT_PHONE_ORDERS: PhoneOrderSettings = { linkHours: 24, mostDiscountPercent: 20 };

/** A week: a link that is open longer keeps pieces from others that nobody buys. */
export const MOST_LINK_HOURS = 168;

/** The settings in a stored part; what is missing or makes no sense keeps its default. */
export function readPhoneOrders(stored: unknown): PhoneOrderSettings {
  const fields = recordOf(stored);
  const { linkHours, mostDiscountPercent } = DEFAULT_PHONE_ORDERS;
  return {
    linkHours: wholeNumberWithin(fields.linkHours, 1, MOST_LINK_HOURS) ?? linkHours,
    mostDiscountPercent:
      wholeNumberWithin(fields.mostDiscountPercent, 0, 100) ?? mostDiscountPercent,
  };
}

function wholeNumberWithin(value: unknown, min: number, max: number): number | null {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= min && value <= max ? value : null;
}
