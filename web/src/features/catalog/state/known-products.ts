import type { Product } from '@kargha/domain/catalogue/product';
import { IS_SERVER } from '#lib/server/env.ts';
import { resetOnServer } from '#lib/server/render-on-server.ts';

const known = new Map<string, Product>();
if (IS_SERVER) resetOnServer(() => known.clear());

export function rememberProducts(products: readonly Product[]): void {
  for (const product of products) known.set(product._id, product);
}

export function knownProduct(id: string): Product | undefined {
  return known.get(id);
}

export function knownProductBySlug(slugOrId: string): Product | undefined {
  return known.get(slugOrId) ?? [...known.values()].find(({ slug }) => slug === slugOrId);
}
