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
    linkHours: within(fields.linkHours, 1, MOST_LINK_HOURS) ?? linkHours,
    mostDiscountPercent: within(fields.mostDiscountPercent, 0, 100) ?? mostDiscountPercent,
  };
}

function within(value: unknown, least: number, most: number): number | null {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= least && value <= most ? value : null;
}
