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
} from '../../platform/firestore.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { writeConsent } from '../../records/consent-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import { confirmationEmail, newsletterLinks } from './confirmation-email.ts';

const DAYS_TO_CONFIRM = 7;

/**
 * Sends a confirmation email to an address (in lower case). A confirmed subscriber gets none, without the caller
 * learning it.
 */
export async function requestSubscription(email: string, ids: KeyedIds, now: Date): Promise<void> {
  const id = hashOf(email);
  // Always the same token, so that the link of every email works.
  const token = ids.idFor('newsletter', email);
  const confirmation = confirmationEmail(email, newsletterLinks(shopAddress(), token));
  await inTransaction(async (transaction) => {
    const before = await transaction.get(subscriptions().doc(id));
    if (before.get('state') === 'confirmed') return;
    const emailCount = emailsSent(before) + 1;
    transaction.set(before.ref, {
      email,
      state: 'pending',
      consent: { text: NEWSLETTER_CONSENT, at: now, source: 'footer' },
      tokenHash: hashOf(token),
      letters: emailCount,
      confirmedAt: null,
      unsubscribedAt: null,
      updatedAt: now,
    });
    // With the time: an expired subscription is purged before its email, and may then ask again.
    queueEmail(transaction, `newsletter_${id}_${emailCount}_${now.getTime()}`, confirmation);
  });
}

/** Confirming again changes nothing. */
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

/** Returns the address in lower case; null for an unknown token. */
export function unsubscribeByToken(token: string, now: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const subscription = await findByToken(transaction, token);
    if (!subscription) return null;
    markUnsubscribed(transaction, subscription, { uid: null, source: 'letter', at: now });
    return String(subscription.get('email'));
  });
}

/** `email` is a verified address in lower case. */
export async function unsubscribeAddress(
  email: string,
  by: Pick<Consent, 'uid' | 'source' | 'at'>,
): Promise<void> {
  await inTransaction(async (transaction) => {
    const subscription = await transaction.get(subscriptions().doc(hashOf(email)));
    if (subscription.exists) markUnsubscribed(transaction, subscription, by);
  });
}

/** `email` is in lower case. */
export async function isSubscribed(email: string): Promise<boolean> {
  const subscription = await subscriptions().doc(hashOf(email)).get();
  return subscription.get('state') === 'confirmed';
}

/** Only a confirmed subscriber has a consent to withdraw. */
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
  const count: unknown = subscription.get('letters');
  return typeof count === 'number' ? count : 0;
}

function isFresh(subscription: DocumentSnapshot, now: Date): boolean {
  const askedAt = withDates(subscription.get('consent.at'));
  return (
    subscription.get('state') === 'pending' &&
    askedAt instanceof Date &&
    now.getTime() - askedAt.getTime() < DAYS_TO_CONFIRM * DAY_MS
  );
}
