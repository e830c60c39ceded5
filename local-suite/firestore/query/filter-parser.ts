import type { FieldOperator, FieldReference, Filter, UnaryOperator, Value } from '../messages.ts';
import { isDocumentName, parseFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { NULL } from '../model/value-kind.ts';
import { RpcError } from '../rpc-error.ts';

export type TestOperator = FieldOperator | UnaryOperator;

/** Operators with several operands (such as `in`) have several values. */
export interface FieldTest {
  kind: 'field';
  path: FieldPath;
  /** True for `__name__`. */
  ofName: boolean;
  op: TestOperator;
  values: Value[];
}

/** A validated filter. Tests for null and NaN have that as their value. */
export type FilterNode = { kind: 'and' | 'or'; filters: FilterNode[] } | FieldTest;

const SEVERAL_VALUES: readonly FieldOperator[] = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const INEQUALITIES: readonly TestOperator[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
];
const OF_ARRAYS: readonly TestOperator[] = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];
const NAN: Value = { doubleValue: Number.NaN };

const ASKED_FOR: Record<UnaryOperator, Value> = {
  IS_NULL: NULL,
  IS_NOT_NULL: NULL,
  IS_NAN: NAN,
  IS_NOT_NAN: NAN,
};

/** Throws INVALID_ARGUMENT for filters that Firestore rejects. */
export function parseFilter(filter: Filter): FilterNode {
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) return parseComposite(compositeFilter);
  if (fieldFilter) return parseTest(fieldFilter);
  const asked = unaryFilter && ASKED_FOR[unaryFilter.op];
  if (unaryFilter && asked) return testOf(unaryFilter.field, unaryFilter.op, [asked]);
  throw invalid('A filter must be a composite, a field or a unary filter with an operator.');
}

export function* testsOf(filter: FilterNode | undefined): Generator<FieldTest> {
  if (!filter) return;
  if (filter.kind === 'field') {
    yield filter;
    return;
  }
  for (const inner of filter.filters) yield* testsOf(inner);
}

/** The tests that every result must pass: the filter itself or the members of a top-level `and`. */
export function requiredTests(filter: FilterNode | undefined): FieldTest[] {
  if (!filter || filter.kind === 'or') return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(requiredTests);
}

/** Results are ordered by fields with inequalities, explicitly or not. */
export function isInequality(op: TestOperator): boolean {
  return INEQUALITIES.includes(op);
}

function parseComposite(composite: NonNullable<Filter['compositeFilter']>): FilterNode {
  const filters = (composite.filters ?? []).map(parseFilter);
  const first = filters[0];
  if (!first) throw invalid('A composite filter must contain at least one filter.');
  if (composite.op !== 'AND' && composite.op !== 'OR') {
    throw invalid('A composite filter must have the operator AND or OR.');
  }
  if (filters.length === 1) return first;
  return { kind: composite.op === 'AND' ? 'and' : 'or', filters };
}

function parseTest({ field, op, value }: NonNullable<Filter['fieldFilter']>): FieldTest {
  if (!isOperator(op)) throw invalid(`The filter on ${field.fieldPath} has no known operator.`);
  const values = SEVERAL_VALUES.includes(op)
    ? operands(op, value)
    : [normalizeValue(value, field.fieldPath)];
  return testOf(field, op, values);
}

function testOf({ fieldPath }: FieldReference, op: TestOperator, values: Value[]): FieldTest {
  const path = parseFieldPath(fieldPath);
  const test: FieldTest = { kind: 'field', path, ofName: isDocumentName(path), op, values };
  if (test.ofName) checkNameTest(test);
  return test;
}

function isOperator(op: FieldOperator): boolean {
  return [...SEVERAL_VALUES, ...INEQUALITIES, ...OF_ARRAYS, 'EQUAL'].includes(op);
}

/** `in` lists may contain arrays, so they are not checked as array elements. */
function operands(op: FieldOperator, value: Value): Value[] {
  const elements = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  if (elements.length > 0) return elements.map((element) => normalizeValue(element, op));
  throw invalid(`'${op}' requires a non-empty ArrayValue.`);
}

function checkNameTest({ op, values }: FieldTest): void {
  if (OF_ARRAYS.includes(op)) throw invalid(`'${op}' cannot be used on __name__.`);
  if (values.every((value) => 'referenceValue' in value)) return;
  throw invalid('__key__ filter value must be a Key');
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
