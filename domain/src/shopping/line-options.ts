/** What was chosen of a product that comes in several kinds: the value of each option by its name, as { Size: '40' }. */
export type LineOptions = Readonly<Record<string, string>>;

/**
 * The key of a line: the product's id, then its options in the order of their names, whatever order they were chosen or
 * stored in. The id alone for a line without options.
 */
export function lineKey(productId: string, options: LineOptions = {}): string {
  const chosen = Object.entries(options).sort();
  return chosen.length === 0 ? productId : productId + JSON.stringify(chosen);
}
