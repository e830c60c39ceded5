/** The moment that every date of the sample shop is counted from, so that two builds give the same bytes. */
export const ANCHOR = new Date('2026-11-15T06:30:00Z');

const HOUR_MS = 3_600_000;

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
