import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import { tooManyAttempts } from './rate-limit.ts';

/** Counts a request after its own limit; throws 429 when the hour is used up. */
export type SharedLimit = (ownLimit: () => Promise<unknown>) => Promise<void>;

/**
 * A limit for all callers of a route together. Each of the few instances counts for itself, so that a flood costs
 * Firestore nothing. Requests refused by a caller's own limit are not counted. @param perHour requests per hour,
 * from the first one
 */
export function createSharedLimit(perHour: number, now: () => Date): SharedLimit {
  let hour = { endsAt: 0, count: 0 };
  return async (ownLimit) => {
    const at = now().getTime();
    if (at >= hour.endsAt) hour = { endsAt: at + HOUR_MS, count: 0 };
    const present = hour;
    if (present.count >= perHour) throw tooManyAttempts(HOUR_MS / MINUTE_MS);
    present.count += 1;
    try {
      await ownLimit();
    } catch (error) {
      present.count -= 1;
      throw error;
    }
  };
}
