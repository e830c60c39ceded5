import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  SIGN_IN_MINUTES,
  SIGN_IN_TRIES,
  SIGN_IN_TRIES_PER_ADDRESS,
} from '@kargha/domain/people/account-requests';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { HttpError } from '../http/errors.ts';
import { openWindow } from '../http/rate-limit.ts';
import {
  firestore,
  inTransaction,
  type DocumentReference,
  type DocumentSnapshot,
} from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';

/** Who tries to sign in: each of the two has its own count. */
export interface SignInAttempt {
  /** in lower case */
  email: string;
  /** the network address */
  address: string;
}

/** What the account and the address may fail, in the order of their counters. */
const TRIES = [SIGN_IN_TRIES, SIGN_IN_TRIES_PER_ADDRESS];
const LOCK_MS = SIGN_IN_MINUTES * MINUTE_MS;

interface Count {
  failures: number;
  /** when the count ends: fifteen minutes after its first failure, or after the one that locked it */
  endsAt: number;
}

/** How many failures are left before the account, or the network address, is locked. Throws 429 `locked`. */
export async function checkSignIn(attempt: SignInAttempt, now: Date): Promise<number> {
  const stored = await firestore().getAll(...countersOf(attempt));
  return remainingOf(
    stored.map((snapshot) => readCount(snapshot, now)),
    now,
  );
}

/**
 * Counts one failed sign-in for both; the account's fifth, or the address's thirtieth, locks for fifteen minutes from then.
 * @returns the failures that are left; throws 429 `locked` when there were none
 */
export function countFailedSignIn(attempt: SignInAttempt, now: Date): Promise<number> {
  return inTransaction(async (transaction) => {
    const stored = await transaction.getAll(...countersOf(attempt));
    const before = stored.map((snapshot) => readCount(snapshot, now));
    remainingOf(before, now);
    const after = before.map((count, index) => withOneMore(count, triesOf(index), now));
    stored.forEach(({ ref }, index) => {
      const { failures, endsAt } = after[index] ?? fresh(now);
      transaction.set(ref, {
        scope: 'sign-in',
        failures,
        endsAt: new Date(endsAt),
        expiresAt: new Date(endsAt + LOCK_MS),
      });
    });
    return leftOf(after);
  });
}

/** A sign-in that worked ends the account's count. The address keeps its own: one's own account opens no other. */
export async function forgetFailedSignIns(email: string): Promise<void> {
  await counterOf('account', email.toLowerCase()).delete();
}

function countersOf({ email, address }: SignInAttempt): DocumentReference[] {
  return [counterOf('account', email), counterOf('address', address)];
}

function counterOf(kind: 'account' | 'address', key: string): DocumentReference {
  const id = `sign-in-${kind}_${hashOf(key).slice(0, 32)}`;
  return firestore().collection(COLLECTIONS.rateLimits).doc(id);
}

function readCount(snapshot: DocumentSnapshot, now: Date): Count {
  const window = openWindow(snapshot, 'failures', now);
  return window ? { failures: window.count, endsAt: window.endsAt.getTime() } : fresh(now);
}

function fresh(now: Date): Count {
  return { failures: 0, endsAt: now.getTime() + LOCK_MS };
}

function withOneMore({ failures, endsAt }: Count, tries: number, now: Date): Count {
  const locks = failures + 1 >= tries;
  return { failures: failures + 1, endsAt: locks ? now.getTime() + LOCK_MS : endsAt };
}

function remainingOf(counts: readonly Count[], now: Date): number {
  const locked = counts.filter(({ failures }, index) => failures >= triesOf(index));
  if (locked.length > 0) throw lockedUntil(Math.max(...locked.map(({ endsAt }) => endsAt)), now);
  return leftOf(counts);
}

function leftOf(counts: readonly Count[]): number {
  const left = counts.map(({ failures }, index) => triesOf(index) - failures);
  return Math.min(...left);
}

function triesOf(index: number): number {
  return TRIES[index] ?? SIGN_IN_TRIES;
}

function lockedUntil(endsAt: number, now: Date): HttpError {
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new HttpError(429, 'locked', `Too many failed attempts. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
