import { selectCategory } from '@kargha/domain/categories';
import { COLLECTIONS } from '@kargha/domain/collections';
import { PRODUCT_STATUSES, type Product } from '@kargha/domain/product';
import { queryTokens } from '@kargha/domain/search-words';
import { number, object, string, type InferType } from 'yup';

import { invalid } from '../http/errors.ts';
import { FieldPath, firestore, type DocumentSnapshot, type Query } from '../platform/firestore.ts';
import { productRef, readProduct } from '../records/product-record.ts';

const MOST_PER_PAGE = 100;
const PER_PAGE = 20;
/** Deep pages cost as many reads as they skip; a cursor costs none. */
const DEEPEST_PAGE_START = 5000;
const MOST_SEARCHED = 500;

const SORT_FIELDS = {
  createdAt: 'createdAt',
  price: 'price',
  popular: 'soldScore',
  title: 'title',
  quantity: 'quantity',
} as const;
const SORTS = Object.keys(SORT_FIELDS) as (keyof typeof SORT_FIELDS)[];

/** GET /api/products: numbers that are no numbers fall back, a limit above the most is the most. */
export const listQuerySchema = object({
  page: number().transform(whole(1)).min(1, 'Pages start at 1.').default(1),
  limit: number().transform(whole(PER_PAGE)).transform(clamp).default(PER_PAGE),
  category: string().max(60),
  collection: string().max(60),
  status: string().oneOf(PRODUCT_STATUSES, 'The status is draft, active or archived.'),
  search: string().trim().max(100, 'A search has at most 100 characters.'),
  sortBy: string()
    .oneOf(SORTS, `Sort by ${SORTS.join(', ')}.`)
    .default('createdAt'),
  sortOrder: string().oneOf(['asc', 'desc'], 'Sort asc or desc.').default('desc'),
  cursor: string().max(100),
});

export type ListQuery = InferType<typeof listQuerySchema>;

export interface ProductPage {
  products: Product[];
  page: number;
  limit: number;
  total: number;
  nextCursor?: string;
}

/** One page of the catalogue. Guests and shoppers see active products that need no access code; staff see all. */
export async function listProducts(asked: ListQuery, isStaff: boolean): Promise<ProductPage> {
  const [token, ...others] = queryTokens(asked.search ?? '');
  const matching = filtered(asked, isStaff, token);
  const start = Math.min((asked.page - 1) * asked.limit, DEEPEST_PAGE_START);
  const after = asked.cursor === undefined ? null : await placeOf(asked.cursor);
  return others.length === 0
    ? queriedPage(asked, matching, start, after)
    : searchedPage(asked, matching, others, after ? after.id : start);
}

async function queriedPage(
  asked: ListQuery,
  matching: Query,
  start: number,
  after: DocumentSnapshot | null,
): Promise<ProductPage> {
  const sorted = sortedBy(matching, asked);
  const placed = after ? sorted.startAfter(after) : sorted.offset(start);
  const [counted, found] = await Promise.all([
    matching.count().get(),
    placed.limit(asked.limit + 1).get(),
  ]);
  const products = found.docs.flatMap((snapshot) => readProduct(snapshot) ?? []);
  return pageOf(asked, products, counted.data().count);
}

/** Firestore looks for one word of a search; the other words are looked for in what it finds. */
async function searchedPage(
  asked: ListQuery,
  matching: Query,
  words: readonly string[],
  start: number | string,
): Promise<ProductPage> {
  const { docs } = await sortedBy(matching, asked).limit(MOST_SEARCHED).get();
  const found = docs
    .flatMap((snapshot) => readProduct(snapshot) ?? [])
    .filter(({ searchTokens }) => words.every((word) => searchTokens.includes(word)));
  const from = typeof start === 'number' ? start : found.findIndex(({ _id }) => _id === start) + 1;
  return pageOf(asked, found.slice(from, from + asked.limit + 1), found.length);
}

/** The page out of its products and one more, which tells that there is a next page. */
function pageOf({ page, limit }: ListQuery, found: readonly Product[], total: number): ProductPage {
  const products = found.slice(0, limit);
  const last = found.length > limit ? products.at(-1) : undefined;
  return { products, page, limit, total, ...(last && { nextCursor: last._id }) };
}

/** Where a cursor points: the last product of the page before. */
async function placeOf(cursor: string): Promise<DocumentSnapshot> {
  const place = /^[\w-]{1,100}$/.test(cursor) ? await productRef(cursor).get() : null;
  if (!place?.exists) throw invalid('This list has changed. Please load it again.', { cursor });
  return place;
}

function filtered(asked: ListQuery, isStaff: boolean, token: string | undefined): Query {
  let query: Query = firestore().collection(COLLECTIONS.products);
  const status = isStaff ? asked.status : 'active';
  if (status) query = query.where('status', '==', status);
  if (!isStaff) query = query.where('restricted', '==', false);
  const { collections } = selectCategory(asked.category, asked.collection);
  if (collections.length > 0) query = query.where('productCollection', 'in', [...collections]);
  return token === undefined ? query : query.where('searchTokens', 'array-contains', token);
}

function sortedBy(query: Query, { sortBy, sortOrder }: ListQuery): Query {
  return query.orderBy(SORT_FIELDS[sortBy], sortOrder).orderBy(FieldPath.documentId(), sortOrder);
}

function whole(fallback: number) {
  return (value: number, original: unknown) => {
    const typed =
      typeof original === 'string' && /^-?\d{1,9}$/.test(original) ? Number(original) : value;
    return Number.isInteger(typed) ? typed : fallback;
  };
}

function clamp(limit: number): number {
  return Math.min(Math.max(limit, 1), MOST_PER_PAGE);
}
