import type { Timestamp } from '../messages.ts';
import { RpcError } from '../rpc-error.ts';

/** Microseconds since the epoch, the precision that Firestore keeps. */
export type Micros = bigint;

const MICROS_PER_SECOND = 1_000_000n;
const MICROS_PER_MILLISECOND = 1_000n;
const NANOS_PER_MICRO = 1_000;
const LAST_NANO = 999_999_999;
/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z. Source: google.protobuf.Timestamp. */
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;

/** Truncates to microseconds. Throws INVALID_ARGUMENT outside the years 1 to 9999. */
export function toMicros(timestamp: Timestamp): Micros {
  const seconds = BigInt(timestamp.seconds ?? 0);
  const nanos = timestamp.nanos ?? 0;
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND || !isNanos(nanos)) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Timestamp seconds:${seconds} nanos:${nanos} is out of range: it must be between 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999999999Z.`,
    );
  }
  return seconds * MICROS_PER_SECOND + BigInt(Math.floor(nanos / NANOS_PER_MICRO));
}

export function fromMicros(micros: Micros): Timestamp {
  const rest = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  return {
    seconds: String((micros - rest) / MICROS_PER_SECOND),
    nanos: Number(rest) * NANOS_PER_MICRO,
  };
}

/** Truncates to milliseconds, like `serverTimestamp()` and `request.time`. */
export function wholeMilliseconds(micros: Micros): Micros {
  return micros - (micros % MICROS_PER_MILLISECOND);
}

function isNanos(nanos: number): boolean {
  return Number.isInteger(nanos) && nanos >= 0 && nanos <= LAST_NANO;
}
