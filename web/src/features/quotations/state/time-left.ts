import { HOUR_MS } from '@kargha/domain/records/time-spans';

const DAY_HOURS = 24;

/** How long an offer can still be taken: whole days, below two of them whole hours. */
export interface TimeLeft {
  unit: 'days' | 'hours';
  count: number;
}

/** What is left until a moment; null once it is over. */
export function timeLeft(until: Date, now: Date): TimeLeft | null {
  const remaining = until.getTime() - now.getTime();
  if (remaining <= 0) return null;
  const hours = Math.floor(remaining / HOUR_MS);
  if (hours < 2 * DAY_HOURS) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}
