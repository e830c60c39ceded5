import { FieldPath } from 'firebase-admin/firestore';
import type {
  CollectionReference,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from 'firebase-admin/firestore';

const PAGE = 200;

interface IdRange {
  from?: string;
  to?: string;
}

export interface FillResult {
  checked: number;
  filled: number;
}

export interface FillOptions {
  onPage?: (progress: FillResult) => void;
  /** limits it to documents between two ids */
  ids?: IdRange;
}

/** Passes each document to `fill`, which returns whether it has changed the document. */
export async function fillPages(
  collection: CollectionReference,
  fill: (snapshot: QueryDocumentSnapshot) => Promise<boolean>,
  { onPage, ids = {} }: FillOptions = {},
): Promise<FillResult> {
  const progress: FillResult = { checked: 0, filled: 0 };
  const query = inRange(collection, ids);
  let nextQuery: Query | null = query;
  while (nextQuery) {
    const page: QuerySnapshot = await nextQuery.limit(PAGE).get();
    const filled = await Promise.all(page.docs.map(fill));
    progress.checked += page.size;
    progress.filled += filled.filter(Boolean).length;
    onPage?.({ ...progress });
    const last = page.size === PAGE ? page.docs.at(-1) : undefined;
    nextQuery = last ? query.startAfter(last) : null;
  }
  return progress;
}

function inRange(collection: CollectionReference, { from, to }: IdRange): Query {
  const byId = collection.orderBy(FieldPath.documentId());
  const ordered = from === undefined ? byId : byId.startAt(from);
  return to === undefined ? ordered : ordered.endAt(to);
}
