/** After a digit that two, four, six … digits and one more follow, up to the end or the point. */
const INDIAN_GROUP = /(\d)(?=(\d\d)+\d(\.|$))/g;

/** A number with Indian grouping, as messages name it: 10,00,000. It has at most three digits after its point. */
export function formatCount(count: number | string): string {
  return String(count).replaceAll(INDIAN_GROUP, '$1,');
}
