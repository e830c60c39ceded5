import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { OrderReturn } from '@kargha/domain/orders/return';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from '../platform/firestore.ts';

export function returnRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.returns).doc(id);
}

export function returnsOf(orderId: string): Query {
  return firestore().collection(COLLECTIONS.returns).where('orderId', '==', orderId);
}

export function readReturn(snapshot: DocumentSnapshot): OrderReturn | null {
  const stored = withDates(snapshot.data());
  return stored === undefined ? null : { ...(stored as OrderReturn), id: snapshot.id };
}
