import type { Value } from '../messages.ts';
import { rankOf } from '../model/value-kind.ts';
import { compareValues } from '../model/value-order.ts';
import type { FieldTest, TestOperator } from './filter-parser.ts';

/** Where a value lies to a range of values: negative before it, 0 in it, positive after it. */
export type ValuePosition = (value: Value) => number;

/** Ranges with all values that a test lets through and few others, or `undefined` when it is no matter of ranges. */
export function rangesOf(test: FieldTest): ValuePosition[] | undefined {
  const range = RANGES[test.op];
  return range && test.values.map(range);
}

/** The range of values that lie in all the given ranges. */
export function inAll(ranges: readonly ValuePosition[]): ValuePosition {
  return (value) => {
    let after = 0;
    for (const range of ranges) {
      const position = range(value);
      if (position < 0) return -1;
      if (position > 0) after = 1;
    }
    return after;
  };
}

/** The range of values up to `bound`, which is in it. */
export function upTo(bound: Value): ValuePosition {
  return (value) => Math.max(compareValues(value, bound), 0);
}

/** The range of values from `bound` on, which is in it. */
export function from(bound: Value): ValuePosition {
  return (value) => Math.min(compareValues(value, bound), 0);
}

const equalTo =
  (operand: Value): ValuePosition =>
  (value) =>
    compareValues(value, operand);

/** Values of the operand's type for which `holds` of their comparison with the operand. */
const ofSameType =
  (operand: Value, outside: -1 | 1, holds: (order: number) => boolean): ValuePosition =>
  (value) => {
    const byType = rankOf(value) - rankOf(operand);
    if (byType !== 0) return byType;
    return holds(compareValues(value, operand)) ? 0 : outside;
  };

const RANGES: Partial<Record<TestOperator, (operand: Value) => ValuePosition>> = {
  EQUAL: equalTo,
  IS_NULL: equalTo,
  IS_NAN: equalTo,
  IN: equalTo,
  ARRAY_CONTAINS: equalTo,
  ARRAY_CONTAINS_ANY: equalTo,
  LESS_THAN: (operand) => ofSameType(operand, 1, (order) => order < 0),
  LESS_THAN_OR_EQUAL: (operand) => ofSameType(operand, 1, (order) => order <= 0),
  GREATER_THAN: (operand) => ofSameType(operand, -1, (order) => order > 0),
  GREATER_THAN_OR_EQUAL: (operand) => ofSameType(operand, -1, (order) => order >= 0),
};
