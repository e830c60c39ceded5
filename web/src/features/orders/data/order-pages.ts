import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { orderFrom, type ShownOrder } from '#lib/documents/order-document.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';

const PAGE = 20;

export type OrderCursor = QueryDocumentSnapshot;

/**
 * Newest first. Reads one document more than it returns, to know whether another page follows. @throws
 * FirebaseError
 */
export async function readOrderPage(
  uid: string,
  after?: OrderCursor,
): Promise<ListPage<ShownOrder, OrderCursor>> {
  const mine = query(
    collection(liteFirestore, COLLECTIONS.orders),
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(PAGE + 1),
  );
  const { docs } = await getDocs(mine);
  const shown = docs.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.flatMap((one) => orderFrom(one.id, one.data()) ?? []),
    nextCursor: last && docs.length > PAGE ? last : null,
  };
}
