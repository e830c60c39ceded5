import type { FieldOperator, Filter, StructuredQuery, Value } from '../../firestore/messages.ts';
import { ROOT } from './evaluate.ts';

type Plain = null | boolean | number | string | Date | Plain[] | { ref: string };

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const satisfies Record<string, FieldOperator>;

/** A filter in SDK syntax; `== null` etc. become unary filters, as in the SDKs. */
export function where(field: string, operator: keyof typeof OPERATORS, value: Plain): Filter {
  if (value === null && (operator === '==' || operator === '!=')) {
    const op = operator === '==' ? 'IS_NULL' : 'IS_NOT_NULL';
    return { unaryFilter: { field: { fieldPath: field }, op } };
  }
  return {
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[operator], value: toValue(value) },
  };
}

export function and(...filters: Filter[]): Filter {
  return { compositeFilter: { op: 'AND', filters } };
}

export function or(...filters: Filter[]): Filter {
  return { compositeFilter: { op: 'OR', filters } };
}

/** Whole numbers become ints, `{ ref }` is a path below documents. */
export function toValue(value: Plain): Value {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  if ('ref' in value) return { referenceValue: `${ROOT}/${value.ref}` };
  return { timestampValue: { seconds: String(Math.floor(value.getTime() / 1000)) } };
}

export function things(filter?: Filter, more: StructuredQuery = {}): StructuredQuery {
  return { from: [{ collectionId: 'things' }], ...(filter ? { where: filter } : {}), ...more };
}

export function orderedBy(...fields: string[]): StructuredQuery {
  return { orderBy: fields.map((fieldPath) => ({ field: { fieldPath } })) };
}
