import type { Document, Fields, LatLng, Value } from '../../firestore/messages.ts';
import { fromTimestamp } from '../values/conversion.ts';
import { bytes, list, map, path, type MapValue, type RuleValue } from '../values/rule-value.ts';
import { segmentsOf } from './rule-paths.ts';

/** References become paths, integers ints, geo points latlngs. */
export function fromFirestore(value: Value): RuleValue {
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return fromTimestamp(value.timestampValue);
  return fromStructured(value);
}

function fromStructured(value: Value): RuleValue {
  if ('bytesValue' in value) return bytes(value.bytesValue);
  if ('referenceValue' in value) return path(segmentsOf(value.referenceValue));
  if ('arrayValue' in value) return list((value.arrayValue.values ?? []).map(fromFirestore));
  if ('mapValue' in value) return fromFields(value.mapValue.fields);
  return 'geoPointValue' in value ? fromGeoPoint(value.geoPointValue) : null;
}

function fromGeoPoint({ latitude = 0, longitude = 0 }: LatLng): RuleValue {
  return { type: 'latlng', latitude, longitude };
}

function fromFields(fields: Fields = {}): MapValue {
  return map(Object.entries(fields).map(([name, value]) => [name, fromFirestore(value)] as const));
}

/** `resource` or `request.resource`: null for a document that does not exist. */
export function resourceOf(document: Document | undefined): RuleValue {
  if (!document) return null;
  const segments = segmentsOf(document.name);
  return resourceWith(fromFields(document.fields), segments.at(-1) ?? '', path(segments));
}

export function resourceWith(data: RuleValue, id: RuleValue, name: RuleValue): RuleValue {
  return map([
    ['data', data],
    ['id', id],
    ['__name__', name],
  ]);
}
