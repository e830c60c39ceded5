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

export function discountUseRef(code: string, personKey: string): DocumentReference {
  return firestore().collection(COLLECTIONS.discountUses).doc(`${code}_${personKey}`);
}

export function readDiscount(snapshot: DocumentSnapshot): Discount | null {
  const stored = withDates(snapshot.data()) as Discount | undefined;
  return stored ? { ...OLDER, ...stored } : null;
}

const OLDER: Pick<Discount, 'method' | 'products'> = { method: 'code', products: [] };

/** The highest count among a person's keys. */
export function highestUseCount(snapshots: readonly DocumentSnapshot[]): number {
  const counts = snapshots.map((one): unknown => one.get('count'));
  return Math.max(0, ...counts.filter((count) => typeof count === 'number'));
}
