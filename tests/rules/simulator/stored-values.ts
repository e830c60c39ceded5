import type { Document, Fields, Value } from '../../../local-suite/firestore/messages.ts';
import type { Data } from '../sample-profiles.ts';

const ROOT = 'projects/demo-rules/databases/(default)/documents';

export function nameOf(path: string): string {
  return `${ROOT}/${path}`;
}

/** A document in the stored format. */
export function documentOf(path: string, data: Data): Document {
  return { name: nameOf(path), fields: fieldsOf(data) };
}

export function timestampOf(date: Date): { seconds: string; nanos: number } {
  const milliseconds = date.getTime();
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds: String(seconds), nanos: (milliseconds - seconds * 1000) * 1_000_000 };
}

export function valueOf(value: unknown): Value {
  if (value === null || value === undefined) return { nullValue: 'NULL_VALUE' };
  if (value instanceof Date) return { timestampValue: timestampOf(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return typeof value === 'object'
    ? { mapValue: { fields: fieldsOf({ ...value }) } }
    : plain(value);
}

function plain(value: unknown): Value {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value !== 'number') return { stringValue: String(value) };
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

function fieldsOf(data: Data): Fields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]));
}
