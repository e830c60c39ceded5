// Milliseconds.

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** India has no daylight saving. */
export const DAY_MS = 86_400_000;
/** 365 days. */
export const YEAR_MS = 31_536_000_000;
