/** A digit followed by 3, 5, 7 … digits up to the end or the decimal point. */
const INDIAN_GROUP = /(\d)(?=(\d\d)+\d(\.|$))/g;

/** Indian grouping: 10,00,000. At most three decimals. */
export function formatCount(count: number | string): string {
  return String(count).replaceAll(INDIAN_GROUP, '$1,');
}
