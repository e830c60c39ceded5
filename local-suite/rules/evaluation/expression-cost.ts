import { dispatch, type Expression, type NodeTable } from '../language/syntax-tree.ts';

const one = () => 1;

/**
 * The cost of each kind without its parts, as Google's emulator counts: map keys, path segments and type names are
 * expressions too.
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

/** Extra cost of `&&` and `||` for each further operand that is evaluated. */
export const FURTHER_OPERAND_COST = 1;
/** Extra cost of `?:` when it evaluates its last part. */
export const ELSE_COST = 2;

/** The cost of an expression, without its parts, against the limit of 1,000 per request. */
export function costOf(expression: Expression): number {
  return dispatch(COSTS, expression, undefined);
}

/** The minus of a number literal counts as an operator. */
function isNegative(value: null | boolean | bigint | number | string): boolean {
  return typeof value === 'bigint' ? value < 0n : typeof value === 'number' && isBelowZero(value);
}

function isBelowZero(value: number): boolean {
  return value < 0 || Object.is(value, -0);
}
