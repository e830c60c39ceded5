import { COLLECTIONS } from '@kargha/domain/records/collections';
import { pictureFile, PICTURE_WIDTHS } from '@kargha/domain/catalogue/pictures';
import type { Product } from '@kargha/domain/catalogue/product';

import { firestore } from '../../platform/firestore.ts';
import { readProductOrSkip } from '../../records/product-record.ts';
import type { SitemapPage } from './sitemap.ts';

const products = () => firestore().collection(COLLECTIONS.products);

type ProductForPage =
  | { kind: 'public'; product: Product }
  /** An address with the ID, which old links have. */
  | { kind: 'moved'; slug: string }
  /** No longer sold */
  | { kind: 'retired' };

export async function findProductForPage(slugOrId: string): Promise<ProductForPage | undefined> {
  const { docs } = await products().where('slug', '==', slugOrId).limit(2).get();
  const found = docs.flatMap((snapshot) => readProductOrSkip(snapshot) ?? []);
  const product = found.find(isPublic);
  if (product) return { kind: 'public', product };
  if (found.some(({ status, restricted }) => status === 'archived' && !restricted)) {
    return { kind: 'retired' };
  }
  const byId = readProductOrSkip(await products().doc(slugOrId).get());
  return byId && isPublic(byId) && byId.slug !== ''
    ? { kind: 'moved', slug: byId.slug }
    : undefined;
}

function isPublic({ status, restricted }: Product): boolean {
  return status === 'active' && !restricted;
}

const PRODUCTS_PER_READ = 300;

/** Public products, a few hundred at a time. */
export async function* publicProducts(): AsyncGenerator<Product[]> {
  const open = products()
    .where('status', '==', 'active')
    .where('restricted', '==', false)
    .orderBy('__name__')
    .limit(PRODUCTS_PER_READ);
  let page = await open.get();
  while (!page.empty) {
    yield page.docs.flatMap((snapshot) => readProductOrSkip(snapshot) ?? []);
    const last = page.docs.at(-1);
    if (page.size < PRODUCTS_PER_READ || !last) return;
    page = await open.startAfter(last).get();
  }
}

/** Public products with the time of their last change, up to a limit. */
export async function publicProductPages(limit: number): Promise<SitemapPage[]> {
  const { docs } = await products()
    .where('status', '==', 'active')
    .where('restricted', '==', false)
    .limit(limit)
    .select('slug', 'updatedAt', 'pictures')
    .get();
  return docs.flatMap((snapshot) => {
    const product = readProductOrSkip(snapshot);
    if (!product || product.slug === '') return [];
    const { slug, updatedAt } = product;
    const pictures = product.pictures.map((one) => pictureFile(one, PICTURE_WIDTHS[2], 'webp'));
    return [{ path: `/products/${encodeURIComponent(slug)}`, updatedAt, pictures }];
  });
}
