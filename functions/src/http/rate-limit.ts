import { COLLECTIONS } from '@kargha/domain/records/collections';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

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

/** So many tries in so many minutes, for one key. */
export interface RateLimit {
  scope: string;
  attempts: number;
  minutes: number;
}

/** A try that was taken; `undo` makes it as if it had not been. */
export interface Attempt {
  undo: () => Promise<void>;
}

/** The present window of a key: it begins with the first try. */
interface Window {
  count: number;
  /** when the tries of this window come back */
  endsAt: Date;
}

/**
 * Takes one try for the key, counted before anything is looked up, so that a burst of guesses is counted too.
 * Throws 429 when the tries of the present window are used up. A window begins with its first try, not by the clock:
 * nobody gets twice as many by waiting for a quarter past. `expiresAt` lets Firestore's TTL clear old counters away.
 */
export async function consumeAttempt(limit: RateLimit, key: string, now: Date): Promise<Attempt> {
  const counter = counterRef(limit, key);
  const max = limit.attempts - 1;
  // A flood is refused by one read, without a lock that honest callers would wait for.
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
 * Takes one try in a transaction that does what is limited: a try that comes to nothing costs nothing. Returns what
 * counts it, to be called among the writes. Throws 429 as `consumeAttempt` does.
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
  // A try may still be given back for a while after the end.
  const expiresAt = new Date(endsAt.getTime() + limit.minutes * MINUTE_MS);
  return () => {
    transaction.set(counter, { scope: limit.scope, used: count + 1, endsAt, expiresAt });
  };
}

/** 429: what may be tried in so many minutes is used up. */
export function tooManyAttempts(minutes: number): HttpError {
  return tooMany(`Too many attempts. Please try again in ${minutes} minutes.`);
}

/** The window in which the try falls; throws 429 when more than `most` of its tries are used. */
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

/** The window of a document that counts in `field`; undefined when there is none or it has ended. */
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

/** True when all tries of the present window are used. */
export function isLimitReached(
  { attempts }: RateLimit,
  counter: DocumentSnapshot,
  now: Date,
): boolean {
  return (openWindow(counter, 'used', now)?.count ?? 0) >= attempts;
}

/** The document that counts the tries of a key. */
export function counterRef({ scope }: RateLimit, key: string): DocumentReference {
  return firestore()
    .collection(COLLECTIONS.rateLimits)
    .doc(`${scope}_${hashOf(key).slice(0, 32)}`);
}
