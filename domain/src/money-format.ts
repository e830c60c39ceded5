import { paiseToRupees, type Paise } from './paise.ts';

const WHOLE = rupeeFormat(0);
const WITH_PAISE = rupeeFormat(2);

/** Rupees as shoppers read them: ₹ and Indian grouping, paise only when there are some. */
export function formatRupees(rupees: number): string {
  const rounded = Math.round(rupees * 100) / 100;
  return Number.isInteger(rounded) ? WHOLE.format(rounded) : WITH_PAISE.format(rounded);
}

/** Paise in the same words as formatRupees. */
export function formatPaise(amount: Paise): string {
  return formatRupees(paiseToRupees(amount));
}

function rupeeFormat(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
