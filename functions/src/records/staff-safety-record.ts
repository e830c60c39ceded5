import { COLLECTIONS, STAFF_SAFETY_ID } from '@kargha/domain/records/collections';
import { recordOf } from '@kargha/domain/records/stored-record';
import type { ShopSettings } from '@kargha/domain/settings/shop-settings';

import { firestore, type DocumentReference, type Transaction } from '../platform/firestore.ts';

type StaffSafety = ShopSettings['staffSafety'];

export function staffSafetyRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(STAFF_SAFETY_ID);
}

/** Nothing is required until an owner says so. */
export function readStaffSafety(document: unknown): StaffSafety {
  const { secondFactorRequired, refundLimitRupees } = recordOf(document);
  return {
    secondFactorRequired: secondFactorRequired === true,
    refundLimitRupees: typeof refundLimitRupees === 'number' ? refundLimitRupees : null,
  };
}

export async function staffSafetyIn(transaction: Transaction): Promise<StaffSafety> {
  return readStaffSafety((await transaction.get(staffSafetyRef())).data());
}
