import { selectCategory } from '@kargha/domain/catalogue/categories';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';

import { firestore } from '../../platform/firestore.ts';
import { readProducts } from '../../records/product-record.ts';

/** Firestore's limit for one `in` query. */
const MAX_CODES = 30;
const MAX_GRANTED = 100;

/** Sort fields; ties are sorted by ID. */
type SortField = 'createdAt' | 'price' | 'soldScore' | 'title' | 'quantity';

export interface ListOrder {
  field: SortField;
  direction: 'asc' | 'desc';
}

interface ProductSearch {
  category?: string | undefined;
  collection?: string | undefined;
  /** all must be search tokens of the product */
  words: readonly string[];
}

/** Active products that only these access codes unlock, filtered by category and words. */
export async function unlockedProducts(
  codes: readonly string[],
  { category, collection, words }: ProductSearch,
): Promise<Product[]> {
  if (codes.length === 0) return [];
  const { docs } = await firestore()
    .collection(COLLECTIONS.products)
    .where('status', '==', 'active')
    .where('accessCodeId', 'in', codes.slice(0, MAX_CODES))
    .limit(MAX_GRANTED)
    .get();
  const { collections } = selectCategory(category, collection);
  return readProducts(docs)
    .filter(({ restricted }) => restricted)
    .filter(
      ({ productCollection, searchTokens }) =>
        (collections.length === 0 || collections.includes(productCollection)) &&
        words.every((word) => searchTokens.includes(word)),
    );
}

/** Merges both lists in Firestore's order. */
export function mergeInOrder(
  open: readonly Product[],
  granted: readonly Product[],
  order: ListOrder,
): Product[] {
  return granted.length === 0
    ? [...open]
    : [...open, ...granted].sort((one, other) => compareProducts(one, other, order));
}

export function compareProducts(
  one: Product,
  other: Product,
  { field, direction }: ListOrder,
): number {
  const rising = compare(one[field], other[field]) || compare(one._id, other._id);
  return direction === 'asc' ? rising : -rising;
}

function compare<Value extends string | number | Date>(one: Value, other: Value): number {
  if (one < other) return -1;
  return one > other ? 1 : 0;
}
