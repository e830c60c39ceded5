import { rupeesToPaise } from './paise.ts';

/** '1,00,000' and '100,000': a comma elsewhere may stand for the decimal point of '12.50'. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
/** Far above any price, and exact in paise. */
const MOST_RUPEES = 1e12;

export function stripGrouping(typed: string): string {
  const plain = typed.replaceAll(/\s/g, '');
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
}

export function parseNumber(typed: string): number {
  const plain = stripGrouping(typed);
  return plain === '' ? Number.NaN : Number(plain);
}

/** Parses rupees and rounds half up to paise. Returns NaN for an invalid amount. */
export function parsePaise(typed: string): number {
  const rupees = parseNumber(typed);
  return Math.abs(rupees) < MOST_RUPEES ? rupeesToPaise(rupees) : Number.NaN;
}
