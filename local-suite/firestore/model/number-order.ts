import type { ValueOf } from './value-kind.ts';

type NumericValue = ValueOf<'integerValue'> | ValueOf<'doubleValue'>;

/** Decimal strings up to this length fit a double exactly. */
const EXACT_DIGITS = 15;

/**
 * Returns a number that JavaScript compares exactly: integers that a double cannot hold stay bigints, and `<`
 * between a bigint and a number compares their mathematical values.
 */
export function exactNumber(value: NumericValue): number | bigint {
  if ('doubleValue' in value) return value.doubleValue;
  return value.integerValue.length <= EXACT_DIGITS
    ? Number(value.integerValue)
    : BigInt(value.integerValue);
}

/** Compares numbers by value, whatever their type; NaN is lowest and equals itself, -0 equals 0. */
export function compareNumbers(left: NumericValue, right: NumericValue): number {
  const a = exactNumber(left);
  const b = exactNumber(right);
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(isNaNNumber(b)) - Number(isNaNNumber(a));
}

function isNaNNumber(number: number | bigint): boolean {
  return typeof number === 'number' && Number.isNaN(number);
}
