import { accountMessages } from '@kargha/domain/messages/account-messages';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  SIGN_IN_MINUTES,
  SIGN_IN_TRIES,
  SIGN_IN_TRIES_PER_ADDRESS,
} from '@kargha/domain/people/account-requests';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { HttpError } from '../../http/errors.ts';
import { openWindow } from '../../http/rate-limit.ts';
import { sessionsValidFrom } from '../../platform/accounts.ts';
import {
  firestore,
  inTransaction,
  type DocumentReference,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { hashOf } from '../../platform/keyed-ids.ts';

export interface SignInAttempt {
  email: string;
  address: string;
}

/** Failures per account from this address, and per address for all accounts. Same order as the counters. */
const MAX_FAILURES = [SIGN_IN_TRIES, SIGN_IN_TRIES_PER_ADDRESS];
const LOCK_MS = SIGN_IN_MINUTES * MINUTE_MS;

interface Count {
  failures: number;
  /** 15 minutes after the first failure, or after the failure that locked it */
  endsAt: number;
}

/** Failures left before this address is locked. Throws 429 `locked`. */
export async function checkSignIn(attempt: SignInAttempt, now: Date): Promise<number> {
  const stored = await firestore().getAll(...countersOf(attempt));
  return attemptsLeft(await currentCounts(stored, attempt, now), now);
}

/**
 * Counts a failed sign-in for the account from this address and for the address. The fifth or the thirtieth
 * failure locks it for 15 minutes. No one can lock an account for another address. @returns the failures left;
 * throws 429 `locked` when there were none
 */
export function countFailedSignIn(attempt: SignInAttempt, now: Date): Promise<number> {
  return inTransaction(async (transaction) => {
    const stored = await transaction.getAll(...countersOf(attempt));
    const before = await currentCounts(stored, attempt, now);
    attemptsLeft(before, now);
    const after = before.map((count, index) => addFailure(count, maxFailures(index), now));
    stored.forEach((snapshot, index) => {
      // A password reset does not unlock the address for others.
      if (index > 0 && isLocked(readCount(snapshot, now), index)) return;
      const { failures, endsAt } = after[index] ?? emptyCount(now);
      transaction.set(snapshot.ref, {
        scope: 'sign-in',
        failures,
        endsAt: new Date(endsAt),
        expiresAt: new Date(endsAt + LOCK_MS),
      });
    });
    return Math.min(...remaining(after));
  });
}

/**
 * A successful sign-in clears the account's count at this address. The address keeps its count: signing in to
 * one's own account must not allow more attempts on others.
 */
export async function clearFailedSignIns({ email, address }: SignInAttempt): Promise<void> {
  await accountCounter(email.toLowerCase(), address).delete();
}

function countersOf({ email, address }: SignInAttempt): DocumentReference[] {
  return [accountCounter(email, address), counterRef('address', address)];
}

function accountCounter(email: string, address: string): DocumentReference {
  return counterRef('account', `${email} ${address}`);
}

function counterRef(kind: 'account' | 'address', key: string): DocumentReference {
  const id = `sign-in-${kind}_${hashOf(key).slice(0, 32)}`;
  return firestore().collection(COLLECTIONS.rateLimits).doc(id);
}

/**
 * Counts that apply now. A password reset by email ends a lock, because the owner may share the address with the
 * attacker, as in an office. We notice the reset by the sessions that Firebase ends.
 */
async function currentCounts(
  stored: readonly DocumentSnapshot[],
  { email }: SignInAttempt,
  now: Date,
): Promise<Count[]> {
  const counts = stored.map((snapshot) => readCount(snapshot, now));
  if (!counts.some((count, index) => isLocked(count, index))) return counts;
  const validFrom = await sessionsValidFrom(email);
  return counts.map((count, index) =>
    isLocked(count, index) && validFrom >= lockedAt(count) ? emptyCount(now) : count,
  );
}

function readCount(snapshot: DocumentSnapshot, now: Date): Count {
  const window = openWindow(snapshot, 'failures', now);
  return window ? { failures: window.count, endsAt: window.endsAt.getTime() } : emptyCount(now);
}

function emptyCount(now: Date): Count {
  return { failures: 0, endsAt: now.getTime() + LOCK_MS };
}

function isLocked({ failures }: Count, index: number): boolean {
  return failures >= maxFailures(index);
}

/** In whole seconds, like Firebase's session times. */
function lockedAt({ endsAt }: Count): number {
  return Math.floor((endsAt - LOCK_MS) / 1000);
}

function addFailure({ failures, endsAt }: Count, attempts: number, now: Date): Count {
  const isLastAttempt = failures + 1 >= attempts;
  return { failures: failures + 1, endsAt: isLastAttempt ? now.getTime() + LOCK_MS : endsAt };
}

/** Throws 429 `locked` when a limit is reached. */
function attemptsLeft(counts: readonly Count[], now: Date): number {
  const locked = counts.filter((count, index) => isLocked(count, index));
  if (locked.length > 0) throw lockedError(Math.max(...locked.map(({ endsAt }) => endsAt)), now);
  return Math.min(...remaining(counts));
}

function remaining(counts: readonly Count[]): number[] {
  return counts.map(({ failures }, index) => maxFailures(index) - failures);
}

function maxFailures(index: number): number {
  return MAX_FAILURES[index] ?? SIGN_IN_TRIES;
}

function lockedError(endsAt: number, now: Date): HttpError {
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message =
    minutes === 1
      ? accountMessages.locked_one_minute()
      : accountMessages.locked_minutes({ minutes });
  return new HttpError(429, 'locked', message, { retryAfterSeconds });
}
