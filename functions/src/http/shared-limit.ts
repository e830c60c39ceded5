import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import { tooManyAttempts } from './rate-limit.ts';

/** Counts a request, after its own limit has let it pass; throws 429 when the hour's are used up. */
export type SharedLimit = (ownLimit: () => Promise<unknown>) => Promise<void>;

/**
 * A ceiling for all callers of a route together, whatever address they seem to have. Each instance counts for itself, so
 * that no document is written by everybody at once and a flood costs Firestore nothing; there are few instances. What a
 * caller's own limit refuses is not counted: one caller alone cannot use up what is there for all.
 * @param perHour requests in an hour that begins with the first one
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
