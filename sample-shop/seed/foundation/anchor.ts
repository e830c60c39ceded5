const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The anchor of the committed export, so that every build has the same bytes. Noon in India. */
export const COMMITTED_ANCHOR = new Date('2026-11-15T06:30:00Z');

/** Environment variable with another anchor, to build the sample shop for another day. */
export const ANCHOR_VARIABLE = 'KARGHA_SAMPLE_ANCHOR';

/** All dates of the sample shop are relative to this moment. */
export const ANCHOR = anchorIn(process.env[ANCHOR_VARIABLE]);

/** Throws RangeError for an invalid date. */
function anchorIn(text: string | undefined): Date {
  if (text === undefined) return COMMITTED_ANCHOR;
  const anchor = new Date(text);
  if (Number.isNaN(anchor.getTime()))
    throw new RangeError(`${ANCHOR_VARIABLE} is not a date: ${text}`);
  return anchor;
}

/**
 * Returns the last noon in India that is at least an hour ago, so that the newest sample orders are from today or
 * yesterday and their fifteen minutes to pay are over. Never before the committed anchor.
 */
export function anchorAt(now: Date): Date {
  const sinceCommitted = now.getTime() - HOUR_MS - COMMITTED_ANCHOR.getTime();
  const days = Math.max(0, Math.floor(sinceCommitted / DAY_MS));
  return new Date(COMMITTED_ANCHOR.getTime() + days * DAY_MS);
}

/** Fractions are minutes. */
export function hoursAfter(start: Date, hours: number): Date {
  return new Date(start.getTime() + Math.round(hours * HOUR_MS));
}

/** Fractions are hours and minutes: 0.5 is twelve hours before the anchor. */
export function daysAgo(days: number): Date {
  return hoursAfter(ANCHOR, -days * 24);
}

export function daysAhead(days: number): Date {
  return daysAgo(-days);
}
