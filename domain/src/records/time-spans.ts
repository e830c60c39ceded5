// Spans of time, in milliseconds.

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** In India each day has as many, for its clocks are never changed. */
export const DAY_MS = 86_400_000;
/** 365 days, whatever the calendar says. */
export const YEAR_MS = 31_536_000_000;
