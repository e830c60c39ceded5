import type { Product } from '@kargha/domain/catalogue/product';

const known = new Map<string, Product>();

/** Remembers products that were read, so that nothing is read twice in a visit. */
export function rememberProducts(products: readonly Product[]): void {
  for (const product of products) known.set(product._id, product);
}

/** A product that was read before in this visit, by its id. */
export function knownProduct(id: string): Product | undefined {
  return known.get(id);
}

/** The same by its slug, or by its id, which older links hold. */
export function knownProductBySlug(slugOrId: string): Product | undefined {
  return known.get(slugOrId) ?? [...known.values()].find(({ slug }) => slug === slugOrId);
}
