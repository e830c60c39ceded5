import { dispatch, type Expression, type NodeTable } from '../language/syntax-tree.ts';

const one = () => 1;

/**
 * What each kind counts by itself, its parts aside, as Google's emulator counts: a key of a map, a
 * segment of a path and the name of a type are expressions of their own.
 */
const COSTS: NodeTable<undefined, number> = {
  literal: ({ value }) => (isNegative(value) ? 2 : 1),
  bytes: one,
  list: one,
  map: ({ entries }) => 1 + entries.length,
  path: ({ segments }) => 1 + segments.filter((segment) => typeof segment === 'string').length,
  variable: one,
  call: one,
  method: one,
  member: one,
  index: one,
  slice: one,
  not: one,
  negate: one,
  logic: ({ operands }) => operands.length - 1,
  binary: one,
  typeTest: () => 2,
  conditional: () => 2,
};

/** `&&` and `||` count once more for each operand that the ones before it did not make needless. */
export const FURTHER_OPERAND_COST = 1;
/** `?:` counts twice more when it takes its last part. */
export const ELSE_COST = 2;

/** How many of the 1,000 expressions of a request this one takes, without its parts. */
export function costOf(expression: Expression): number {
  return dispatch(COSTS, expression, undefined);
}

/** The minus of a number is an operator, though it is read with the number. */
function isNegative(value: null | boolean | bigint | number | string): boolean {
  return typeof value === 'bigint' ? value < 0n : typeof value === 'number' && isBelowZero(value);
}

function isBelowZero(value: number): boolean {
  return value < 0 || Object.is(value, -0);
}
