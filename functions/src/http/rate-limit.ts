import { COLLECTIONS } from '@kargha/domain/records/collections';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { requestMessages } from '@kargha/domain/messages/request-messages';

import {
  FieldValue,
  firestore,
  inTransaction,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { tooMany, type HttpError } from './errors.ts';

export interface RateLimit {
  scope: string;
  attempts: number;
  minutes: number;
}

export interface Attempt {
  undo: () => Promise<void>;
}

interface Window {
  count: number;
  endsAt: Date;
}

/**
 * Consumes an attempt before anything is looked up, so that bursts of guesses count. Throws 429 when the window is
 * used up. A window starts with its first attempt, not by the clock. `expiresAt` lets Firestore's TTL delete old
 * counters.
 */
export async function consumeAttempt(limit: RateLimit, key: string, now: Date): Promise<Attempt> {
  const counter = counterRef(limit, key);
  const max = limit.attempts - 1;
  // Refuses floods with one read, without locking.
  windowWithTries(limit, max, await counter.get(), now);
  await inTransaction(async (transaction) => {
    const count = await consumeAttemptIn(transaction, limit, key, now);
    count();
  });
  return {
    undo: async () => {
      await counter.update({ used: FieldValue.increment(-1) });
    },
  };
}

/**
 * Consumes an attempt in a transaction, so that a failed transaction costs nothing. Returns the write to call
 * later. Throws 429 like `consumeAttempt`.
 */
export async function consumeAttemptIn(
  transaction: Transaction,
  limit: RateLimit,
  key: string,
  now: Date,
): Promise<() => void> {
  const counter = counterRef(limit, key);
  const found = await transaction.get(counter);
  const { count, endsAt } = windowWithTries(limit, limit.attempts - 1, found, now);
  // An attempt can still be given back for a while after the window.
  const expiresAt = new Date(endsAt.getTime() + limit.minutes * MINUTE_MS);
  return () => {
    transaction.set(counter, { scope: limit.scope, used: count + 1, endsAt, expiresAt });
  };
}

export function tooManyAttempts(minutes: number): HttpError {
  return tooMany(requestMessages.too_many_attempts({ minutes }));
}

/** Throws 429 when more than `max` attempts are used. */
function windowWithTries(
  { minutes }: RateLimit,
  max: number,
  counter: DocumentSnapshot,
  now: Date,
): Window {
  const window = openWindow(counter, 'used', now);
  if (!window) return { count: 0, endsAt: new Date(now.getTime() + minutes * MINUTE_MS) };
  if (window.count > max) {
    throw tooManyAttempts(minutes);
  }
  return window;
}

/** The window counted in `field`; undefined when there is none or it has ended. */
export function openWindow(
  counter: DocumentSnapshot,
  field: 'used' | 'failures',
  now: Date,
): Window | undefined {
  const count: unknown = counter.get(field);
  const endsAt = withDates(counter.get('endsAt'));
  const isOpen = typeof count === 'number' && endsAt instanceof Date && endsAt > now;
  return isOpen ? { count, endsAt } : undefined;
}

export function isLimitReached(
  { attempts }: RateLimit,
  counter: DocumentSnapshot,
  now: Date,
): boolean {
  return (openWindow(counter, 'used', now)?.count ?? 0) >= attempts;
}

export function counterRef({ scope }: RateLimit, key: string): DocumentReference {
  return firestore()
    .collection(COLLECTIONS.rateLimits)
    .doc(`${scope}_${hashOf(key).slice(0, 32)}`);
}
