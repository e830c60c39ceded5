import { resourceWith } from '../rules/firestore-binding/document-value.ts';
import { bytes, list, map, path, type RuleValue } from '../rules/values/rule-value.ts';
import { parseTime } from '../rules/values/time-text.ts';
import { isRecord } from './expression-value.ts';

/** Converts a Firestore document from REST to what `firestore.get` returns in rules. */
export function resourceFromRest(segments: readonly string[], document: unknown): RuleValue {
  const fields = isRecord(document) ? document.fields : undefined;
  return resourceWith(fromFields(fields), segments.at(-1) ?? '', path(segments));
}

function fromFields(fields: unknown): RuleValue {
  if (!isRecord(fields)) return map([]);
  return map(Object.entries(fields).map(([name, value]) => [name, fromRestValue(value)] as const));
}

function fromRestValue(encoded: unknown): RuleValue {
  if (!isRecord(encoded)) return null;
  for (const [type, content] of Object.entries(encoded)) {
    const decode = DECODERS.get(type);
    if (decode) return decode(content);
  }
  return null;
}

const DECODERS = new Map<string, (content: unknown) => RuleValue>([
  ['booleanValue', (content) => content === true],
  ['integerValue', (content) => BigInt(String(content))],
  ['doubleValue', Number],
  ['stringValue', String],
  ['bytesValue', (content) => bytes(Buffer.from(String(content), 'base64'))],
  ['timestampValue', (content) => parseTime(String(content)) ?? null],
  ['referenceValue', (content) => path(String(content).split('/').slice(2))],
  ['geoPointValue', fromGeoPoint],
  ['arrayValue', (content) => list(valuesOf(content))],
  ['mapValue', (content) => fromFields(isRecord(content) ? content.fields : undefined)],
]);

function fromGeoPoint(content: unknown): RuleValue {
  const { latitude, longitude } = isRecord(content) ? content : {};
  return { type: 'latlng', latitude: Number(latitude ?? 0), longitude: Number(longitude ?? 0) };
}

function valuesOf(content: unknown): RuleValue[] {
  const values = isRecord(content) ? content.values : undefined;
  return Array.isArray(values) ? values.map(fromRestValue) : [];
}
