import { rupeesToPaise } from './paise.ts';

/** '1,00,000' and '100,000': a comma that stands elsewhere may be meant for the point of '12.50'. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
/** Far beyond any price, and exact in paise. */
const MOST_RUPEES = 1e12;

/** What was typed as a number, without its spaces and the commas between its groups. */
export function stripGrouping(typed: string): string {
  const plain = typed.replaceAll(/\s/g, '');
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
}

/** The number that was typed; NaN for a text that is none, and for an empty one. */
export function parseNumber(typed: string): number {
  const plain = stripGrouping(typed);
  return plain === '' ? Number.NaN : Number(plain);
}

/** The paise of the rupees that were typed, rounded half up; NaN for a text that is no amount. */
export function parsePaise(typed: string): number {
  const rupees = parseNumber(typed);
  return Math.abs(rupees) < MOST_RUPEES ? rupeesToPaise(rupees) : Number.NaN;
}
