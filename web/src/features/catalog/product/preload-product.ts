import type { Product } from '@kargha/domain/catalogue/product';
import { preloadPublicSettings } from '#lib/shop/public-settings.ts';

import { knownProductBySlug } from '../state/known-products.ts';
import { preloadProductParts } from './components/product-details.tsx';
import { prefetchProduct } from './state/product-by-slug.ts';

/** Loads a public product and the parts of its page, so that it renders at once. @throws Error */
export async function preloadProduct(slug: string): Promise<Product | undefined> {
  const [settings] = await Promise.all([
    preloadPublicSettings(),
    knownProductBySlug(slug) ?? prefetchProduct(slug),
  ]);
  const product = knownProductBySlug(slug);
  if (product) await preloadProductParts(product, settings);
  return product;
}
