import { INDIA_AHEAD_MS } from './indian-day.ts';

const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A moment as the value of a datetime-local field in Indian time: '2026-11-21T18:30'. */
export function indianClock(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 16);
}

/** A moment in Indian time for a table cell: '2026-11-21 18:30'. */
export function indianMoment(at: Date): string {
  return indianClock(at).replace('T', ' ');
}

/** Reads a datetime-local value as Indian time; null when it is invalid. */
export function fromIndianClock(typed: string): Date | null {
  if (!TYPED.test(typed)) return null;
  const utc = Date.parse(`${typed}:00Z`);
  return Number.isNaN(utc) ? null : new Date(utc - INDIA_AHEAD_MS);
}
