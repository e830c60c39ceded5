import { formatCount, MINUS } from './count-format.ts';
import { paiseToRupees, type Paise } from './paise.ts';

/**
 * ₹ and Indian grouping, paise only when there are some. Otherwise the same output as Intl.NumberFormat in en-IN, which delays
 * the first price of a visit: the browser loads its tables, a tenth of a second on a phone.
 */
export function formatRupees(rupees: number): string {
  const rounded = Math.round(rupees * 100) / 100;
  const amount = Math.abs(rounded);
  const digits = Number.isInteger(rounded) ? amount : amount.toFixed(2);
  return `${rounded < 0 ? MINUS : ''}₹${formatCount(digits)}`;
}

export function formatPaise(amount: Paise): string {
  return formatRupees(paiseToRupees(amount));
}
