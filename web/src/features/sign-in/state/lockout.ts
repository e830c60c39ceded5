import { object } from 'valibot';

import { amount } from '@kargha/domain/records/stored-fields';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

const MAX_FAILURES = 5;
const LOCKED_FOR_MS = 15 * MINUTE_MS;

const readStored = storedReader(
  'sign-in-failures',
  object({ failures: amount, lockedUntil: amount }),
);

/** `lockedUntil` is in epoch milliseconds; 0 when not locked. */
export interface Lockout {
  attemptsLeft: number;
  lockedUntil: number;
}

/** The browser's own count, which can tell the person how long to wait. The server counts separately. */
export function readLockout(now: number): Lockout {
  const stored = readStored(readJson(lastingStorage, storageKeys.signInFailures));
  const { lockedUntil = 0, failures: counted = 0 } = stored ?? {};
  if (lockedUntil > now) return { attemptsLeft: 0, lockedUntil };
  const failures = lockedUntil > 0 ? 0 : Math.max(0, counted);
  return { attemptsLeft: Math.max(1, MAX_FAILURES - failures), lockedUntil: 0 };
}

export function recordFailure(now: number): Lockout {
  const previous = readLockout(now);
  if (previous.lockedUntil > 0) return previous;
  const failures = MAX_FAILURES - previous.attemptsLeft + 1;
  const lockedUntil = failures >= MAX_FAILURES ? now + LOCKED_FOR_MS : 0;
  writeJson(lastingStorage, storageKeys.signInFailures, { failures, lockedUntil });
  return readLockout(now);
}

export function lockFor(seconds: number, now: number): void {
  const lockedUntil = now + seconds * 1_000;
  writeJson(lastingStorage, storageKeys.signInFailures, { failures: MAX_FAILURES, lockedUntil });
}

export function clearFailures(): void {
  lastingStorage.removeItem(storageKeys.signInFailures);
}
