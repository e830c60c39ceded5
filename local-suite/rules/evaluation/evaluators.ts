import type { BinaryOperator, Expression, NodeTable } from '../language/syntax-tree.ts';
import { elementOf, hasType, isIn, memberOf, sliceOf } from './operations/access.ts';
import { calculate, negate } from './operations/arithmetic.ts';
import { areEqual } from '../values/equality.ts';
import { EvaluationError, Unprovable } from '../values/evaluation-error.ts';
import { isOrdered } from '../values/ordering.ts';
import { bytes, isUnknown, list, map, path, type RuleValue } from '../values/rule-value.ts';
import { castToString } from './operations/casts.ts';
import { callFunction, callMethodOrNamespace } from './calls.ts';
import { ELSE_COST, FURTHER_OPERAND_COST } from './expression-cost.ts';
import type { Frame } from './frame.ts';
import { variableIn } from './scope.ts';

function value(expression: Expression, { evaluation, scope }: Frame): RuleValue {
  return evaluation.evaluate(expression, scope);
}

export const EVALUATORS: NodeTable<Frame, RuleValue> = {
  literal: (node) => node.value,
  bytes: (node) => bytes(node.data),
  list: (node, frame) => list(node.items.map((item) => value(item, frame))),
  map: (node, frame) => map(node.entries.map((entry) => [entry.key, value(entry.value, frame)])),
  path: (node, frame) => path(node.segments.flatMap((segment) => segmentsOf(segment, frame))),
  variable: (node, frame) => variable(node.name, frame),
  call: (node, frame) => callFunction(node, frame),
  method: (node, frame) => callMethodOrNamespace(node, frame),
  member: (node, frame) => memberOf(value(node.target, frame), node.name),
  index: (node, frame) => elementOf(value(node.target, frame), value(node.index, frame)),
  slice: (node, frame) =>
    sliceOf(
      value(node.target, frame),
      node.from && value(node.from, frame),
      node.to && value(node.to, frame),
    ),
  not: (node, { evaluation, scope }) => !evaluation.decide(node.operand, scope),
  negate: (node, frame) => negate(value(node.operand, frame)),
  logic: (node, frame) => connect(node.operands, node.operator === '||', frame),
  binary: (node, frame) =>
    combine(value(node.left, frame), node.operator, value(node.right, frame)),
  typeTest: (node, frame) => hasType(value(node.operand, frame), node.typeName),
  conditional: (node, frame) => {
    if (frame.evaluation.decide(node.condition, frame.scope)) return value(node.whenTrue, frame);
    frame.evaluation.spend(ELSE_COST);
    return value(node.whenFalse, frame);
  },
};

/**
 * Evaluates `&&` and `||` left to right until one operand decides. An error counts only if no other operand
 * decides: `error || true` is true, `error && false` is false.
 */
function connect(operands: readonly Expression[], decisive: boolean, frame: Frame): boolean {
  let doubt: EvaluationError | undefined;
  for (const operand of operands) {
    if (operand !== operands[0]) frame.evaluation.spend(FURTHER_OPERAND_COST);
    try {
      if (frame.evaluation.decide(operand, frame.scope) === decisive) return decisive;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      doubt ??= error;
    }
  }
  if (doubt) throw doubt;
  return !decisive;
}

function combine(left: RuleValue, operator: BinaryOperator, right: RuleValue): RuleValue {
  switch (operator) {
    case '==':
      return isProvedEqual(left, right);
    case '!=':
      return !areEqual(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return isOrdered(left, operator, right);
    default:
      return calculate(left, operator, right);
  }
}

/** A value that a list query leaves open is never known to be different, so `!` proves nothing. */
function isProvedEqual(left: RuleValue, right: RuleValue): boolean {
  const isEqual = areEqual(left, right);
  if (isEqual || !(isUnknown(left) || isUnknown(right))) return isEqual;
  throw new Unprovable('a value is not known well enough');
}

function variable(name: string, { evaluation, scope }: Frame): RuleValue {
  const own = variableIn(scope, name);
  const found = own === undefined ? evaluation.environment.variables.get(name) : own;
  if (found === undefined) throw new EvaluationError(`Variable is not defined: ${name}.`);
  if (found instanceof EvaluationError) throw found;
  return found;
}

/** A part of a path: text, a value for one segment, or a whole path. */
function segmentsOf(segment: string | Expression, frame: Frame): readonly string[] {
  if (typeof segment === 'string') return [segment];
  const part = value(segment, frame);
  if (isUnknown(part)) throw new Unprovable('a part of a path is not known');
  if (typeof part === 'object' && part?.type === 'path') return part.segments;
  return [castToString(part)];
}
