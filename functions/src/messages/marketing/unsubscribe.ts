import type { NewsletterOutcome } from '@kargha/domain/people/newsletter';

import { recordConsentChange } from '../newsletter/consents.ts';
import { unsubscribeByToken, unsubscribeAddress } from '../newsletter/subscription.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { readUser, userRef, users } from '../../records/user-record.ts';

const ENDS = { reminders: 'end-reminders', marketing: 'end-offers' } as const;

export type UnsubscribePurpose = keyof typeof ENDS;

export function accountUnsubscribeLink(
  ids: KeyedIds,
  purpose: UnsubscribePurpose,
  uid: string,
): string {
  return `${shopAddress()}/api/newsletter/${ENDS[purpose]}?token=${unsubscribeToken(ids, purpose, uid)}`;
}

/** Unsubscribing again changes nothing. */
export async function unsubscribeAccount(
  purpose: UnsubscribePurpose,
  token: string,
  { ids, now }: { ids: KeyedIds; now: Date },
): Promise<NewsletterOutcome> {
  const [uid = ''] = token.split('.');
  // Comparing hashes reveals nothing through its timing.
  if (hashOf(unsubscribeToken(ids, purpose, uid)) !== hashOf(token)) return 'expired';
  await endOf(uid, purpose, now);
  if (purpose === 'marketing') await unsubscribeNewsletterOf(uid, now);
  return 'unsubscribed';
}

/** Also ends marketing emails to the account with this address. */
export async function unsubscribeFromNewsletter(
  token: string,
  now: Date,
): Promise<NewsletterOutcome> {
  const email = await unsubscribeByToken(token, now);
  if (email === null) return 'expired';
  const owners = users().where('email', '==', email).where('isEmailVerified', '==', true);
  const { docs } = await owners.get();
  await Promise.all(docs.map(({ id }) => endOf(id, 'marketing', now)));
  return 'unsubscribed';
}

/** Campaigns go to subscribers and accounts, so unsubscribing ends both. */
async function unsubscribeNewsletterOf(uid: string, now: Date): Promise<void> {
  const person = readUser(await userRef(uid).get());
  if (!person?.isEmailVerified) return;
  await unsubscribeAddress(person.email.toLowerCase(), { uid, source: 'letter', at: now });
}

function endOf(uid: string, purpose: UnsubscribePurpose, now: Date): Promise<boolean> {
  return recordConsentChange(uid, { purpose, given: false, source: 'letter' }, now);
}

/** The account's uid with a signature that only the server can make. */
function unsubscribeToken(ids: KeyedIds, purpose: UnsubscribePurpose, uid: string): string {
  return `${uid}.${ids.idFor(ENDS[purpose], uid)}`;
}
