import type { FieldOperator, Value } from '../messages.ts';
import { getField } from '../model/field-access.ts';
import type { FieldPath } from '../model/field-path.ts';
import { rankOf } from '../model/value-kind.ts';
import { compareValues, valuesEqual } from '../model/value-order.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { FieldTest, FilterNode } from './filter-shape.ts';

/** Whether a document passes a filter. */
export function passesFilter(filter: FilterNode, document: StoredDocument): boolean {
  if (filter.kind === 'field') return passesTest(filter, document);
  return filter.kind === 'or'
    ? filter.filters.some((inner) => passesFilter(inner, document))
    : filter.filters.every((inner) => passesFilter(inner, document));
}

/** What a filter or an order reads: a field, or the document's name as a reference. */
export function readValue(
  document: StoredDocument,
  field: { path: FieldPath; ofName: boolean },
): Value | undefined {
  return field.ofName ? { referenceValue: document.name } : getField(document.fields, field.path);
}

function passesTest(test: FieldTest, document: StoredDocument): boolean {
  const value = readValue(document, test);
  const [operand] = test.values;
  if (!value || !operand) return false;
  return TESTS[test.op](value, operand, test.values);
}

type Test = (value: Value, operand: Value, operands: readonly Value[]) => boolean;

/** Comparisons see only values of the operand's type; negations pass every other type but null. */
const TESTS: Record<FieldOperator, Test> = {
  EQUAL: valuesEqual,
  NOT_EQUAL: (value, operand) => !isNull(value) && !valuesEqual(value, operand),
  LESS_THAN: (value, operand) => sameType(value, operand) && compareValues(value, operand) < 0,
  LESS_THAN_OR_EQUAL: (value, operand) =>
    sameType(value, operand) && compareValues(value, operand) <= 0,
  GREATER_THAN: (value, operand) => sameType(value, operand) && compareValues(value, operand) > 0,
  GREATER_THAN_OR_EQUAL: (value, operand) =>
    sameType(value, operand) && compareValues(value, operand) >= 0,
  IN: (value, _, operands) => operands.some((operand) => valuesEqual(value, operand)),
  NOT_IN: (value, _, operands) =>
    !isNull(value) && !operands.some((operand) => isNull(operand) || valuesEqual(value, operand)),
  ARRAY_CONTAINS: (value, operand) => contains(value, operand),
  ARRAY_CONTAINS_ANY: (value, _, operands) => operands.some((operand) => contains(value, operand)),
};

function contains(value: Value, operand: Value): boolean {
  const elements = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  return elements.some((element) => valuesEqual(element, operand));
}

function sameType(left: Value, right: Value): boolean {
  return rankOf(left) === rankOf(right);
}

function isNull(value: Value): boolean {
  return 'nullValue' in value;
}
