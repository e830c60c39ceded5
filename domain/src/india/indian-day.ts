import { DAY_MS, HOUR_MS } from '../records/time-spans.ts';

/** Indian Standard Time is UTC+5:30, without daylight saving. */
export const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** The Indian date, as '2026-11-21'. Throws RangeError for an invalid date. */
export function indianDay(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The Indian month, as '2026-11'. Throws RangeError for an invalid date. */
export function indianMonth(at: Date): string {
  return indianDay(at).slice(0, 7);
}

/** An invalid Date for an invalid day. */
export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS);
}

/** To the millisecond. An invalid Date for an invalid day. */
export function endOfIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + DAY_MS - 1);
}

/** Adds days, or subtracts with a negative number. Throws RangeError for an invalid day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The same time of day one month later in India, at most the last day of the month: 31 January becomes 28
 * February.
 */
export function addMonth(at: Date): Date {
  const clock = new Date(at.getTime() + INDIA_AHEAD_MS);
  const lastDay = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 2, 0));
  const day = Math.min(clock.getUTCDate(), lastDay.getUTCDate());
  clock.setUTCMonth(clock.getUTCMonth() + 1, day);
  return new Date(clock.getTime() - INDIA_AHEAD_MS);
}

/** The last `count` days in India up to and including `at`, oldest first. */
export function lastDays(at: Date, count: number): string[] {
  const today = indianDay(at);
  return Array.from({ length: count }, (_day, index) => addDays(today, index + 1 - count));
}

/** Sunday is not a working day, for couriers and for calls. */
export function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}

/** True for an existing date such as '2026-11-21', false for 31 June. */
export function isCalendarDay(typed: string | undefined): typed is string {
  if (typed === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(typed)) return false;
  const at = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed);
}
