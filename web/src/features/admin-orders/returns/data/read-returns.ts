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
import { OPEN_EXCHANGES } from '@kargha/domain/orders/exchange';
import type { ReturnState } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { returnFrom } from '#lib/documents/return-document.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';

const PER_PAGE = 50;
const SEPARATOR = '~';

/** `states` is empty for any; an exchange is one whose replacement is not ordered yet. */
interface ReturnFilter {
  states: readonly ReturnState[];
  isExchange: boolean;
}

/** Returns one page of returns, newest first; cursor '' is the first. */
export async function readReturns(
  filter: ReturnFilter,
  cursor: string,
): Promise<ListPage<OrderReturn>> {
  const [time = '', id = ''] = cursor.split(SEPARATOR);
  const startAt: QueryConstraint[] = cursor === '' ? [] : [startAfter(new Date(Number(time)), id)];
  const page = query(
    collection(liveFirestore, COLLECTIONS.returns),
    ...constraintsOf(filter),
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

function constraintsOf({ states, isExchange }: ReturnFilter): QueryConstraint[] {
  if (isExchange) return [where('exchange.state', 'in', [...OPEN_EXCHANGES])];
  return states.length === 0 ? [] : [where('state', 'in', [...states])];
}
