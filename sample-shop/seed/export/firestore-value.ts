import type { Fields, Timestamp, Value } from '../../../local-suite/firestore/messages.ts';

/**
 * Converts a plain object to Firestore fields. Throws TypeError with the path of a value that Firestore cannot
 * store.
 */
export function firestoreFields(data: object, at = ''): Fields {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, firestoreValue(value, `${at}${name}`)]),
  );
}

/** Whole numbers become integers, other numbers doubles, Dates timestamps. */
function firestoreValue(value: unknown, at: string): Value {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return numberValue(value);
  if (value instanceof Date) return { timestampValue: timestamp(value, at) };
  if (Array.isArray(value)) return arrayValue(value, at);
  if (isPlainObject(value)) return { mapValue: { fields: firestoreFields(value, `${at}.`) } };
  throw new TypeError(`${at} is ${typeof value}, which Firestore cannot store.`);
}

function numberValue(value: number): Value {
  const isWhole = Number.isSafeInteger(value) && !Object.is(value, -0);
  return isWhole ? { integerValue: String(value) } : { doubleValue: value };
}

function arrayValue(list: unknown[], at: string): Value {
  if (list.some(Array.isArray)) throw new TypeError(`${at} contains a list inside a list.`);
  return {
    arrayValue: { values: list.map((value, index) => firestoreValue(value, `${at}[${index}]`)) },
  };
}

function timestamp(date: Date, at: string): Timestamp {
  const milliseconds = date.getTime();
  if (Number.isNaN(milliseconds)) throw new TypeError(`${at} is not a date.`);
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds: String(seconds), nanos: (milliseconds - seconds * 1000) * 1_000_000 };
}

function isPlainObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
