import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';

import { firestore } from '../../platform/firestore.ts';
import { readProductOrSkip } from '../../records/product-record.ts';
import type { SitemapPage } from './sitemap.ts';

const products = () => firestore().collection(COLLECTIONS.products);

export async function findPublicProduct(slug: string): Promise<Product | null> {
  const { docs } = await products().where('slug', '==', slug).limit(2).get();
  const found = docs.map((snapshot) => readProductOrSkip(snapshot));
  return found.find((product) => product?.status === 'active' && !product.restricted) ?? null;
}

/** Public products with the time of their last change, up to a limit. */
export async function publicProductPages(limit: number): Promise<SitemapPage[]> {
  const { docs } = await products()
    .where('status', '==', 'active')
    .where('restricted', '==', false)
    .limit(limit)
    .select('slug', 'updatedAt')
    .get();
  return docs.flatMap((snapshot) => {
    const { slug, updatedAt } = readProductOrSkip(snapshot) ?? { slug: '', updatedAt: new Date(0) };
    return slug === '' ? [] : [{ path: `/products/${encodeURIComponent(slug)}`, updatedAt }];
  });
}
