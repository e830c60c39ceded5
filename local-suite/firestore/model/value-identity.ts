import type { Fields, Value } from '../messages.ts';
import { compareValues } from './value-order.ts';
import { kindOf } from './value-kind.ts';

/**
 * Whether two field sets are the same data, so that writing one over the other changes nothing.
 * Stricter than the order's equality: 3 is not 3.0, and 0 is not -0. The order of keys means nothing.
 */
export function sameFields(left: Fields, right: Fields): boolean {
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameValue(left[key], right[key]));
}

/** Whether two values are the same data; `undefined` stands for an absent field. */
export function sameValue(left: Value | undefined, right: Value | undefined): boolean {
  if (left === right) return true;
  if (!left || !right || kindOf(left) !== kindOf(right)) return false;
  if ('mapValue' in left && 'mapValue' in right) {
    return sameFields(left.mapValue.fields ?? {}, right.mapValue.fields ?? {});
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return sameList(left.arrayValue.values ?? [], right.arrayValue.values ?? []);
  }
  if ('doubleValue' in left && 'doubleValue' in right) {
    return Object.is(left.doubleValue, right.doubleValue);
  }
  return compareValues(left, right) === 0;
}

function sameList(left: Value[], right: Value[]): boolean {
  return (
    left.length === right.length && left.every((element, index) => sameValue(element, right[index]))
  );
}
