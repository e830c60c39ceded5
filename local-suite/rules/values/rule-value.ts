/** Values of the rules language: int is a bigint, float a number. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | BytesValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiff
  | PathValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | UnknownValue;

export interface BytesValue {
  readonly type: 'bytes';
  readonly data: Buffer;
}

export interface ListValue {
  readonly type: 'list';
  readonly items: readonly RuleValue[];
}

/** No two items are equal. */
export interface SetValue {
  readonly type: 'set';
  readonly items: readonly RuleValue[];
}

export interface MapValue {
  readonly type: 'map';
  readonly entries: ReadonlyMap<string, RuleValue>;
  /** True if there may be more keys: a document that a list query only describes. */
  readonly isPartial: boolean;
}

/** The result of `after.diff(before)`. */
export interface MapDiff {
  readonly type: 'map_diff';
  readonly after: MapValue;
  readonly before: MapValue;
}

export interface PathValue {
  readonly type: 'path';
  readonly segments: readonly string[];
}

export interface TimestampValue {
  readonly type: 'timestamp';
  /** Nanoseconds since 1970. */
  readonly nanos: bigint;
}

export interface DurationValue {
  readonly type: 'duration';
  readonly nanos: bigint;
}

export interface LatLngValue {
  readonly type: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}

export type Ordering = '<' | '<=' | '>' | '>=';

/**
 * A value about which only some facts are known. Each method returns a result that is true for every possible
 * value, and throws Unprovable if there is none.
 */
export interface UnknownValue {
  readonly type: 'unknown';
  equals(other: RuleValue): boolean;
  isOrdered(ordering: Ordering, other: RuleValue): boolean;
  contains(item: RuleValue): boolean;
  hasType(typeName: string): boolean;
  /** The result of a method such as hasAny; `args` may be unknown values too. */
  call(method: string, args: readonly RuleValue[]): RuleValue;
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'set'
  | 'map'
  | 'map_diff'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'unknown';

/** The type's name in `is` and error messages. */
export function typeNameOf(value: RuleValue): TypeName {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
      return value.type;
  }
}

export function list(items: readonly RuleValue[]): ListValue {
  return { type: 'list', items };
}

export function map(entries: Iterable<readonly [string, RuleValue]>): MapValue {
  return { type: 'map', entries: new Map(entries), isPartial: false };
}

export function path(segments: readonly string[]): PathValue {
  return { type: 'path', segments };
}

export function timestamp(nanos: bigint): TimestampValue {
  return { type: 'timestamp', nanos };
}

export function duration(nanos: bigint): DurationValue {
  return { type: 'duration', nanos };
}

export function bytes(data: Buffer): BytesValue {
  return { type: 'bytes', data };
}

export function isUnknown(value: RuleValue): value is UnknownValue {
  return typeNameOf(value) === 'unknown';
}

export function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
