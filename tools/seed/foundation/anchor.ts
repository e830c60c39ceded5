const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The anchor of the committed export, so that two builds of it have the same bytes. It is noon in India. */
export const COMMITTED_ANCHOR = new Date('2026-11-15T06:30:00Z');

/** Names another anchor to a process that builds the sample shop as it would be on another day. */
export const ANCHOR_VARIABLE = 'KARGHA_SAMPLE_ANCHOR';

/** The moment from which every date of the sample shop is counted. */
export const ANCHOR = anchorIn(process.env[ANCHOR_VARIABLE]);

/** Throws RangeError for what is not a moment. */
function anchorIn(text: string | undefined): Date {
  if (text === undefined) return COMMITTED_ANCHOR;
  const anchor = new Date(text);
  if (Number.isNaN(anchor.getTime()))
    throw new RangeError(`${ANCHOR_VARIABLE} is not a date: ${text}`);
  return anchor;
}

/**
 * The anchor for a shop that opens now: the last noon in India that is at least an hour ago, so that the sample shop's
 * newest orders are of today or yesterday and their fifteen minutes to pay are over. Never before the committed one.
 */
export function anchorAt(now: Date): Date {
  const sinceCommitted = now.getTime() - HOUR_MS - COMMITTED_ANCHOR.getTime();
  const days = Math.max(0, Math.floor(sinceCommitted / DAY_MS));
  return new Date(COMMITTED_ANCHOR.getTime() + days * DAY_MS);
}

/** A moment so many hours later; fractions are minutes. */
export function hoursAfter(start: Date, hours: number): Date {
  return new Date(start.getTime() + Math.round(hours * HOUR_MS));
}

/** Fractions are hours and minutes: 0.5 is twelve hours before the anchor. */
export function daysAgo(days: number): Date {
  return hoursAfter(ANCHOR, -days * 24);
}

/** So many days after the anchor. */
export function daysAhead(days: number): Date {
  return daysAgo(-days);
}
