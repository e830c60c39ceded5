import { INDIA_AHEAD_MS } from './indian-day.ts';

const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** What a clock in India shows at a moment, as a field for date and time holds it: '2026-11-21T18:30'. */
export function indianClock(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 16);
}

/** The same as a cell of a table holds it: '2026-11-21 18:30'. */
export function indianMoment(at: Date): string {
  return indianClock(at).replace('T', ' ');
}

/** The moment at which a clock in India shows this; null for what is no date with a time. */
export function fromIndianClock(typed: string): Date | null {
  if (!TYPED.test(typed)) return null;
  const utc = Date.parse(`${typed}:00Z`);
  return Number.isNaN(utc) ? null : new Date(utc - INDIA_AHEAD_MS);
}
