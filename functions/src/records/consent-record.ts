import { COLLECTIONS } from '@kargha/domain/records/collections';
import { PRIVACY_NOTICE_VERSION, type Consent } from '@kargha/domain/people/consent';

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

/** Writes a yes or its withdrawal, under the notice of this day, with the change that it tells of: both or neither. */
export function writeConsent(
  transaction: Transaction,
  change: Omit<Consent, 'notice' | 'forgottenAt'>,
): void {
  const row: Consent = { ...change, notice: PRIVACY_NOTICE_VERSION };
  transaction.create(firestore().collection(COLLECTIONS.consents).doc(), row);
}

/** The row in a document. */
export function readConsent(snapshot: DocumentSnapshot): Consent {
  return withDates(snapshot.data()) as Consent;
}
