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
  slice: ({ target, from, to }) => [target, ...(from ? [from] : []), ...(to ? [to] : [])],
  not: (node) => [node.operand],
  negate: (node) => [node.operand],
  logic: (node) => node.operands,
  binary: (node) => [node.left, node.right],
  typeTest: (node) => [node.operand],
  conditional: (node) => [node.condition, node.whenTrue, node.whenFalse],
};

/** In source order. */
export function childrenOf(expression: Expression): Expression[] {
  return dispatch(CHILDREN, expression, undefined);
}

/** The nesting depth. `a && b && c` counts as `(a && b) && c`, a member chain such as `a.b.c` as one. */
export function depthOf(expression: Expression): number {
  let deepest = 0;
  const open = [{ expression, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    deepest = Math.max(deepest, next.depth);
    open.push(...partsOf(next.expression, next.depth));
  }
  return deepest;
}

function partsOf(expression: Expression, depth: number) {
  const children = childrenOf(expression);
  if (expression.kind === 'member') return children.map((child) => ({ expression: child, depth }));
  const isChain = expression.kind === 'logic';
  const last = children.length - 1;
  return children.map((child, place) => ({
    expression: child,
    depth: depth + (isChain ? last - Math.max(place - 1, 0) : 1),
  }));
}
