import { COLLECTIONS } from '@kargha/domain/records/collections';
import { discountSchema } from '@kargha/domain/pricing/code-schemas';

import { firestore, type DocumentReference, type DocumentSnapshot } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: discountRef,
  read: readDiscount,
  readEach: readEachDiscount,
  readOrSkip: readDiscountOrSkip,
} = storedDocuments({ collection: COLLECTIONS.discounts, schema: discountSchema });

export function discountUseRef(code: string, personKey: string): DocumentReference {
  return firestore().collection(COLLECTIONS.discountUses).doc(`${code}_${personKey}`);
}

/** The highest count among a person's keys. */
export function highestUseCount(snapshots: readonly DocumentSnapshot[]): number {
  const counts = snapshots.map((one): unknown => one.get('count'));
  return Math.max(0, ...counts.filter((count) => typeof count === 'number'));
}
