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

const PAGE = 20;

/** Some of a person's orders, newest first. */
export interface OrderPage {
  orders: ShownOrder[];
  /** reads the next page; undefined on the last */
  next?: () => Promise<OrderPage>;
}

/** Reads a page: one document more than it shows, which tells whether another follows. @throws FirebaseError */
export async function readOrderPage(
  uid: string,
  after?: QueryDocumentSnapshot,
): Promise<OrderPage> {
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
    orders: shown.map((one) => orderFrom(one.id, one.data())),
    ...(docs.length > PAGE && last && { next: () => readOrderPage(uid, last) }),
  };
}
