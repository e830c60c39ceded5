import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import { MAX_BULK_PRODUCTS, type ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import { queryTokens } from '@kargha/domain/catalogue/search-words';
import { requestMessages } from '@kargha/domain/messages/request-messages';

import { invalid } from '../../http/errors.ts';
import { FieldPath, firestore, type Query } from '../../platform/firestore.ts';
import { inView } from '../products/product-view.ts';

/** Firestore searches for the longest word. */
function filtered({ status, search }: ProductBulkFilter): Query {
  let query: Query = firestore().collection(COLLECTIONS.products);
  if (status !== '') query = inView(query, status);
  const [token] = queryTokens(search);
  return token === undefined ? query : query.where('searchTokens', 'array-contains', token);
}

/** Checks the other words of the search. */
export function hasAllWords(
  { searchTokens }: Pick<Product, 'searchTokens'>,
  { search }: ProductBulkFilter,
): boolean {
  return queryTokens(search).every((word) => searchTokens.includes(word));
}

/**
 * Products of a filter that existed at `until`, newest first, after the cursor. Creation times never change, so
 * the order is stable. Throws 400 for an invalid cursor.
 */
export function productsUntil(filter: ProductBulkFilter, until: Date, cursor = ''): Query {
  const sorted = filtered(filter)
    .where('createdAt', '<=', until)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  return cursor === '' ? sorted : sorted.startAfter(...placeOf(cursor));
}

export function cursorAfter({ createdAt, _id }: Pick<Product, 'createdAt' | '_id'>): string {
  return `${createdAt.getTime()}~${_id}`;
}

function placeOf(cursor: string): [Date, string] {
  const [, time = '', id = ''] = /^(\d{1,16})~([\w-]{1,100})$/.exec(cursor) ?? [];
  if (id === '') throw invalid(requestMessages.list_changed(), { cursor });
  return [new Date(Number(time)), id];
}

/**
 * Number of matching products. Counted by the database for a single word; for several words, the matches of the
 * first are read up to the limit.
 */
export async function countProducts(filter: ProductBulkFilter, until: Date): Promise<number> {
  const matching = productsUntil(filter, until);
  if (queryTokens(filter.search).length <= 1) return (await matching.count().get()).data().count;
  const { docs } = await matching
    .select('searchTokens')
    .limit(MAX_BULK_PRODUCTS + 1)
    .get();
  if (docs.length > MAX_BULK_PRODUCTS) return docs.length;
  return docs.filter((one) =>
    hasAllWords({ searchTokens: tokensOf(one.get('searchTokens')) }, filter),
  ).length;
}

function tokensOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((token) => typeof token === 'string') : [];
}
