import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

const MAX_FAILURES = 5;
const LOCKED_FOR_MS = 15 * MINUTE_MS;

/** `lockedUntil` is in epoch milliseconds; 0 when not locked. */
export interface Lockout {
  attemptsLeft: number;
  lockedUntil: number;
}

/** The browser's own count, which can tell the person how long to wait. The server counts separately. */
export function readLockout(now: number): Lockout {
  const fields = storedFields(readJson(lastingStorage, storageKeys.signInFailures));
  const lockedUntil = fields.number('lockedUntil');
  if (lockedUntil > now) return { attemptsLeft: 0, lockedUntil };
  const failures = lockedUntil > 0 ? 0 : Math.max(0, fields.number('failures'));
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
