import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  PRIVACY_NOTICE_VERSION,
  type Consent,
  type ConsentPurpose,
} from '@kargha/domain/people/consent';

import {
  firestore,
  withDates,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from '../platform/firestore.ts';

export function consents(): Query {
  return firestore().collection(COLLECTIONS.consents);
}

/** Writes a consent or withdrawal under the current privacy notice, in the transaction of its change. */
export function writeConsent(
  transaction: Transaction,
  change: Omit<Consent, 'notice' | 'forgottenAt'>,
): void {
  const row: Consent = { ...change, notice: PRIVACY_NOTICE_VERSION };
  transaction.create(firestore().collection(COLLECTIONS.consents).doc(), row);
}

/** True when the latest entry of an account for a purpose is a consent. */
export async function isConsentGiven(
  transaction: Transaction,
  uid: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const latest = consents()
    .where('uid', '==', uid)
    .where('purpose', '==', purpose)
    .orderBy('at', 'desc')
    .limit(1);
  const [row] = (await transaction.get(latest)).docs;
  return row !== undefined && readConsent(row).given;
}

export function readConsent(snapshot: DocumentSnapshot): Consent {
  return withDates(snapshot.data()) as Consent;
}
