import type { NewsletterOutcome } from '@kargha/domain/people/newsletter';

import { writeDecision } from '../account/consents.ts';
import { endSubscription, endSubscriptionOf } from '../newsletter/subscription.ts';
import { hashOf, type KeyedIds } from '../platform/keyed-ids.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { readUser, userRef, users } from '../records/user-record.ts';

/** The last part of the link that ends the letters of a purpose. */
const ENDS = { reminders: 'end-reminders', marketing: 'end-offers' } as const;

/** What an account has agreed to be written to for. */
export type LetterPurpose = keyof typeof ENDS;

/** Where an account's letters of a purpose end, without a sign-in. */
export function endLink(ids: KeyedIds, purpose: LetterPurpose, uid: string): string {
  return `${shopAddress()}/api/newsletter/${ENDS[purpose]}?token=${endToken(ids, purpose, uid)}`;
}

/** The link of a letter to an account was followed. Following it again changes nothing. */
export async function endLetters(
  purpose: LetterPurpose,
  token: string,
  { ids, now }: { ids: KeyedIds; now: Date },
): Promise<NewsletterOutcome> {
  const [uid = ''] = token.split('.');
  // Of hashes, the time that a comparison takes tells nothing.
  if (hashOf(endToken(ids, purpose, uid)) !== hashOf(token)) return 'expired';
  await endOf(uid, purpose, now);
  if (purpose === 'marketing') await endNewsletterOf(uid, now);
  return 'unsubscribed';
}

/** The link of the newsletter was followed. Whoever ends it gets no letters about offers by their account either. */
export async function endNewsletter(token: string, now: Date): Promise<NewsletterOutcome> {
  const email = await endSubscription(token, now);
  if (email === null) return 'expired';
  const owners = users().where('email', '==', email).where('isEmailVerified', '==', true);
  const { docs } = await owners.get();
  await Promise.all(docs.map(({ id }) => endOf(id, 'marketing', now)));
  return 'unsubscribed';
}

/** One campaign goes to subscribers and accounts: who ends it here is not written to there. */
async function endNewsletterOf(uid: string, now: Date): Promise<void> {
  const person = readUser(await userRef(uid).get());
  if (!person?.isEmailVerified) return;
  await endSubscriptionOf(person.email.toLowerCase(), { uid, source: 'letter', at: now });
}

function endOf(uid: string, purpose: LetterPurpose, now: Date): Promise<boolean> {
  return writeDecision(uid, { purpose, given: false, source: 'letter' }, now);
}

/** The account and a signature over it, which only the server can make. */
function endToken(ids: KeyedIds, purpose: LetterPurpose, uid: string): string {
  return `${uid}.${ids.idFor(ENDS[purpose], uid)}`;
}
