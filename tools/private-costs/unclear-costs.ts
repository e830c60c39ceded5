/**
 * What staff still have to decide: an original price that equals the price may be a cost that every visitor can read.
 * Null when nothing is left.
 */
export function unclearCosts(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const [prices, they] = paths.length === 1 ? ['price', 'it was'] : ['prices', 'they were'];
  return [
    ...paths.map((path) => `${path}: the original price equals the price.`),
    `Not finished: ${paths.length} original ${prices} may be a cost that every visitor can read. Clear the original price of each product, enter the unit cost if ${they} one, and run this again.`,
  ].join('\n');
}
