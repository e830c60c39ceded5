import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

/** After so long without activity whoever is signed in is signed out (spec §9). */
const TIMEOUT_MS = 30 * MINUTE_MS;

/** So long before that they are warned. */
const WARNING_MS = 5 * MINUTE_MS;

/** How long somebody may stay away, all tabs taken together. */
export type Presence =
  /** `checkInMs`: when the warning is due if nothing happens */
  | { phase: 'here'; checkInMs: number }
  | { phase: 'warned'; secondsLeft: number }
  | { phase: 'gone' };

/** Notes that somebody did something. All tabs share it. `now` is in milliseconds of the clock. */
export function recordActivity(now: number): void {
  lastingStorage.setItem(storageKeys.lastActivity, String(now));
}

/**
 * Where the person stands by the clock on the wall, which goes on while the computer sleeps. Without a note, or with
 * one from the future, the time begins now.
 */
export function presenceAt(now: number): Presence {
  const leftMs = lastActivity(now) + TIMEOUT_MS - now;
  if (leftMs <= 0) return { phase: 'gone' };
  if (leftMs <= WARNING_MS) return { phase: 'warned', secondsLeft: Math.ceil(leftMs / 1_000) };
  return { phase: 'here', checkInMs: leftMs - WARNING_MS };
}

function lastActivity(now: number): number {
  const noted = Number(lastingStorage.getItem(storageKeys.lastActivity));
  if (noted > 0 && noted <= now) return noted;
  recordActivity(now);
  return now;
}
