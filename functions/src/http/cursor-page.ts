import { string } from 'yup';

import { orderSearchToken } from '@kargha/domain/orders/order-listing';

import type { DocumentReference, DocumentSnapshot, Query } from '../platform/firestore.ts';
import { invalid } from './errors.ts';

/** What a request for one page of a list says about where it begins: the id of the last row before it. */
export const cursorField = string().max(200);

export interface CursorPage<Row> {
  rows: Row[];
  /** the cursor of the next page; null after the last one */
  nextCursor: string | null;
}

interface PageRequest<Row> {
  /** filtered and ordered; what is equal in its order must be told apart by the document's id */
  query: Query;
  cursor: string | undefined;
  /** rows a page */
  size: number;
  /** the document that a cursor names */
  documentRef: (cursor: string) => DocumentReference;
  /** the row of a document; null for one that is not shown */
  rowOf: (snapshot: DocumentSnapshot) => Row | null;
}

/**
 * Those of a list whose texts (`textSearch`, `personSearch`, kept in `field`) have what was typed; all of them when that
 * is too short to find anything.
 */
export function filterBySearch(list: Query, search: string, field = 'search'): Query {
  const token = orderSearchToken(search);
  return token === '' ? list : list.where(field, 'array-contains', token);
}

const PLAIN_ID = /^[\w.-]{1,200}$/;

/**
 * One page of a list, in `size` + 1 reads and one more for the cursor, however long the list is.
 * Throws 400 invalid when the cursor's document is not there any more.
 */
export async function readPage<Row>(page: PageRequest<Row>): Promise<CursorPage<Row>> {
  const { query, cursor, size, documentRef, rowOf } = page;
  const from = cursor ? query.startAfter(await cursorSnapshot(cursor, documentRef)) : query;
  const { docs } = await from.limit(size + 1).get();
  const shown = docs.slice(0, size);
  return {
    rows: shown.flatMap((snapshot) => rowOf(snapshot) ?? []),
    nextCursor: docs.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function cursorSnapshot(
  cursor: string,
  documentRef: (cursor: string) => DocumentReference,
): Promise<DocumentSnapshot> {
  const place = PLAIN_ID.test(cursor) ? await documentRef(cursor).get() : null;
  if (!place?.exists) throw invalid('This list has changed. Please load it again.', { cursor });
  return place;
}
