import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { Product } from '@kargha/domain/catalogue/product';
import { IS_SERVER } from '#lib/server/env.ts';
import { resetOnServer } from '#lib/server/render-on-server.ts';

const products = new Map<string, Product>();
const cards = new Map<string, CardProduct>();
if (IS_SERVER) {
  resetOnServer(() => {
    products.clear();
    cards.clear();
  });
}

export function rememberProducts(read: readonly Product[]): void {
  for (const product of read) products.set(product._id, product);
  rememberCards(read);
}

export function rememberCards(read: readonly CardProduct[]): void {
  for (const card of read) cards.set(card._id, card);
}

export function knownCard(id: string): CardProduct | undefined {
  return cards.get(id);
}

export function knownProductBySlug(slugOrId: string): Product | undefined {
  return products.get(slugOrId) ?? [...products.values()].find(({ slug }) => slug === slugOrId);
}
