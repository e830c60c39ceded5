import type { Value } from '../messages.ts';
import { rankOf } from '../model/value-kind.ts';
import { compareValues } from '../model/value-order.ts';
import type { FieldTest, TestOperator } from './filter-parser.ts';

/** Negative if a value lies before the range, 0 inside, positive after it. */
export type ValuePosition = (value: Value) => number;

/**
 * Returns ranges with every value that passes the test and few others; `undefined` if the test is not about
 * ranges.
 */
export function rangesOf(test: FieldTest): ValuePosition[] | undefined {
  const range = RANGES[test.op];
  return range && test.values.map(range);
}

/** The intersection of the ranges. */
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

/** Inclusive. */
export function upTo(bound: Value): ValuePosition {
  return (value) => Math.max(compareValues(value, bound), 0);
}

/** Inclusive. */
export function from(bound: Value): ValuePosition {
  return (value) => Math.min(compareValues(value, bound), 0);
}

const equalTo =
  (operand: Value): ValuePosition =>
  (value) =>
    compareValues(value, operand);

/** Values of the operand's type whose comparison with the operand satisfies `holds`. */
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
