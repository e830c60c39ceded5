// Spans of time, in milliseconds.

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** In India each day has as many, for its clocks are never changed. */
export const DAY_MS = 24 * HOUR_MS;
/** 365 days, whatever the calendar says. */
export const YEAR_MS = 365 * DAY_MS;
