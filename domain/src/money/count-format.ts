/** A digit followed by 3, 5, 7 … digits up to the end or the decimal point. */
const INDIAN_GROUP = /(\d)(?=(\d\d)+\d(\.|$))/g;

/** As wide as a plus sign. CSV files have plain numbers with a hyphen. */
export const MINUS = '−';

/** Indian grouping: 10,00,000. At most three decimals. */
export function formatCount(count: number | string): string {
  return String(count).replace('-', MINUS).replaceAll(INDIAN_GROUP, '$1,');
}
