import type { AccountConsents, ConsentRow } from '@kargha/domain/people/account-endpoints';
import { CONSENT_PURPOSES, type ConsentStates } from '@kargha/domain/people/consent';
import type { Consent } from '@kargha/domain/people/consent-schema';
import type { ConsentRequest } from '@kargha/domain/people/consent-request';

import { unsubscribeAddress, isSubscribed } from './subscription.ts';
import { inTransaction, type DocumentSnapshot } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import {
  consents,
  isConsentGiven,
  readConsentOrSkip,
  writeConsent,
} from '../../records/consent-record.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';
import { dataOwner } from '../../people/users/data-owner.ts';

const MAX_ROWS = 100;

/** Throws 404 without a profile. */
export async function readConsents(person: Identity): Promise<Omit<AccountConsents, 'notice'>> {
  const { uid, email } = dataOwner(person);
  const profile = readUser(await userRef(uid).get());
  if (!profile) throw profileNotFound();
  const latest = (field: string, value: string) =>
    consents().where(field, '==', value).orderBy('at', 'desc').limit(MAX_ROWS).get();
  const ofAccount = (await latest('uid', uid)).docs;
  const ofAddress = email === '' ? [] : (await latest('addressHash', hashOf(email))).docs;
  const log = consentRows([...ofAccount, ...ofAddress]);
  const isGiven = (purpose: string) => log.find((row) => row.purpose === purpose)?.given === true;
  const states = Object.fromEntries(
    CONSENT_PURPOSES.map((purpose) => [purpose, isGiven(purpose)]),
  ) as ConsentStates;
  const marketing = profile.preferences.marketing === true;
  const newsletter = email !== '' && (await isSubscribed(email));
  return { states: { ...states, marketing, newsletter }, log };
}

function consentRows(documents: readonly DocumentSnapshot[]): ConsentRow[] {
  const rows = new Map(documents.map((document) => [document.id, consentRow(document)]));
  return [...rows.values()]
    .filter((row) => row !== null)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MAX_ROWS);
}

function consentRow(document: DocumentSnapshot): ConsentRow | null {
  const consent = readConsentOrSkip(document);
  if (!consent) return null;
  const { purpose, given, notice, source, at } = consent;
  return { id: document.id, purpose, given, notice, source, at };
}

/** Gives or withdraws a consent; does nothing if it is already so. Throws 404 without a profile. */
export async function changeConsent(
  person: Identity,
  change: ConsentRequest,
  now: Date,
): Promise<void> {
  const { uid, email } = dataOwner(person);
  if (change.purpose === 'newsletter') {
    if (email !== '') await unsubscribeAddress(email, { uid, source: 'profile', at: now });
    return;
  }
  if (!(await recordConsentChange(uid, change, now))) throw profileNotFound();
}

/** Returns false when there is no such account. */
export function recordConsentChange(
  uid: string,
  { purpose, given, source }: Pick<Consent, 'purpose' | 'given' | 'source'>,
  now: Date,
): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const profile = readUser(await transaction.get(userRef(uid)));
    if (!profile) return false;
    const before =
      purpose === 'marketing'
        ? profile.preferences.marketing === true
        : await isConsentGiven(transaction, uid, purpose);
    if (before === given) return true;
    const marketing = purpose === 'marketing' && { 'preferences.marketing': given };
    // Updating the profile makes simultaneous requests conflict, so that the second one sees the row of the first.
    transaction.update(userRef(uid), { ...marketing, updatedAt: now });
    writeConsent(transaction, { purpose, given, source, uid, addressHash: null, at: now });
    return true;
  });
}
