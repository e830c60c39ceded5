import { dispatch, type Expression, type NodeTable } from './syntax-tree.ts';

const CHILDREN: NodeTable<undefined, Expression[]> = {
  literal: () => [],
  bytes: () => [],
  list: (node) => node.items,
  map: (node) => node.entries.map((entry) => entry.value),
  path: (node) => node.segments.filter((segment) => typeof segment !== 'string'),
  variable: () => [],
  call: (node) => node.args,
  method: (node) => [node.target, ...node.args],
  member: (node) => [node.target],
  index: (node) => [node.target, node.index],
  slice: (node) => [node.target, node.from, node.to],
  not: (node) => [node.operand],
  negate: (node) => [node.operand],
  logic: (node) => node.operands,
  binary: (node) => [node.left, node.right],
  typeTest: (node) => [node.operand],
  conditional: (node) => [node.condition, node.whenTrue, node.whenFalse],
};

/** The direct parts of an expression, in the order of the text. */
export function childrenOf(expression: Expression): Expression[] {
  return dispatch(CHILDREN, expression, undefined);
}

/** How many expressions lie inside each other at the deepest place. */
export function depthOf(expression: Expression): number {
  let depth = 0;
  let level = [expression];
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap(childrenOf);
  }
  return depth;
}
