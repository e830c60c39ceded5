import { COLLECTIONS } from '@kargha/domain/records/collections';
import { PRIVACY_NOTICE_VERSION, type ConsentPurpose } from '@kargha/domain/people/consent';
import {
  consentSchema,
  subscriptionSchema,
  type Consent,
} from '@kargha/domain/people/consent-schema';

import type { Transaction } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  query: consents,
  read: readConsent,
  readOrSkip: readConsentOrSkip,
} = storedDocuments({ collection: COLLECTIONS.consents, schema: consentSchema });

/** Newsletter subscriptions, by the hash of their address. */
export const {
  ref: subscriptionRef,
  query: subscriptions,
  read: readSubscription,
  readOrSkip: readSubscriptionOrSkip,
  find: subscriptionWithId,
} = storedDocuments({
  collection: COLLECTIONS.newsletter,
  schema: subscriptionSchema,
  ids: ['id'],
});

/** Writes a consent or withdrawal under the current privacy notice, in the transaction of its change. */
export function writeConsent(
  transaction: Transaction,
  change: Omit<Consent, 'notice' | 'forgottenAt'>,
): void {
  const row: Consent = { ...change, notice: PRIVACY_NOTICE_VERSION };
  transaction.create(consents().doc(), row);
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
  return row !== undefined && readConsent(row)?.given === true;
}
