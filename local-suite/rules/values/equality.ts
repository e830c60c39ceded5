import { Unprovable } from './evaluation-error.ts';
import { compare } from './ordering.ts';
import {
  isNumber,
  isUnknown,
  typeNameOf,
  type BytesValue,
  type DurationValue,
  type LatLngValue,
  type ListValue,
  type MapDiff,
  type MapValue,
  type PathValue,
  type RuleValue,
  type SetValue,
  type TimestampValue,
} from './rule-value.ts';

/**
 * `==`, deep. Ints and floats compare as numbers, except inside lists and maps: `1 == 1.0` but `[1] != [1.0]`, as
 * in Google's emulator.
 */
export function areEqual(left: RuleValue, right: RuleValue): boolean {
  if (isUnknown(left)) return left.equals(right);
  if (isUnknown(right)) return right.equals(left);
  if (isNumber(left) && isNumber(right)) return compare(left, right) === 0;
  if (typeNameOf(left) !== typeNameOf(right)) return false;
  return isComposite(left) ? areCompositesEqual(left, right) : left === right;
}

interface Composites {
  bytes: BytesValue;
  list: ListValue;
  set: SetValue;
  map: MapValue;
  map_diff: MapDiff;
  path: PathValue;
  timestamp: TimestampValue;
  duration: DurationValue;
  latlng: LatLngValue;
}
type CompositeType = keyof Composites;
type Composite<T extends CompositeType = CompositeType> = {
  [P in T]: { readonly type: P } & Composites[P];
}[T];

const EQUALITY: { [T in CompositeType]: (left: Composites[T], right: Composites[T]) => boolean } = {
  bytes: (left, right) => left.data.equals(right.data),
  list: (left, right) => areListsEqual(left.items, right.items),
  set: areSetsEqual,
  map: areMapsEqual,
  map_diff: (left, right) =>
    areMapsEqual(left.after, right.after) && areMapsEqual(left.before, right.before),
  path: (left, right) => areListsEqual(left.segments, right.segments),
  timestamp: (left, right) => left.nanos === right.nanos,
  duration: (left, right) => left.nanos === right.nanos,
  latlng: (left, right) => left.latitude === right.latitude && left.longitude === right.longitude,
};

function areCompositesEqual<T extends CompositeType>(
  left: Composite<T>,
  right: RuleValue,
): boolean {
  return isOfSameType(right, left) && EQUALITY[left.type](left, right);
}

function isOfSameType<T extends CompositeType>(
  value: RuleValue,
  example: Composite<T>,
): value is RuleValue & Composite<T> {
  return typeNameOf(value) === example.type;
}

function isComposite(value: RuleValue): value is Composite {
  return typeof value === 'object' && value !== null && value.type !== 'unknown';
}

/** Equal, with numbers of the same type: for list items and map fields. */
function areSame(left: RuleValue, right: RuleValue): boolean {
  if (isNumber(left) && isNumber(right) && typeof left !== typeof right) return false;
  return areEqual(left, right);
}

function areListsEqual(left: readonly RuleValue[], right: readonly RuleValue[]): boolean {
  return (
    left.length === right.length && left.every((item, index) => areSame(item, right[index] ?? null))
  );
}

function areSetsEqual(left: SetValue, right: SetValue): boolean {
  return (
    left.items.length === right.items.length && left.items.every((item) => holds(right.items, item))
  );
}

function areMapsEqual(left: MapValue, right: MapValue): boolean {
  if (left.isPartial || right.isPartial) return arePartialMapsEqual(left, right);
  if (left.entries.size !== right.entries.size) return false;
  return Array.from(left.entries).every(([key, value]) => {
    const other = right.entries.get(key);
    return other !== undefined && areSame(value, other);
  });
}

/** A different known value makes the maps different; nothing can prove them equal. */
function arePartialMapsEqual(left: MapValue, right: MapValue): boolean {
  for (const [key, value] of left.entries) {
    const other = right.entries.get(key);
    if (other === undefined && !right.isPartial) return false;
    if (other !== undefined && !areSame(value, other)) return false;
  }
  throw new Unprovable('the whole document is not known');
}

/** For sets: an int matches an equal float. */
export function holds(items: readonly RuleValue[], item: RuleValue): boolean {
  return isAmong(items, item, areEqual);
}

/** For lists: an int does not match a float. */
export function lists(items: readonly RuleValue[], item: RuleValue): boolean {
  return isAmong(items, item, areSame);
}

function isAmong(
  items: readonly RuleValue[],
  wanted: RuleValue,
  matches: (item: RuleValue, wanted: RuleValue) => boolean,
): boolean {
  let doubt: unknown;
  for (const item of items) {
    try {
      if (matches(item, wanted)) return true;
    } catch (error) {
      if (!(error instanceof Unprovable)) throw error;
      doubt ??= error;
    }
  }
  if (doubt instanceof Unprovable) throw doubt;
  return false;
}

export function set(items: readonly RuleValue[]): SetValue {
  const distinct: RuleValue[] = [];
  for (const item of items) if (!holds(distinct, item)) distinct.push(item);
  return { type: 'set', items: distinct };
}
