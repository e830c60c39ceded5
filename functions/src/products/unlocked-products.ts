import { selectCategory } from '@kargha/domain/catalogue/categories';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';

import { firestore } from '../platform/firestore.ts';
import { readProduct } from '../records/product-record.ts';

/** The most values that one `in` of Firestore takes. */
const MOST_CODES = 30;
/** More than any code opens. */
const MOST_GRANTED = 100;

/** Firestore's fields by which a list is ordered; ties are ordered by id. */
type SortField = 'createdAt' | 'price' | 'soldScore' | 'title' | 'quantity';

export interface ListOrder {
  field: SortField;
  direction: 'asc' | 'desc';
}

interface ProductSearch {
  category?: string | undefined;
  collection?: string | undefined;
  /** each must be among the product's search words */
  words: readonly string[];
}

/** The active products that these access codes open and nobody else sees, of this shelf and with these words. */
export async function unlockedProducts(
  codes: readonly string[],
  { category, collection, words }: ProductSearch,
): Promise<Product[]> {
  if (codes.length === 0) return [];
  const { docs } = await firestore()
    .collection(COLLECTIONS.products)
    .where('status', '==', 'active')
    .where('accessCodeId', 'in', codes.slice(0, MOST_CODES))
    .limit(MOST_GRANTED)
    .get();
  const { collections } = selectCategory(category, collection);
  return docs
    .flatMap((snapshot) => readProduct(snapshot) ?? [])
    .filter(({ restricted }) => restricted)
    .filter(
      ({ productCollection, searchTokens }) =>
        (collections.length === 0 || collections.includes(productCollection)) &&
        words.every((word) => searchTokens.includes(word)),
    );
}

/** Both lists as one, in the order in which Firestore would give them. */
export function mergeInOrder(
  open: readonly Product[],
  granted: readonly Product[],
  order: ListOrder,
): Product[] {
  return granted.length === 0
    ? [...open]
    : [...open, ...granted].sort((one, other) => compareProducts(one, other, order));
}

/** Below 0 when the first comes before the second in this order. */
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
