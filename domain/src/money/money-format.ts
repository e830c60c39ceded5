import { paiseToRupees, type Paise } from './paise.ts';

/** After a digit that two, four, six … digits and one more follow. */
const INDIAN_GROUP = /(\d)(?=(?:\d\d)+\d(?!\d))/g;

/**
 * Rupees as shoppers read them: ₹ and Indian grouping, paise only when there are some. Word for word what
 * Intl.NumberFormat writes in en-IN, which the first price of a visit would have to wait for: a browser reads its
 * tables for that, a tenth of a second on a phone.
 */
export function formatRupees(rupees: number): string {
  const rounded = Math.round(rupees * 100) / 100;
  const amount = Math.abs(rounded);
  const digits = Number.isInteger(rounded) ? String(amount) : amount.toFixed(2);
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replaceAll(INDIAN_GROUP, '$1,');
  return `${rounded < 0 ? '-' : ''}₹${fraction === undefined ? grouped : `${grouped}.${fraction}`}`;
}

/** Paise in the same words as formatRupees. */
export function formatPaise(amount: Paise): string {
  return formatRupees(paiseToRupees(amount));
}
