import type { Product } from '@kargha/domain/catalogue/product';

const known = new Map<string, Product>();

export function rememberProducts(products: readonly Product[]): void {
  for (const product of products) known.set(product._id, product);
}

export function knownProduct(id: string): Product | undefined {
  return known.get(id);
}

export function knownProductBySlug(slugOrId: string): Product | undefined {
  return known.get(slugOrId) ?? [...known.values()].find(({ slug }) => slug === slugOrId);
}
