import { readAccessCode, type AccessCode } from '@kargha/domain/catalogue/access-code';
import type { AccessCodeRow } from '@kargha/domain/catalogue/access-code-endpoints';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';

/** The ID is a keyed hash of the code, so that the database does not reveal codes. */
export function accessCodeRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.accessCodes).doc(id);
}

export function accessCodeIdOf(code: string, codes: KeyedIds): string {
  return codes.idFor('access-code', readAccessCode(code));
}

export function readAccessCodeRecord(snapshot: DocumentSnapshot): AccessCode | null {
  return (withDates(snapshot.data()) as AccessCode | undefined) ?? null;
}

export function accessCodeRow(id: string, code: AccessCode): AccessCodeRow {
  const { label, companyName, last4, maxUses, uses, active, expiresAt, createdAt } = code;
  return { id, label, companyName, last4, maxUses, uses, active, expiresAt, createdAt };
}
