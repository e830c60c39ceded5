import { HOUR_MS } from '@kargha/domain/records/time-spans';

const DAY_HOURS = 24;

/** Whole days, or whole hours below two days. */
export interface OfferTimeLeft {
  unit: 'days' | 'hours';
  count: number;
}

/** Returns null once the time is over. */
export function offerTimeLeft(until: Date, now: Date): OfferTimeLeft | null {
  const remaining = until.getTime() - now.getTime();
  if (remaining <= 0) return null;
  const hours = Math.floor(remaining / HOUR_MS);
  if (hours < 2 * DAY_HOURS) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}
