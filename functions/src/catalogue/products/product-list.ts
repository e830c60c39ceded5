import { isMismatched, selectCategory } from '@kargha/domain/catalogue/categories';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import {
  PRODUCT_SORT_FIELDS,
  type ProductListQuery,
} from '@kargha/domain/catalogue/product-list-query';
import { queryTokens } from '@kargha/domain/catalogue/search-words';
import { isRecordId } from '@kargha/domain/records/record-id';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';
import { requestMessages } from '@kargha/domain/messages/request-messages';

import { invalid, invalidField } from '../../http/errors.ts';
import {
  FieldPath,
  firestore,
  type DocumentSnapshot,
  type Query,
} from '../../platform/firestore.ts';
import { productRef, readProductOrSkip, readProducts } from '../../records/product-record.ts';
import { inView } from './product-view.ts';
import {
  compareProducts,
  unlockedProducts,
  mergeInOrder,
  type ListOrder,
} from './unlocked-products.ts';

/** Deep pages cost as many reads as they skip; cursors cost none. */
const DEEPEST_PAGE_START = 1000;
const PAGE_TOO_DEEP = catalogueMessages.page_too_deep({ max: DEEPEST_PAGE_START });
const MAX_SEARCHED = 500;

export interface ProductPage {
  products: Product[];
  page: number;
  limit: number;
  total: number;
  nextCursor?: string;
}

export interface Viewer {
  isStaff: boolean;
  accessCodes: readonly string[];
}

interface Lists {
  /** public products, or all products for staff */
  open: Query;
  /** products unlocked by access codes; few */
  granted: readonly Product[];
}

export async function listProducts(
  listQuery: ProductListQuery,
  { isStaff, accessCodes }: Viewer,
): Promise<ProductPage> {
  const start = listQuery.cursor === undefined ? startOf(listQuery) : 0;
  const after = listQuery.cursor === undefined ? null : await placeOf(listQuery.cursor);
  if (isAlwaysEmpty(listQuery, isStaff)) return pageOf(listQuery, [], 0);
  const words = await rarestFirst(queryTokens(listQuery.search ?? ''), listQuery, isStaff);
  const [token, ...others] = words;
  const lists: Lists = {
    open: filtered(listQuery, isStaff, token),
    granted: isStaff ? [] : await unlockedProducts(accessCodes, { ...listQuery, words }),
  };
  return others.length === 0
    ? queriedPage(listQuery, lists, start, after)
    : searchedPage(listQuery, lists, others, after ? after.id : start);
}

async function queriedPage(
  listQuery: ProductListQuery,
  { open, granted }: Lists,
  start: number,
  after: DocumentSnapshot | null,
): Promise<ProductPage> {
  const sorted = sortedBy(open, listQuery);
  // The place of unlocked products is only known from the start of the list.
  const skipped = granted.length === 0 ? start : 0;
  const positioned = after ? sorted.startAfter(after) : sorted.offset(skipped);
  const from = after ? 0 : start - skipped;
  const [counted, found] = await Promise.all([
    open.count().get(),
    positioned.limit(from + listQuery.limit + 1).get(),
  ]);
  const products = mergeInOrder(
    readProducts(found.docs),
    productsAfter(after, granted, orderOf(listQuery)),
    orderOf(listQuery),
  );
  return pageOf(listQuery, products.slice(from), counted.data().count + granted.length);
}

/** Sorts words by their number of matches, since Firestore searches for the first one only. */
async function rarestFirst(
  words: readonly string[],
  listQuery: ProductListQuery,
  isStaff: boolean,
): Promise<string[]> {
  if (words.length < 2) return [...words];
  const counted = await Promise.all(
    words.map(async (word) => {
      const found = await filtered(listQuery, isStaff, word).count().get();
      return { word, count: found.data().count };
    }),
  );
  return counted.sort((one, other) => one.count - other.count).map(({ word }) => word);
}

function productsAfter(
  after: DocumentSnapshot | null,
  products: readonly Product[],
  order: ListOrder,
): readonly Product[] {
  const place = after && readProductOrSkip(after);
  return place
    ? products.filter((product) => compareProducts(place, product, order) < 0)
    : products;
}

/** Firestore searches for one word; the others are checked afterwards. */
async function searchedPage(
  listQuery: ProductListQuery,
  { open, granted }: Lists,
  words: readonly string[],
  start: number | string,
): Promise<ProductPage> {
  const { docs } = await sortedBy(open, listQuery).limit(MAX_SEARCHED).get();
  const openFound = readProducts(docs).filter(({ searchTokens }) =>
    words.every((word) => searchTokens.includes(word)),
  );
  const found = mergeInOrder(openFound, granted, orderOf(listQuery));
  const from = typeof start === 'number' ? start : found.findIndex(({ _id }) => _id === start) + 1;
  return pageOf(listQuery, found.slice(from, from + listQuery.limit + 1), found.length);
}

/** The page from its products and one more, which shows that there is a next page. */
function pageOf(
  { page, limit }: ProductListQuery,
  found: readonly Product[],
  total: number,
): ProductPage {
  const products = found.slice(0, limit);
  const last = found.length > limit ? products.at(-1) : undefined;
  return { products, page, limit, total, ...(last && { nextCursor: last._id }) };
}

/** Throws 400 invalid for too deep a page. */
function startOf({ page, limit }: ProductListQuery): number {
  const start = (page - 1) * limit;
  if (start > DEEPEST_PAGE_START) throw invalidField('page', PAGE_TOO_DEEP);
  return start;
}

async function placeOf(cursor: string): Promise<DocumentSnapshot> {
  const place = isRecordId(cursor) ? await productRef(cursor).get() : null;
  if (!place?.exists) throw invalid(requestMessages.list_changed(), { cursor });
  return place;
}

/** True when nothing can match: only staff see products that are not active. */
function isAlwaysEmpty(
  { category, collection, status }: ProductListQuery,
  isStaff: boolean,
): boolean {
  const isHidden = !isStaff && status !== undefined && status !== 'active';
  return isHidden || isMismatched(category, collection);
}

function filtered(listQuery: ProductListQuery, isStaff: boolean, token: string | undefined): Query {
  let query: Query = firestore().collection(COLLECTIONS.products);
  const status = isStaff ? listQuery.status : 'active';
  if (status) query = inView(query, status);
  if (!isStaff) query = query.where('restricted', '==', false);
  const { collections } = selectCategory(listQuery.category, listQuery.collection);
  if (collections.length > 0) query = query.where('productCollection', 'in', [...collections]);
  return token === undefined ? query : query.where('searchTokens', 'array-contains', token);
}

/** Products without an HSN code are always listed by their age: no other order has an index. */
function orderOf({ status, sortBy, sortOrder }: ProductListQuery): ListOrder {
  if (status === 'no-hsn') return { field: 'createdAt', direction: 'desc' };
  return { field: PRODUCT_SORT_FIELDS[sortBy], direction: sortOrder };
}

function sortedBy(query: Query, listQuery: ProductListQuery): Query {
  const { field, direction } = orderOf(listQuery);
  return query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
}
