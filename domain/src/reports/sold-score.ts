import { DAY_MS } from '../records/time-spans.ts';

/** Days until a sold unit counts half as much as one sold today. */
const HALF_LIFE_DAYS = 15;

/**
 * A unit sold at this moment counts exactly 1. Scores decay by giving later units more weight (forward decay), so
 * that they never have to be rewritten and stay comparable.
 */
const COUNTS_ONE_AT = Date.parse('2026-11-15T06:30:00Z');

/** What `pieces` sold at a moment add to `soldScore`, which sorts "most popular". */
export function soldWeight(pieces: number, at: Date): number {
  const days = (at.getTime() - COUNTS_ONE_AT) / DAY_MS;
  return pieces * 2 ** (days / HALF_LIFE_DAYS);
}
