import type { LatLng, Timestamp, Value } from '../messages.ts';
import { MEANING, POINT, REFERENCE, VALUE } from './entity-fields.ts';
import { REFERENCE_PATH, writePath } from './entity-path.ts';
import { DEFAULT_DATABASE, parseDocumentName } from './resource-name.ts';
import { WireWriter } from './wire-writer.ts';

/** The emulator's project prefix in keys and references; production writes `s~`. */
export const APP_PREFIX = 'dev~';

const MICROS_PER_SECOND = 1_000_000n;
const NANOS_PER_MICRO = 1_000;

export interface EncodedValue {
  meaning: number;
  value: WireWriter;
}

/** Encodes all values except arrays and maps, which become properties and entities. */
export function encodePlainValue(value: Value): EncodedValue {
  const encoded = encodeScalar(value) ?? encodeCompound(value);
  if (encoded === undefined)
    throw new Error(`The value ${JSON.stringify(value)} cannot be exported.`);
  return encoded;
}

function encodeScalar(value: Value): EncodedValue | undefined {
  const content = new WireWriter();
  if ('nullValue' in value) return plain(content);
  if ('booleanValue' in value) return plain(content.boolean(VALUE.boolean, value.booleanValue));
  if ('integerValue' in value) {
    return plain(content.integer(VALUE.integer, BigInt(value.integerValue)));
  }
  if ('doubleValue' in value) {
    return plain(content.double(VALUE.double, withoutNegativeZero(value.doubleValue)));
  }
  if ('stringValue' in value) return plain(content.text(VALUE.text, value.stringValue));
  return undefined;
}

function encodeCompound(value: Value): EncodedValue | undefined {
  const content = new WireWriter();
  if ('timestampValue' in value) {
    const micros = microsOf(value.timestampValue);
    return { meaning: MEANING.timestamp, value: content.integer(VALUE.integer, micros) };
  }
  if ('bytesValue' in value) {
    return { meaning: MEANING.blob, value: content.bytes(VALUE.text, value.bytesValue) };
  }
  if ('geoPointValue' in value) {
    const point = pointGroup(value.geoPointValue);
    return { meaning: MEANING.point, value: content.group(VALUE.point, point) };
  }
  if ('referenceValue' in value) {
    return plain(content.group(VALUE.reference, referenceGroup(value.referenceValue)));
  }
  return undefined;
}

function plain(value: WireWriter): EncodedValue {
  return { meaning: MEANING.none, value };
}

/** The official emulator writes -0 as 0. */
function withoutNegativeZero(number: number): number {
  return number === 0 ? 0 : number;
}

function microsOf({ seconds = '0', nanos = 0 }: Timestamp): bigint {
  return BigInt(seconds) * MICROS_PER_SECOND + BigInt(Math.floor(nanos / NANOS_PER_MICRO));
}

function pointGroup({ latitude = 0, longitude = 0 }: LatLng): WireWriter {
  return new WireWriter().double(POINT.latitude, latitude).double(POINT.longitude, longitude);
}

function referenceGroup(name: string): WireWriter {
  const { projectId, databaseId, segments } = parseDocumentName(name);
  const group = new WireWriter().text(REFERENCE.app, APP_PREFIX + projectId);
  writePath(group, REFERENCE_PATH, segments);
  if (databaseId !== DEFAULT_DATABASE) group.text(REFERENCE.databaseId, databaseId);
  return group;
}
