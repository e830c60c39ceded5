import type { BinaryOperator, Expression, Node } from '../language/syntax-tree.ts';
import { areEqual, holds } from '../values/equality.ts';
import { compare } from '../values/ordering.ts';
import { list, type RuleValue } from '../values/rule-value.ts';
import type { NameScope } from './name-scope.ts';

/** Where an expression is. */
export interface Place {
  scope: NameScope;
  /** Parameters and `let` variables, with where their expressions are. */
  bindings: ReadonlyMap<string, { expression: Expression; place: Place }>;
}

interface ConstantValue {
  value: RuleValue;
  /** False if it is the same for every document. */
  readsFields: boolean;
}

type Result = ConstantValue | undefined;

/**
 * The value of an expression for a document that has none of the fields that it reads. Undefined if it depends on
 * anything else, or fails.
 */
export function valueWithoutFields(expression: Expression, place: Place): Result {
  switch (expression.kind) {
    case 'literal':
      return { value: expression.value, readsFields: false };
    case 'list':
      return listValue(expression, place);
    case 'variable':
      return variableValue(expression, place);
    case 'not':
      return negatedValue(expression, place);
    case 'binary':
      return binaryValue(expression, place);
    case 'method':
      return methodValue(expression, place);
    default:
      return undefined;
  }
}

/** True for `resource.data`, a map in it, or a variable that holds one. */
export function isData(expression: Expression, place: Place): boolean {
  switch (expression.kind) {
    case 'variable':
      return isDataVariable(expression, place);
    case 'member':
      return isResourceData(expression) || isData(expression.target, place);
    case 'method':
      return isInnerMap(expression, place);
    default:
      return false;
  }
}

function isDataVariable({ name }: Node<'variable'>, { bindings }: Place): boolean {
  const bound = bindings.get(name);
  return bound !== undefined && isData(bound.expression, bound.place);
}

function isResourceData({ target, name }: Node<'member'>): boolean {
  return target.kind === 'variable' && target.name === 'resource' && name === 'data';
}

/** `data.get('inner', {})`. */
function isInnerMap({ target, name, args }: Node<'method'>, place: Place): boolean {
  return name === 'get' && args[1]?.kind === 'map' && isData(target, place);
}

function listValue({ items }: Node<'list'>, place: Place): Result {
  const values = items.map((item) => valueWithoutFields(item, place));
  const known = values.filter((value) => value !== undefined);
  if (known.length < items.length) return undefined;
  const readsFields = known.some((item) => item.readsFields);
  return { value: list(known.map(({ value }) => value)), readsFields };
}

function variableValue({ name }: Node<'variable'>, { bindings }: Place): Result {
  const bound = bindings.get(name);
  return bound && valueWithoutFields(bound.expression, bound.place);
}

function negatedValue({ operand }: Node<'not'>, place: Place): Result {
  const known = valueWithoutFields(operand, place);
  return typeof known?.value === 'boolean' ? { ...known, value: !known.value } : undefined;
}

function binaryValue({ operator, left, right }: Node<'binary'>, place: Place): Result {
  if (operator === 'in') return membership(left, right, place);
  const first = valueWithoutFields(left, place);
  const second = valueWithoutFields(right, place);
  if (!first || !second) return undefined;
  const value = comparison(first.value, operator, second.value);
  return asResult(value, first.readsFields || second.readsFields);
}

function asResult(value: boolean | undefined, readsFields: boolean): Result {
  return value === undefined ? undefined : { value, readsFields };
}

function comparison(
  left: RuleValue,
  operator: BinaryOperator,
  right: RuleValue,
): boolean | undefined {
  if (operator === '==') return areEqual(left, right);
  if (operator === '!=') return !areEqual(left, right);
  const isOrdered = ORDERINGS.get(operator);
  const difference = isOrdered && compare(left, right);
  return difference === undefined ? undefined : isOrdered?.(difference);
}

const ORDERINGS: ReadonlyMap<BinaryOperator, (difference: number) => boolean> = new Map([
  ['<', (difference: number) => difference < 0],
  ['<=', (difference: number) => difference <= 0],
  ['>', (difference: number) => difference > 0],
  ['>=', (difference: number) => difference >= 0],
]);

/** Nothing is in an empty list, so the item need not be known. */
function membership(item: Expression, container: Expression, place: Place): Result {
  if (isData(container, place)) return { value: false, readsFields: true };
  const whole = valueWithoutFields(container, place);
  const items = whole && itemsOf(whole.value);
  if (!items) return undefined;
  if (items.length === 0) return { value: false, readsFields: whole.readsFields };
  const wanted = valueWithoutFields(item, place);
  return wanted && asResult(holds(items, wanted.value), whole.readsFields || wanted.readsFields);
}

function methodValue(expression: Node<'method'>, place: Place): Result {
  const { target, name, args } = expression;
  if (isData(target, place)) return valueOfAbsent(expression, place);
  const whole = valueWithoutFields(target, place);
  if (!whole || itemsOf(whole.value)?.length !== 0) return undefined;
  const [wanted] = args.map((arg) => valueWithoutFields(arg, place));
  return asResult(answerOfEmptyList(name, wanted?.value), whole.readsFields);
}

function valueOfAbsent({ name, args }: Node<'method'>, place: Place): Result {
  if (name === 'keys') return { value: list([]), readsFields: true };
  if (name !== 'get' || !args[1]) return undefined;
  const fallback = valueWithoutFields(args[1], place);
  return fallback && { ...fallback, readsFields: true };
}

function answerOfEmptyList(method: string, wanted: RuleValue | undefined): boolean | undefined {
  if (method === 'hasAny') return false;
  if (method === 'hasOnly') return true;
  const items = method === 'hasAll' && wanted !== undefined && itemsOf(wanted);
  return items ? items.length === 0 : undefined;
}

function itemsOf(value: RuleValue): readonly RuleValue[] | undefined {
  return typeof value === 'object' && value?.type === 'list' ? value.items : undefined;
}
