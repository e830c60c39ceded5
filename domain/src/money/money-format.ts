import { formatCount } from './count-format.ts';
import { paiseToRupees, type Paise } from './paise.ts';

/**
 * Rupees as shoppers read them: ₹ and Indian grouping, paise only when there are some. Word for word what
 * Intl.NumberFormat writes in en-IN, which the first price of a visit would have to wait for: a browser reads its
 * tables for that, a tenth of a second on a phone.
 */
export function formatRupees(rupees: number): string {
  const rounded = Math.round(rupees * 100) / 100;
  const amount = Math.abs(rounded);
  const digits = Number.isInteger(rounded) ? amount : amount.toFixed(2);
  return `${rounded < 0 ? '-' : ''}₹${formatCount(digits)}`;
}

/** Paise in the same words as formatRupees. */
export function formatPaise(amount: Paise): string {
  return formatRupees(paiseToRupees(amount));
}
