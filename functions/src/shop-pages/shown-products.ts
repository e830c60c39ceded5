import { COLLECTIONS } from '@kargha/domain/collections';
import type { Product } from '@kargha/domain/product';

import { firestore } from '../platform/firestore.ts';
import { readProduct } from '../records/product-record.ts';
import { MOST_IN_SITEMAP } from './sitemap.ts';

const products = () => firestore().collection(COLLECTIONS.products);

/** The product that everybody may see at this slug; null when there is none. */
export async function shownProduct(slug: string): Promise<Product | null> {
  const { docs } = await products().where('slug', '==', slug).limit(2).get();
  const found = docs.map((snapshot) => readProduct(snapshot));
  return found.find((product) => product?.status === 'active' && !product.restricted) ?? null;
}

/** Slug and last change of everything that is open to everybody. */
export async function shownSlugs(): Promise<{ slug: string; updatedAt: Date }[]> {
  const { docs } = await products()
    .where('status', '==', 'active')
    .where('restricted', '==', false)
    .limit(MOST_IN_SITEMAP)
    .select('slug', 'updatedAt')
    .get();
  return docs.flatMap((snapshot) => {
    const { slug, updatedAt } = readProduct(snapshot) ?? { slug: '', updatedAt: new Date(0) };
    return slug === '' ? [] : [{ slug, updatedAt }];
  });
}
