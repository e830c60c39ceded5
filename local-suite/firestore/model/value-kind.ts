import type { Fields, Value } from '../messages.ts';

type KeysOf<T> = T extends T ? keyof T : never;

/** The name of the one member of a Value. */
export type ValueKind = KeysOf<Value>;

export type ValueOf<Kind extends ValueKind> = Extract<Value, Record<Kind, unknown>>;

/** A map with `__type__: '__vector__'` is a vector, with its own place in the order. */
export const TYPE_FIELD = '__type__';
export const VECTOR_TYPE = '__vector__';
export const VECTOR_VALUE_FIELD = 'value';

/** Types in Firestore's sort order. NaN is the lowest number. */
export type ValueRank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

const VECTOR_RANK = 9;

const RANKS: Record<ValueKind, ValueRank> = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 10,
};

/** Expects a normalized value (one own key). */
export function kindOf(value: Value): ValueKind {
  for (const key in value) return key as ValueKind;
  return 'nullValue';
}

/** Values of equal rank are compared with each other. */
export function rankOf(value: Value): ValueRank {
  const rank = RANKS[kindOf(value)];
  return 'mapValue' in value && isVector(value.mapValue.fields) ? VECTOR_RANK : rank;
}

export function isVector(fields: Fields | undefined): boolean {
  if (!fields || !Object.hasOwn(fields, TYPE_FIELD)) return false;
  const type = fields[TYPE_FIELD];
  return type !== undefined && 'stringValue' in type && type.stringValue === VECTOR_TYPE;
}

export function isNumber(value: Value): value is ValueOf<'integerValue'> | ValueOf<'doubleValue'> {
  return 'integerValue' in value || 'doubleValue' in value;
}

export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && Number.isNaN(value.doubleValue);
}

export const NULL: Value = { nullValue: 'NULL_VALUE' };
