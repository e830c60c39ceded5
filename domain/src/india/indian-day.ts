import { DAY_MS, HOUR_MS } from '../records/time-spans.ts';

/** Indian Standard Time is five and a half hours ahead of UTC, all over the country and all year. */
export const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** The day of a moment in India, as '2026-11-21'. Throws RangeError for an invalid date. */
export function indianDay(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The month of a moment in India, as '2026-11'. Throws RangeError for an invalid date. */
export function indianMonth(at: Date): string {
  return indianDay(at).slice(0, 7);
}

/** The first moment of a day in India; an invalid date for what is no day. */
export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS);
}

/** The last moment of a day in India, to the millisecond; an invalid date for what is no day. */
export function endOfIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + DAY_MS - 1);
}

/** The day so many days later, or earlier for a number below zero. Throws RangeError for what is no day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The same time of the same day a month later in India; where that month is shorter, of its last day: what was promised
 * within a month on 31 January is due on 28 February.
 */
export function addMonth(at: Date): Date {
  const clock = new Date(at.getTime() + INDIA_AHEAD_MS);
  const lastDay = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 2, 0));
  const day = Math.min(clock.getUTCDate(), lastDay.getUTCDate());
  clock.setUTCMonth(clock.getUTCMonth() + 1, day);
  return new Date(clock.getTime() - INDIA_AHEAD_MS);
}

/** The last `count` days in India up to and including that of `at`, oldest first. */
export function lastDays(at: Date, count: number): string[] {
  const today = indianDay(at);
  return Array.from({ length: count }, (_day, index) => addDays(today, index + 1 - count));
}

/** Sundays are no working days, neither for couriers nor for the people who call. */
export function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}

/** True for a day that there is, written as '2026-11-21': not for the 31st of a short month. */
export function isCalendarDay(typed: string | undefined): typed is string {
  if (typed === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(typed)) return false;
  const at = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed);
}
