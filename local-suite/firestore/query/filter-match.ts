import type { Value } from '../messages.ts';
import { getField } from '../model/field-access.ts';
import type { FieldPath } from '../model/field-path.ts';
import { isNaNValue, rankOf } from '../model/value-kind.ts';
import { compareValues, valuesEqual } from '../model/value-order.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { FieldTest, FilterNode, TestOperator } from './filter-parser.ts';

export function passesFilter(filter: FilterNode, document: StoredDocument): boolean {
  if (filter.kind === 'field') return passesTest(filter, document);
  return filter.kind === 'or'
    ? filter.filters.some((inner) => passesFilter(inner, document))
    : filter.filters.every((inner) => passesFilter(inner, document));
}

/** Returns a field's value, or the document's name as a reference. */
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

/**
 * Comparisons match only values of the operand's type; negations match every other type except null. Null and NaN
 * match IS_NULL and IS_NAN only. Source: Google's emulator; the SDKs' tests.
 */
const TESTS: Record<TestOperator, Test> = {
  EQUAL: equals,
  NOT_EQUAL: (value, operand) => isNoneOf(value, [operand]),
  LESS_THAN: (value, operand) => comparable(value, operand) && compareValues(value, operand) < 0,
  LESS_THAN_OR_EQUAL: (value, operand) =>
    comparable(value, operand) && compareValues(value, operand) <= 0,
  GREATER_THAN: (value, operand) => comparable(value, operand) && compareValues(value, operand) > 0,
  GREATER_THAN_OR_EQUAL: (value, operand) =>
    comparable(value, operand) && compareValues(value, operand) >= 0,
  IN: (value, _, operands) => operands.some((operand) => equals(value, operand)),
  NOT_IN: (value, _, operands) => isNoneOf(value, operands),
  ARRAY_CONTAINS: (value, operand) => contains(value, operand),
  ARRAY_CONTAINS_ANY: (value, _, operands) => operands.some((operand) => contains(value, operand)),
  IS_NULL: isNull,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value) => !isNull(value) && !isNaNValue(value),
};

function contains(value: Value, operand: Value): boolean {
  const elements = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  return elements.some((element) => equals(element, operand));
}

function equals(value: Value, operand: Value): boolean {
  return !isSpecial(operand) && valuesEqual(value, operand);
}

/** Rejects NaN if it is among the operands, as the SDKs' tests expect; Google's emulator differs. */
function isNoneOf(value: Value, operands: readonly Value[]): boolean {
  if (isNull(value)) return false;
  return !operands.some((operand) => isNull(operand) || valuesEqual(value, operand));
}

function comparable(value: Value, operand: Value): boolean {
  return rankOf(value) === rankOf(operand) && !isSpecial(value) && !isSpecial(operand);
}

function isSpecial(value: Value): boolean {
  return isNull(value) || isNaNValue(value);
}

function isNull(value: Value): boolean {
  return 'nullValue' in value;
}
