import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import { readPublicList, type ListCursor } from '#lib/firebase/public-firestore.ts';
import { productFrom } from '#lib/documents/product-document.ts';

import type { Sort } from '../state/sorts.ts';

/** How many products one reading of the list asks for; the rules allow no more. */
const PAGE_SIZE = 100;

const ORDERS = {
  newest: ['createdAt', 'desc'],
  popular: ['soldScore', 'desc'],
  'price-low': ['price', 'asc'],
  'price-high': ['price', 'desc'],
} as const satisfies Record<Sort, readonly [string, 'asc' | 'desc']>;

/** One page of a list, and where the next one begins; undefined when there is none. */
export interface ProductPage {
  products: Product[];
  next: ListCursor | undefined;
}

/**
 * A hundred products of these collections (all of them when there are none), from `after` on. It asks for what
 * everybody may see: the rules refuse any list that asks for more. Throws when Firestore cannot be reached.
 */
export async function readPage(
  collections: readonly string[],
  sort: Sort,
  after?: ListCursor,
): Promise<ProductPage> {
  const { documents, next } = await readPublicList({
    collection: COLLECTIONS.products,
    where: {
      status: 'active',
      restricted: false,
      ...(collections.length > 0 && { productCollection: collections }),
    },
    orderBy: ORDERS[sort],
    limit: PAGE_SIZE,
    after,
  });
  return { products: documents.map(({ id, data }) => productFrom(id, data)), next };
}
