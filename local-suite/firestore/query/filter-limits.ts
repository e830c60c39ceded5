import { formatFieldPath } from '../model/field-path.ts';
import { RpcError } from '../rpc-error.ts';
import { isInequality, testsOf } from './filter-parser.ts';
import type { FieldTest, FilterNode, TestOperator } from './filter-parser.ts';

/** Source: Firestore docs, "Query limitations"; query.proto, FieldFilter.Operator. */
const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN_VALUES = 10;
const MAX_INEQUALITY_FIELDS = 10;

const NEGATIONS: readonly TestOperator[] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'];
const NOT_WITH_NOT_IN: readonly TestOperator[] = ['IN', 'ARRAY_CONTAINS_ANY'];

/** Throws INVALID_ARGUMENT for well-formed filters that Firestore does not support. */
export function checkFilterLimits(filter: FilterNode): void {
  const tests = [...testsOf(filter)];
  checkListLengths(tests);
  checkNegations(filter, tests);
  if (disjunctions(filter) > MAX_DISJUNCTIONS) {
    throw invalid(
      `The query has ${disjunctions(filter)} disjunctions; at most ${MAX_DISJUNCTIONS} are allowed after 'or', 'in' and 'array-contains-any' are multiplied out.`,
    );
  }
  if (arrayTests(filter) > 1) {
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
  checkInequalityFields(tests);
  checkNameTests(tests);
}

function checkListLengths(tests: readonly FieldTest[]): void {
  for (const { op, values } of tests) {
    const limit = op === 'NOT_IN' ? MAX_NOT_IN_VALUES : MAX_DISJUNCTIONS;
    if (values.length > limit) throw invalid(`'${op}' supports up to ${limit} comparison values.`);
  }
}

function checkNegations(filter: FilterNode, tests: readonly FieldTest[]): void {
  if (tests.filter(({ op }) => NEGATIONS.includes(op)).length > 1) {
    throw invalid(
      "A query can have only one 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL' or 'IS_NOT_NAN' filter.",
    );
  }
  if (!tests.some(({ op }) => op === 'NOT_IN')) return;
  if (hasOr(filter) || tests.some(({ op }) => NOT_WITH_NOT_IN.includes(op))) {
    throw invalid(
      "'NOT_IN' cannot be used in the same query with 'OR', 'IN' or 'ARRAY_CONTAINS_ANY'.",
    );
  }
}

function hasOr(filter: FilterNode): boolean {
  if (filter.kind === 'field') return false;
  return filter.kind === 'or' || filter.filters.some(hasOr);
}

/** The number of conjunctions in disjunctive normal form. */
function disjunctions(filter: FilterNode): number {
  if (filter.kind === 'field') {
    return filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY' ? filter.values.length : 1;
  }
  const counts = filter.filters.map(disjunctions);
  return filter.kind === 'or'
    ? counts.reduce((sum, count) => sum + count, 0)
    : counts.reduce((product, count) => product * count, 1);
}

/** The largest number of array tests in one conjunction. */
function arrayTests(filter: FilterNode): number {
  if (filter.kind === 'field') {
    return filter.op === 'ARRAY_CONTAINS' || filter.op === 'ARRAY_CONTAINS_ANY' ? 1 : 0;
  }
  const counts = filter.filters.map(arrayTests);
  return filter.kind === 'or' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
}

function checkInequalityFields(tests: readonly FieldTest[]): void {
  const fields = new Set(
    tests.filter(({ op }) => isInequality(op)).map(({ path }) => formatFieldPath(path)),
  );
  if (fields.size <= MAX_INEQUALITY_FIELDS) return;
  throw invalid(
    `The query has inequality filters on ${fields.size} fields; at most ${MAX_INEQUALITY_FIELDS} are allowed.`,
  );
}

/** Firestore rejects name lookups combined with other field orders. */
function checkNameTests(tests: readonly FieldTest[]): void {
  const inequalities = tests.filter(({ op }) => isInequality(op));
  const isNamed = tests.some(({ op, ofName }) => ofName && !isInequality(op));
  if (!isNamed || inequalities.length === 0 || inequalities.some(({ ofName }) => ofName)) return;
  throw invalid(
    'Equality on __name__ is not allowed with inequality filters on other fields and none on __name__.',
  );
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
