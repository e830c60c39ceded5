import { COLLECTIONS } from '@kargha/domain/collections';
import { NEWSLETTER_CONSENT, type NewsletterOutcome } from '@kargha/domain/newsletter';

import {
  firestore,
  inTransaction,
  withDates,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import { hashOf, type KeyedIds } from '../platform/keyed-ids.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { queueMail } from '../records/mail-record.ts';
import { confirmationMail, newsletterLinks } from './newsletter-mail.ts';

/** How long the link of a letter works. */
const DAYS_TO_CONFIRM = 7;
const DAY_MS = 86_400_000;

/**
 * Notes that an address (in lower case) was entered and sends it a letter with a link. A confirmed subscriber gets
 * none, and the caller learns nothing of that. Asking again sends the letter again, under its next number.
 */
export async function askForNewsletter(email: string, ids: KeyedIds, now: Date): Promise<void> {
  const id = hashOf(email);
  // The same token each time: every letter's link works, however many were asked for.
  const token = ids.idFor('newsletter', email);
  const letter = confirmationMail(email, newsletterLinks(shopAddress(), token));
  await inTransaction(async (transaction) => {
    const before = await transaction.get(subscriptions().doc(id));
    if (before.get('state') === 'confirmed') return;
    const letters = lettersSent(before) + 1;
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
    queueMail(
      transaction,
      letters === 1 ? `newsletter_${id}` : `newsletter_${id}_${letters}`,
      letter,
    );
  });
}

/** The link of the letter was followed. Following it again changes nothing. */
export function confirmSubscription(token: string, now: Date): Promise<NewsletterOutcome> {
  return inTransaction(async (transaction) => {
    const subscription = await findByToken(transaction, token);
    if (subscription?.get('state') === 'confirmed') return 'confirmed';
    if (!subscription || !isFresh(subscription, now)) return 'expired';
    transaction.update(subscription.ref, { state: 'confirmed', confirmedAt: now, updatedAt: now });
    return 'confirmed';
  });
}

/** Somebody wants no more letters, whether they had confirmed or not. */
export function endSubscription(token: string, now: Date): Promise<NewsletterOutcome> {
  return inTransaction(async (transaction) => {
    const subscription = await findByToken(transaction, token);
    if (!subscription) return 'expired';
    if (subscription.get('state') === 'unsubscribed') return 'unsubscribed';
    transaction.update(subscription.ref, {
      state: 'unsubscribed',
      unsubscribedAt: now,
      updatedAt: now,
    });
    return 'unsubscribed';
  });
}

const subscriptions = () => firestore().collection(COLLECTIONS.newsletter);

async function findByToken(
  transaction: Transaction,
  token: string,
): Promise<DocumentSnapshot | undefined> {
  const query = subscriptions().where('tokenHash', '==', hashOf(token)).limit(1);
  return (await transaction.get(query)).docs[0];
}

function lettersSent(subscription: DocumentSnapshot): number {
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
