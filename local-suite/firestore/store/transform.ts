import type { Value } from '../messages.ts';
import { getField } from '../model/field-access.ts';
import type { FieldsDraft } from '../model/field-access.ts';
import { compareNumbers, exactNumber } from '../model/number-order.ts';
import { fromMicros, wholeMilliseconds } from '../model/timestamps.ts';
import type { Micros } from '../model/timestamps.ts';
import { isNaNValue, isNumber, NULL } from '../model/value-kind.ts';
import { valuesEqual } from '../model/value-order.ts';
import type { NumericValue, Transform } from './transform-parser.ts';

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

/**
 * Applies transforms in order and returns their results: the new value, or null for array changes. Source:
 * google.firestore.v1 write.proto, FieldTransform.
 */
export function applyTransforms(
  draft: FieldsDraft,
  transforms: readonly Transform[],
  commitTime: Micros,
): Value[] {
  return transforms.map((transform) => {
    const value = transformed(transform, getField(draft.fields, transform.path), commitTime);
    draft.set(transform.path, value);
    return 'elements' in transform ? NULL : value;
  });
}

function transformed(transform: Transform, old: Value | undefined, commitTime: Micros): Value {
  if (transform.kind === 'requestTime') {
    return { timestampValue: fromMicros(wholeMilliseconds(commitTime)) };
  }
  if ('elements' in transform) {
    const change = transform.kind === 'append' ? withMissing : without;
    return { arrayValue: { values: change(elementsOf(old), transform.elements) } };
  }
  if (!old || !isNumber(old)) return transform.operand;
  return ARITHMETIC[transform.kind](old, transform.operand);
}

function elementsOf(value: Value | undefined): Value[] {
  return value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

const ARITHMETIC = {
  increment: sum,
  maximum: (old: NumericValue, operand: NumericValue) => extreme(old, operand, 1),
  minimum: (old: NumericValue, operand: NumericValue) => extreme(old, operand, -1),
};

/** Integers saturate at the limits of int64; with a double on either side both count as doubles. */
function sum(old: NumericValue, operand: NumericValue): Value {
  if ('integerValue' in old && 'integerValue' in operand) {
    const total = BigInt(old.integerValue) + BigInt(operand.integerValue);
    return { integerValue: saturated(total).toString() };
  }
  return { doubleValue: Number(exactNumber(old)) + Number(exactNumber(operand)) };
}

function saturated(integer: bigint): bigint {
  if (integer > MAX_INT64) return MAX_INT64;
  return integer < MIN_INT64 ? MIN_INT64 : integer;
}

/** The stored value wins among equals; NaN always wins. */
function extreme(old: NumericValue, operand: NumericValue, direction: 1 | -1): Value {
  if (isNaNValue(old)) return old;
  if (isNaNValue(operand)) return operand;
  return compareNumbers(operand, old) * direction > 0 ? operand : old;
}

function withMissing(present: Value[], elements: readonly Value[]): Value[] {
  const values = [...present];
  for (const element of elements) {
    if (!values.some((value) => valuesEqual(value, element))) values.push(element);
  }
  return values;
}

function without(present: Value[], elements: readonly Value[]): Value[] {
  return present.filter((value) => !elements.some((element) => valuesEqual(value, element)));
}
