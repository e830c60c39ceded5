import { PRODUCTS } from '@kargha/domain/records/collections';
import {
  CARD_FIELDS,
  readCardProduct,
  type CardProduct,
} from '@kargha/domain/catalogue/card-product';
import { readPublicList, type ListCursor } from '#lib/firebase/public-firestore.ts';

import type { ListedSort } from '../list/state/sorts.ts';

/** The rules allow no larger page. */
const PAGE_SIZE = 100;

const ORDERS = {
  newest: ['createdAt', 'desc'],
  popular: ['soldScore', 'desc'],
  'price-low': ['price', 'asc'],
  'price-high': ['price', 'desc'],
} as const satisfies Record<ListedSort, readonly [string, 'asc' | 'desc']>;

export interface ProductPage {
  products: CardProduct[];
  next: ListCursor | undefined;
}

/**
 * Reads 100 products of these collections (all when empty), starting after `after`. Queries only public products,
 * because the rules reject anything wider. Throws when Firestore cannot be reached.
 */
export async function readPage(
  collections: readonly string[],
  sort: ListedSort,
  after?: ListCursor,
): Promise<ProductPage> {
  const { documents, next } = await readPublicList({
    collection: PRODUCTS,
    select: CARD_FIELDS,
    where: {
      status: 'active',
      restricted: false,
      ...(collections.length > 0 && { productCollection: collections }),
    },
    orderBy: ORDERS[sort],
    limit: PAGE_SIZE,
    after,
  });
  return { products: documents.map(({ id, data }) => readCardProduct(id, data)), next };
}
