import type { Fields, Value } from '../messages.ts';
import { compareValues } from './value-order.ts';
import { kindOf } from './value-kind.ts';
import type { ValueKind, ValueOf } from './value-kind.ts';

/**
 * True if both are the same data, so that writing one over the other changes nothing. Stricter than query
 * equality: 3 is not 3.0, 0 is not -0. The order of keys is irrelevant.
 */
export function sameFields(left: Fields, right: Fields): boolean {
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameValue(left[key], right[key]));
}

/** `undefined` means an absent field. */
export function sameValue(left: Value | undefined, right: Value | undefined): boolean {
  if (left === right) return true;
  if (!left || !right) return false;
  const kind = kindOf(left);
  if (kind !== kindOf(right)) return false;
  const isSame = IDENTITY[kind];
  return isSame ? isSame(left, right) : compareValues(left, right) === 0;
}

type Identity = (left: Value, right: Value) => boolean;

/** Both values have this kind, so the cast is safe. */
function of<Kind extends ValueKind>(
  isSame: (left: ValueOf<Kind>, right: ValueOf<Kind>) => boolean,
): Identity {
  return (left, right) => isSame(left as ValueOf<Kind>, right as ValueOf<Kind>);
}

/** Kinds in which equal order does not imply equal data. */
const IDENTITY: Partial<Record<ValueKind, Identity>> = {
  doubleValue: of<'doubleValue'>((a, b) => Object.is(a.doubleValue, b.doubleValue)),
  arrayValue: of<'arrayValue'>((a, b) => sameList(a.arrayValue.values, b.arrayValue.values)),
  mapValue: of<'mapValue'>((a, b) => sameFields(a.mapValue.fields ?? {}, b.mapValue.fields ?? {})),
};

export function sameList(left: Value[] = [], right: Value[] = []): boolean {
  return (
    left.length === right.length && left.every((element, index) => sameValue(element, right[index]))
  );
}
