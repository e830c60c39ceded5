import type { Timestamp } from '../messages.ts';
import { InvalidJson } from './invalid-json.ts';

const RFC_3339 = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const FIRST_SECOND = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;

/** Reads an RFC 3339 time of the years 1 to 9999, with any offset and up to nine decimals. */
export function readTimestamp(json: unknown): Timestamp {
  const [day, time, fraction, offset] = partsOf(json);
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1000;
  if (!isCalendarDay(day) || !isWithinRange(seconds)) {
    throw new InvalidJson(`Invalid time "${String(json)}"`);
  }
  return { seconds: String(seconds), nanos: Number(fraction.padEnd(9, '0')) };
}

/** Writes a UTC time with 0, 3, 6 or 9 decimals, as ProtoJSON requires. */
export function writeTimestamp({ seconds = '0', nanos = 0 }: Timestamp): string {
  const whole = new Date(Number(seconds) * 1000)
    .toISOString()
    .slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  return `${whole}${fractionOf(nanos)}Z`;
}

function partsOf(json: unknown): [day: string, time: string, fraction: string, offset: string] {
  const parts = typeof json === 'string' ? RFC_3339.exec(json.toUpperCase()) : null;
  if (!parts)
    throw new InvalidJson('A timestamp must be a string such as "2026-01-31T09:30:00.123456Z"');
  return [parts[1] ?? '', parts[2] ?? '', parts[3] ?? '', parts[4] ?? ''];
}

function fractionOf(nanos: number): string {
  if (nanos === 0) return '';
  const digits = String(nanos).padStart(9, '0');
  return `.${digits.replace(/(000){1,2}$/, '')}`;
}

/** False for NaN. */
function isWithinRange(seconds: number): boolean {
  return seconds >= FIRST_SECOND && seconds <= LAST_SECOND;
}

/** Needed because Date.parse reads 30 February as 1 March. */
function isCalendarDay(day: string): boolean {
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}
