import type { ListCursor } from '#lib/firebase/public-firestore.ts';

import type { ListedSort } from '../list/state/sorts.ts';
import { readCards, type ProductPage } from './read-cards.ts';

/** The rules allow no larger page. */
const PAGE_SIZE = 100;

const ORDERS = {
  newest: ['createdAt', 'desc'],
  popular: ['soldScore', 'desc'],
  'price-low': ['price', 'asc'],
  'price-high': ['price', 'desc'],
} as const satisfies Record<ListedSort, readonly [string, 'asc' | 'desc']>;

/** Reads 100 products of these collections (all when empty), starting after `after`. Throws like `readCards`. */
export function readPage(
  collections: readonly string[],
  sort: ListedSort,
  after?: ListCursor,
): Promise<ProductPage> {
  return readCards({
    where: collections.length > 0 ? { productCollection: collections } : {},
    orderBy: ORDERS[sort],
    limit: PAGE_SIZE,
    after,
  });
}
