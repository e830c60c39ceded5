import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
} from 'firebase/firestore';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { ReturnState } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { returnFrom } from '#lib/documents/return-document.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';

const PER_PAGE = 50;
const SEPARATOR = '~';

/** Returns one page of the returns in these states (any state when empty), newest first; cursor '' is the first. */
export async function readReturns(
  states: readonly ReturnState[],
  cursor: string,
): Promise<ListPage<OrderReturn>> {
  const filters: QueryConstraint[] = states.length === 0 ? [] : [where('state', 'in', [...states])];
  const [time = '', id = ''] = cursor.split(SEPARATOR);
  const startAt: QueryConstraint[] = cursor === '' ? [] : [startAfter(new Date(Number(time)), id)];
  const page = query(
    collection(liveFirestore, COLLECTIONS.returns),
    ...filters,
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...startAt,
    limit(PER_PAGE),
  );
  const { docs } = await getDocs(page);
  const rows = docs.flatMap((one) => returnFrom(one.id, one.data()) ?? []);
  const last = docs.length === PER_PAGE ? rows.at(-1) : undefined;
  const nextCursor = last ? [last.createdAt.getTime(), last.id].join(SEPARATOR) : null;
  return { rows, nextCursor };
}
