import { orderSearchToken } from '@kargha/domain/orders/order-listing';
import { requestMessages } from '@kargha/domain/messages/request-messages';

import type { DocumentReference, DocumentSnapshot, Query } from '../platform/firestore.ts';
import { invalid } from './errors.ts';

export interface CursorPage<Row> {
  rows: Row[];
  /** null after the last page */
  nextCursor: string | null;
}

interface PageRequest<Row> {
  query: Query;
  cursor: string | undefined;
  size: number;
  documentRef: (cursor: string) => DocumentReference;
  rowOf: (snapshot: DocumentSnapshot) => Row | null;
}

/**
 * Filters by the texts in `search` (`textSearch`, `personSearch`). Returns everything when the search is too
 * short.
 */
export function filterBySearch(list: Query, search: string): Query {
  const token = orderSearchToken(search);
  return token === '' ? list : list.where('search', 'array-contains', token);
}

const PLAIN_ID = /^[\w.-]{1,200}$/;

/** One page, in `size` + 1 reads and one for the cursor. Throws 400 invalid when the cursor no longer exists. */
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
  if (!place?.exists) throw invalid(requestMessages.list_changed(), { cursor });
  return place;
}
