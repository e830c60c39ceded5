import { DAY_MS } from '../records/time-spans.ts';

/** Days after which a sold piece counts half as much as one sold now. */
const HALF_LIFE_DAYS = 15;

/**
 * The moment at which a sold piece counts exactly 1. Scores decay by counting later pieces for more (forward decay),
 * so that a score is never rewritten only because time has passed, and any two can be compared at any time.
 */
const COUNTS_ONE_AT = Date.parse('2026-11-15T06:30:00Z');

/** What `pieces` sold at a moment add to a product's `soldScore`, which orders "most popular". */
export function soldWeight(pieces: number, at: Date): number {
  const days = (at.getTime() - COUNTS_ONE_AT) / DAY_MS;
  return pieces * 2 ** (days / HALF_LIFE_DAYS);
}
