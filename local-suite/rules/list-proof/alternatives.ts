import type { FieldOperator, Filter, UnaryOperator, Value } from '../../firestore/messages.ts';
import { parseFieldPath, type FieldPath } from '../../firestore/model/field-path.ts';

/** A condition that every document found by a query satisfies. */
export interface Constraint {
  field: FieldPath;
  operator: Exclude<FieldOperator, 'IN' | 'ARRAY_CONTAINS_ANY'> | UnaryOperator;
  /** Absent for unary operators. */
  value?: Value;
}

/** More than Firestore allows in a query. */
const MAX_ALTERNATIVES = 1000;

/**
 * Splits a filter into alternatives: each document satisfies all constraints of at least one. Returns undefined if
 * there are too many.
 */
export function alternativesOf(filter: Filter | undefined): Constraint[][] | undefined {
  return countAlternatives(filter) > MAX_ALTERNATIVES ? undefined : expand(filter);
}

function countAlternatives(filter: Filter | undefined): number {
  if (filter?.fieldFilter) return expandField(filter.fieldFilter).length;
  if (!filter?.compositeFilter) return 1;
  const { op, filters = [] } = filter.compositeFilter;
  const counts = filters.map(countAlternatives);
  return op === 'OR'
    ? counts.reduce((sum, count) => sum + count, 0)
    : counts.reduce((product, count) => product * count, 1);
}

function expand(filter: Filter | undefined): Constraint[][] {
  if (filter?.compositeFilter) return expandComposite(filter.compositeFilter);
  if (filter?.fieldFilter) return expandField(filter.fieldFilter);
  if (!filter?.unaryFilter) return [[]];
  const { field, op } = filter.unaryFilter;
  return [[{ field: parseFieldPath(field.fieldPath), operator: op }]];
}

function expandComposite({
  op,
  filters = [],
}: NonNullable<Filter['compositeFilter']>): Constraint[][] {
  const parts = filters.map(expand);
  if (op === 'OR') return parts.flat();
  return parts.reduce<Constraint[][]>(
    (left, right) => left.flatMap((some) => right.map((others) => [...some, ...others])),
    [[]],
  );
}

function expandField({ field, op, value }: NonNullable<Filter['fieldFilter']>): Constraint[][] {
  const path = parseFieldPath(field.fieldPath);
  switch (op) {
    case 'IN':
      return itemsOf(value).map((item) => [{ field: path, operator: 'EQUAL', value: item }]);
    case 'ARRAY_CONTAINS_ANY':
      return itemsOf(value).map((item) => [
        { field: path, operator: 'ARRAY_CONTAINS', value: item },
      ]);
    default:
      return [[{ field: path, operator: op, value }]];
  }
}

export function itemsOf(value: Value | undefined): Value[] {
  return value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
