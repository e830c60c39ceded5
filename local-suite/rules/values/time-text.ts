import { NANOS_PER_MILLI } from './calendar.ts';
import { timestamp, type TimestampValue } from './rule-value.ts';

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** Parses `2026-11-21T10:20:30.123456Z` with nanosecond precision; undefined for any other text. */
export function parseTime(text: string): TimestampValue | undefined {
  const found = RFC_3339.exec(text);
  if (!found) return undefined;
  const [, seconds = '', fraction = '', zone = ''] = found;
  const millis = Date.parse(seconds + zone.toUpperCase());
  if (Number.isNaN(millis)) return undefined;
  return timestamp(BigInt(millis) * NANOS_PER_MILLI + BigInt(fraction.padEnd(9, '0')));
}
