import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

/** spec §9 */
const TIMEOUT_MS = 30 * MINUTE_MS;

const WARNING_MS = 5 * MINUTE_MS;

export type Presence =
  | { phase: 'here'; checkInMs: number }
  | { phase: 'warned'; secondsLeft: number }
  | { phase: 'gone' };

/** `now` in ms */
export function recordActivity(now: number): void {
  lastingStorage.setItem(storageKeys.lastActivity, String(now));
}

/** Wall-clock time, which includes sleep. A missing or future timestamp counts as now. */
export function presenceAt(now: number): Presence {
  const remainingMs = lastActivity(now) + TIMEOUT_MS - now;
  if (remainingMs <= 0) return { phase: 'gone' };
  if (remainingMs <= WARNING_MS)
    return { phase: 'warned', secondsLeft: Math.ceil(remainingMs / 1_000) };
  return { phase: 'here', checkInMs: remainingMs - WARNING_MS };
}

function lastActivity(now: number): number {
  const recorded = Number(lastingStorage.getItem(storageKeys.lastActivity));
  if (recorded > 0 && recorded <= now) return recorded;
  recordActivity(now);
  return now;
}
