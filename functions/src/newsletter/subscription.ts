import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Consent } from '@kargha/domain/people/consent';
import { NEWSLETTER_CONSENT, type NewsletterOutcome } from '@kargha/domain/people/newsletter';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import {
  firestore,
  inTransaction,
  withDates,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import { hashOf, type KeyedIds } from '../platform/keyed-ids.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { writeConsent } from '../records/consent-record.ts';
import { queueEmail } from '../records/mail-record.ts';
import { confirmationEmail, newsletterLinks } from './confirmation-email.ts';

/** How long the link of a letter works. */
const DAYS_TO_CONFIRM = 7;

/**
 * Notes that an address (in lower case) was entered and sends it a letter with a link. A confirmed subscriber gets
 * none, and the caller learns nothing of that. Asking again sends the letter again, under its next number.
 */
export async function requestSubscription(email: string, ids: KeyedIds, now: Date): Promise<void> {
  const id = hashOf(email);
  // The same token each time: every letter's link works, however many were asked for.
  const token = ids.idFor('newsletter', email);
  const letter = confirmationEmail(email, newsletterLinks(shopAddress(), token));
  await inTransaction(async (transaction) => {
    const before = await transaction.get(subscriptions().doc(id));
    if (before.get('state') === 'confirmed') return;
    const letters = emailsSent(before) + 1;
    transaction.set(before.ref, {
      email,
      state: 'pending',
      consent: { text: NEWSLETTER_CONSENT, at: now, source: 'footer' },
      tokenHash: hashOf(token),
      letters,
      confirmedAt: null,
      unsubscribedAt: null,
      updatedAt: now,
    });
    // With the moment: who never confirmed is forgotten before the letter to them is, and may ask again.
    queueEmail(transaction, `newsletter_${id}_${letters}_${now.getTime()}`, letter);
  });
}

/** The link of the letter was followed. Following it again changes nothing. */
export function confirmSubscription(token: string, now: Date): Promise<NewsletterOutcome> {
  return inTransaction(async (transaction) => {
    const subscription = await findByToken(transaction, token);
    if (subscription?.get('state') === 'confirmed') return 'confirmed';
    if (!subscription || !isFresh(subscription, now)) return 'expired';
    transaction.update(subscription.ref, { state: 'confirmed', confirmedAt: now, updatedAt: now });
    writeConsent(transaction, {
      purpose: 'newsletter',
      given: true,
      source: 'letter',
      uid: null,
      addressHash: subscription.id,
      at: now,
    });
    return 'confirmed';
  });
}

/**
 * Somebody wants no more letters, whether they had confirmed or not. Gives their address, in small letters; null for a
 * token that belongs to none.
 */
export function unsubscribeByToken(token: string, now: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const subscription = await findByToken(transaction, token);
    if (!subscription) return null;
    markUnsubscribed(transaction, subscription, { uid: null, source: 'letter', at: now });
    return String(subscription.get('email'));
  });
}

/** The owner of a verified address (in small letters) ends the letters to it: signed in, or by the link of a letter. */
export async function unsubscribeAddress(
  email: string,
  by: Pick<Consent, 'uid' | 'source' | 'at'>,
): Promise<void> {
  await inTransaction(async (transaction) => {
    const subscription = await transaction.get(subscriptions().doc(hashOf(email)));
    if (subscription.exists) markUnsubscribed(transaction, subscription, by);
  });
}

/** True when letters go to this address (in small letters). */
export async function isSubscribed(email: string): Promise<boolean> {
  const subscription = await subscriptions().doc(hashOf(email)).get();
  return subscription.get('state') === 'confirmed';
}

/** Ends it once; only who had said yes has something to take back. */
function markUnsubscribed(
  transaction: Transaction,
  subscription: DocumentSnapshot,
  by: Pick<Consent, 'uid' | 'source' | 'at'>,
): void {
  const state: unknown = subscription.get('state');
  if (state === 'unsubscribed') return;
  const { at } = by;
  transaction.update(subscription.ref, {
    state: 'unsubscribed',
    unsubscribedAt: at,
    updatedAt: at,
  });
  if (state !== 'confirmed') return;
  const change = { purpose: 'newsletter', given: false, addressHash: subscription.id } as const;
  writeConsent(transaction, { ...by, ...change });
}

const subscriptions = () => firestore().collection(COLLECTIONS.newsletter);

async function findByToken(
  transaction: Transaction,
  token: string,
): Promise<DocumentSnapshot | undefined> {
  const query = subscriptions().where('tokenHash', '==', hashOf(token)).limit(1);
  return (await transaction.get(query)).docs[0];
}

function emailsSent(subscription: DocumentSnapshot): number {
  const letters: unknown = subscription.get('letters');
  return typeof letters === 'number' ? letters : 0;
}

function isFresh(subscription: DocumentSnapshot, now: Date): boolean {
  const askedAt = withDates(subscription.get('consent.at'));
  return (
    subscription.get('state') === 'pending' &&
    askedAt instanceof Date &&
    now.getTime() - askedAt.getTime() < DAYS_TO_CONFIRM * DAY_MS
  );
}
