import type { Fields, Value } from '../messages.ts';
import { compareValues } from './value-order.ts';
import { kindOf } from './value-kind.ts';
import type { ValueKind, ValueOf } from './value-kind.ts';

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
  if (!left || !right) return false;
  const kind = kindOf(left);
  if (kind !== kindOf(right)) return false;
  const isSame = IDENTITY[kind];
  return isSame ? isSame(left, right) : compareValues(left, right) === 0;
}

type Identity = (left: Value, right: Value) => boolean;

/** Both values are of the kind in question, so the cast states what is known. */
function of<Kind extends ValueKind>(
  isSame: (left: ValueOf<Kind>, right: ValueOf<Kind>) => boolean,
): Identity {
  return (left, right) => isSame(left as ValueOf<Kind>, right as ValueOf<Kind>);
}

/** Kinds whose data differ in more than the order sees. */
const IDENTITY: Partial<Record<ValueKind, Identity>> = {
  doubleValue: of<'doubleValue'>((a, b) => Object.is(a.doubleValue, b.doubleValue)),
  arrayValue: of<'arrayValue'>((a, b) => sameList(a.arrayValue.values, b.arrayValue.values)),
  mapValue: of<'mapValue'>((a, b) => sameFields(a.mapValue.fields ?? {}, b.mapValue.fields ?? {})),
};

/** Whether two lists hold the same data in the same order; one that is absent is empty. */
export function sameList(left: Value[] = [], right: Value[] = []): boolean {
  return (
    left.length === right.length && left.every((element, index) => sameValue(element, right[index]))
  );
}
