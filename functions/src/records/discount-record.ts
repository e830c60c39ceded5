import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Discount } from '@kargha/domain/pricing/discount';

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

/** The discount in a document; null when there is none. Older ones are codes, and know no products. */
export function readDiscount(snapshot: DocumentSnapshot): Discount | null {
  const stored = withDates(snapshot.data()) as Discount | undefined;
  return stored ? { ...OLDER, ...stored } : null;
}

const OLDER: Pick<Discount, 'method' | 'products'> = { method: 'code', products: [] };

/** The orders of one person that use the code, in a document of discountUses. */
export function readUses(snapshot: DocumentSnapshot): number {
  const count: unknown = snapshot.get('count');
  return typeof count === 'number' ? count : 0;
}
