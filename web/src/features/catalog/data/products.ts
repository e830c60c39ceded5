import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/collections';
import type { Product } from '@kargha/domain/product';
import { liteFirestore } from '#lib/firebase-lite.ts';
import { productFrom } from '#lib/product-document.ts';

import type { Sort } from '../state/sorts.ts';

/** How many products one reading of the list asks for; the rules allow no more. */
const PAGE_SIZE = 100;

/** What everybody may see. The rules refuse any list that asks for more than that. */
export const OPEN_TO_ALL: readonly QueryConstraint[] = [
  where('status', '==', 'active'),
  where('restricted', '==', false),
];

const ORDERS = {
  newest: ['createdAt', 'desc'],
  popular: ['soldScore', 'desc'],
  'price-low': ['price', 'asc'],
  'price-high': ['price', 'desc'],
} as const satisfies Record<Sort, readonly [string, 'asc' | 'desc']>;

/** One page of a list, and where the next one begins; undefined when there is none. */
export interface ProductPage {
  products: Product[];
  next: QueryDocumentSnapshot | undefined;
}

/** A hundred products of these collections (all of them when there are none), from `after` on. */
export async function readPage(
  collections: readonly string[],
  sort: Sort,
  after?: QueryDocumentSnapshot,
): Promise<ProductPage> {
  const [field, direction] = ORDERS[sort];
  const { docs } = await getDocs(
    query(
      collection(liteFirestore, COLLECTIONS.products),
      ...OPEN_TO_ALL,
      ...(collections.length > 0 ? [where('productCollection', 'in', [...collections])] : []),
      orderBy(field, direction),
      ...(after ? [startAfter(after)] : []),
      limit(PAGE_SIZE),
    ),
  );
  const products = docs.map((document) => productFrom(document.id, document.data()));
  return { products, next: docs.length < PAGE_SIZE ? undefined : docs.at(-1) };
}
