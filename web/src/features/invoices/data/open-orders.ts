import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { orderFrom, type ShownOrder } from '#lib/documents/order-document.ts';

/** The security rules allow at most 100 per query. */
const PAGE_SIZE = 100;

/** Orders with instalments that are not fully paid. @throws FirebaseError */
export async function readOpenOrders(uid: string): Promise<ShownOrder[]> {
  const unpaid = query(
    collection(liteFirestore, COLLECTIONS.orders),
    where('uid', '==', uid),
    where('payment.state', '==', 'pending'),
    limit(PAGE_SIZE),
  );
  const { docs } = await getDocs(unpaid);
  return docs
    .flatMap((one) => orderFrom(one.id, one.data()) ?? [])
    .filter(({ instalments }) => instalments.length > 0);
}
