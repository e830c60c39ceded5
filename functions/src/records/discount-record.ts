import { COLLECTIONS } from '@kargha/domain/collections';
import type { Discount } from '@kargha/domain/discount';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
} from '../platform/firestore.ts';

export function discountRef(code: string): DocumentReference {
  return firestore().collection(COLLECTIONS.discounts).doc(code);
}

/** How often one person has used one code. */
export function discountUseRef(code: string, personKey: string): DocumentReference {
  return firestore().collection(COLLECTIONS.discountUses).doc(`${code}_${personKey}`);
}

/** The discount in a document; null when there is none. */
export function readDiscount(snapshot: DocumentSnapshot): Discount | null {
  return (withDates(snapshot.data()) as Discount | undefined) ?? null;
}

/** The orders of one person that use the code, in a document of discountUses. */
export function readUses(snapshot: DocumentSnapshot): number {
  const count: unknown = snapshot.get('count');
  return typeof count === 'number' ? count : 0;
}
