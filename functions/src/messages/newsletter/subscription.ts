import type { Consent, Subscription } from '@kargha/domain/people/consent-schema';
import { NEWSLETTER_CONSENT, type NewsletterOutcome } from '@kargha/domain/people/newsletter';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import type { Recipient } from '../../mail/email.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import {
  readSubscription,
  subscriptionRef,
  subscriptions,
  subscriptionWithId,
  writeConsent,
} from '../../records/consent-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import { confirmationEmail, newsletterLinks } from './confirmation-email.ts';

const DAYS_TO_CONFIRM = 7;

/**
 * Sends a confirmation email to an address (in lower case). A confirmed subscriber gets none, without the caller
 * learning it.
 */
export async function requestSubscription(
  person: Pick<Recipient, 'email' | 'language'>,
  ids: KeyedIds,
  now: Date,
): Promise<void> {
  const { email } = person;
  const id = hashOf(email);
  // Always the same token, so that the link of every email works.
  const token = ids.idFor('newsletter', email);
  const confirmation = confirmationEmail(person, newsletterLinks(shopAddress(), token));
  await inTransaction(async (transaction) => {
    const before = await subscriptionWithId(id, transaction);
    if (before?.state === 'confirmed') return;
    const { letters: emailCount = 0 } = before ?? {};
    transaction.set(subscriptionRef(id), {
      email,
      state: 'pending',
      consent: { text: NEWSLETTER_CONSENT, at: now, source: 'footer' },
      tokenHash: hashOf(token),
      letters: emailCount + 1,
      confirmedAt: null,
      unsubscribedAt: null,
      updatedAt: now,
    });
    // With the time: an expired subscription is purged before its email, and may then ask again.
    queueEmail(transaction, `newsletter_${id}_${emailCount + 1}_${now.getTime()}`, confirmation);
  });
}

/** Confirming again changes nothing. */
export function confirmSubscription(token: string, now: Date): Promise<NewsletterOutcome> {
  return inTransaction(async (transaction) => {
    const subscription = await findByToken(transaction, token);
    if (subscription?.state === 'confirmed') return 'confirmed';
    if (!subscription || !isFresh(subscription, now)) return 'expired';
    const confirmed = { state: 'confirmed', confirmedAt: now, updatedAt: now };
    transaction.update(subscriptionRef(subscription.id), confirmed);
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
    return subscription.email;
  });
}

/** `email` is a verified address in lower case. */
export async function unsubscribeAddress(
  email: string,
  by: Pick<Consent, 'uid' | 'source' | 'at'>,
): Promise<void> {
  await inTransaction(async (transaction) => {
    const subscription = await subscriptionWithId(hashOf(email), transaction);
    if (subscription) markUnsubscribed(transaction, subscription, by);
  });
}

/** `email` is in lower case. */
export async function isSubscribed(email: string): Promise<boolean> {
  return (await subscriptionWithId(hashOf(email)))?.state === 'confirmed';
}

/** Only a confirmed subscriber has a consent to withdraw. */
function markUnsubscribed(
  transaction: Transaction,
  { id, state }: Subscription,
  by: Pick<Consent, 'uid' | 'source' | 'at'>,
): void {
  if (state === 'unsubscribed') return;
  const { at } = by;
  transaction.update(subscriptionRef(id), {
    state: 'unsubscribed',
    unsubscribedAt: at,
    updatedAt: at,
  });
  if (state !== 'confirmed') return;
  const change = { purpose: 'newsletter', given: false, addressHash: id } as const;
  writeConsent(transaction, { ...by, ...change });
}

async function findByToken(transaction: Transaction, token: string): Promise<Subscription | null> {
  const query = subscriptions().where('tokenHash', '==', hashOf(token)).limit(1);
  const [found] = (await transaction.get(query)).docs;
  return found ? readSubscription(found) : null;
}

function isFresh({ state, consent }: Subscription, now: Date): boolean {
  const askedAt = consent.at?.getTime() ?? 0;
  return state === 'pending' && now.getTime() - askedAt < DAYS_TO_CONFIRM * DAY_MS;
}
