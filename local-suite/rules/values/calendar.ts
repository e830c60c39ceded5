import { EvaluationError } from './evaluation-error.ts';
import { duration, timestamp, type DurationValue, type TimestampValue } from './rule-value.ts';

export const NANOS_PER_MILLI = 1_000_000n;
export const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const MILLIS_PER_DAY = 86_400_000;

/** 0001-01-01 to 9999-12-31, as in google.protobuf.Timestamp. */
const EARLIEST = -62_135_596_800n * NANOS_PER_SECOND;
const LATEST = 253_402_300_800n * NANOS_PER_SECOND - 1n;
/** About ±10,000 years, as in google.protobuf.Duration. */
const LONGEST = 315_576_000_000n * NANOS_PER_SECOND;

const UNITS = new Map<string, bigint>([
  ['w', 7n * NANOS_PER_DAY],
  ['d', NANOS_PER_DAY],
  ['h', 3_600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', NANOS_PER_MILLI],
  ['ns', 1n],
]);

/** Throws EvaluationError outside the calendar. */
export function timestampAt(nanos: bigint): TimestampValue {
  if (nanos < EARLIEST || nanos > LATEST) throw new EvaluationError('Timestamp out of range.');
  return timestamp(nanos);
}

/** Throws EvaluationError if the duration is too long. */
export function durationOf(nanos: bigint): DurationValue {
  if (nanos < -LONGEST || nanos > LONGEST) throw new EvaluationError('Duration out of range.');
  return duration(nanos);
}

/** `duration.value(3, 'd')`. */
export function durationOfUnits(magnitude: bigint, unit: string): DurationValue {
  const nanos = UNITS.get(unit);
  if (nanos === undefined) {
    throw new EvaluationError(
      `Invalid duration unit: ${unit}. Expected one of w, d, h, m, s, ms, ns.`,
    );
  }
  return durationOf(magnitude * nanos);
}

/** Midnight UTC. Throws EvaluationError if there is no such day. */
export function dateOf(year: bigint, month: bigint, day: bigint): TimestampValue {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  if (!exists) throw new EvaluationError(`Invalid date: ${year}-${month}-${day}.`);
  return timestampAt(BigInt(date.getTime()) * NANOS_PER_MILLI);
}

/** For calendar fields in UTC. */
export function toDate({ nanos }: TimestampValue): Date {
  return new Date(Number(floorDivide(nanos, NANOS_PER_MILLI)));
}

export function startOfDay({ nanos }: TimestampValue): TimestampValue {
  return timestamp(floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY);
}

export function timeOfDay(value: TimestampValue): DurationValue {
  return duration(value.nanos - startOfDay(value).nanos);
}

export function nanosOfSecond({ nanos }: TimestampValue): bigint {
  return nanos - floorDivide(nanos, NANOS_PER_SECOND) * NANOS_PER_SECOND;
}

export function toMillis({ nanos }: TimestampValue): bigint {
  return floorDivide(nanos, NANOS_PER_MILLI);
}

/** 1 for 1 January. */
export function dayOfYear(value: TimestampValue): bigint {
  const date = toDate(value);
  const newYear = new Date(date);
  newYear.setUTCMonth(0, 1);
  return BigInt(Math.round((date.getTime() - newYear.getTime()) / MILLIS_PER_DAY) + 1);
}

/** 1 for Monday, 7 for Sunday. */
export function dayOfWeek(value: TimestampValue): bigint {
  return BigInt(toDate(value).getUTCDay() || 7);
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}
