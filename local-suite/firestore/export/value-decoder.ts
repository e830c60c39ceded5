import type { Timestamp, Value } from '../messages.ts';
import { MEANING, POINT, REFERENCE, VALUE } from './entity-fields.ts';
import { REFERENCE_PATH, readPath } from './entity-path.ts';
import { DEFAULT_DATABASE, documentName } from './resource-name.ts';
import type { WireMessage } from './wire-message.ts';

const MICROS_PER_SECOND = 1_000_000n;
const NANOS_PER_MICRO = 1_000;

/** `dev~` in exports of the emulator, `s~` and others in production. */
const APP_PREFIX = /^[a-z]+~/;

/** Decodes a PropertyValue that is neither an empty array nor a nested entity. */
export function decodePlainValue(meaning: number, value: WireMessage): Value {
  return (
    decodeReference(value) ??
    decodePoint(value) ??
    decodeNumber(meaning, value) ??
    decodeText(meaning, value) ?? { nullValue: 'NULL_VALUE' }
  );
}

function decodeReference(value: WireMessage): Value | undefined {
  const reference = value.group(VALUE.reference);
  if (reference === undefined) return undefined;
  const projectId = (reference.text(REFERENCE.app) ?? '').replace(APP_PREFIX, '');
  const databaseId = reference.text(REFERENCE.databaseId) ?? DEFAULT_DATABASE;
  const path = readPath(reference, REFERENCE_PATH);
  return { referenceValue: documentName(projectId, databaseId, path) };
}

function decodePoint(value: WireMessage): Value | undefined {
  const point = value.group(VALUE.point);
  if (point === undefined) return undefined;
  const latitude = point.double(POINT.latitude) ?? 0;
  const longitude = point.double(POINT.longitude) ?? 0;
  return { geoPointValue: { latitude, longitude } };
}

function decodeNumber(meaning: number, value: WireMessage): Value | undefined {
  const boolean = value.integer(VALUE.boolean);
  if (boolean !== undefined) return { booleanValue: boolean !== 0n };
  const double = value.double(VALUE.double);
  if (double !== undefined) return { doubleValue: double };
  const integer = value.integer(VALUE.integer);
  if (integer === undefined) return undefined;
  if (meaning === MEANING.timestamp) return { timestampValue: timestampOf(integer) };
  return { integerValue: String(integer) };
}

function decodeText(meaning: number, value: WireMessage): Value | undefined {
  if (meaning !== MEANING.blob && meaning !== MEANING.byteString) {
    const text = value.text(VALUE.text);
    return text === undefined ? undefined : { stringValue: text };
  }
  const bytes = value.bytes(VALUE.text);
  // A copy, so that the bytes do not keep the whole file in memory.
  return bytes && { bytesValue: Buffer.from(bytes) };
}

/** Nanoseconds count forward from the second, also before 1970. */
function timestampOf(micros: bigint): Timestamp {
  const rest = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  const seconds = (micros - rest) / MICROS_PER_SECOND;
  return { seconds: String(seconds), nanos: Number(rest) * NANOS_PER_MICRO };
}
