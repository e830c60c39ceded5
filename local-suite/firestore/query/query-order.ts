import type { StructuredQuery, Value } from '../messages.ts';
import {
  DOCUMENT_NAME,
  formatFieldPath,
  isDocumentName,
  parseFieldPath,
} from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { comparePaths } from '../model/resource-id.ts';
import { compareUtf8 } from '../model/utf8-order.ts';
import { compareValues } from '../model/value-order.ts';
import { RpcError } from '../rpc-error.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { readValue } from './filter-match.ts';
import { isInequality, testsOf } from './filter-parser.ts';
import type { FilterNode } from './filter-parser.ts';

/** A sort key. The last one is always `__name__`, so no two documents are equal. */
export interface Order {
  path: FieldPath;
  ofName: boolean;
  descending: boolean;
}

/**
 * Returns the full order: explicit orders, then inequality fields by name, then `more`, then `__name__`. Implicit
 * ones use the last explicit direction. Throws INVALID_ARGUMENT for an order that Firestore does not support.
 */
export function parseOrders(
  orderBy: StructuredQuery['orderBy'],
  filter: FilterNode | undefined,
  more: readonly FieldPath[] = [],
): Order[] {
  const orders = (orderBy ?? []).map(({ field, direction }) =>
    order(parseFieldPath(field.fieldPath), direction === 'DESCENDING'),
  );
  checkDifferentFields(orders);
  const descending = orders.at(-1)?.descending ?? false;
  for (const path of [...inequalityFields(filter), ...more]) {
    if (!has(orders, path)) orders.push(order(path, descending));
  }
  if (!orders.some(({ ofName }) => ofName)) orders.push(order([DOCUMENT_NAME], descending));
  checkNothingAfterName(orders);
  return orders;
}

/** Both documents must have every field of the order. */
export function compareByOrders(
  orders: readonly Order[],
): (left: StoredDocument, right: StoredDocument) => number {
  return (left, right) => {
    for (const key of orders) {
      const result = compareByOrder(key, left, right);
      if (result !== 0) return key.descending ? -result : result;
    }
    return 0;
  };
}

/** Documents without one of these fields are not among the results. */
export function hasOrderedFields(orders: readonly Order[], document: StoredDocument): boolean {
  return orders.every((key) => key.ofName || readValue(document, key) !== undefined);
}

/** Compares a document with values for the first keys of an order. */
export function compareToValues(
  orders: readonly Order[],
  document: StoredDocument,
  values: readonly Value[],
): number {
  for (const [index, value] of values.entries()) {
    const key = orders[index];
    const own = key && readValue(document, key);
    const result = own ? compareValues(own, value) : 0;
    if (result !== 0) return key?.descending ? -result : result;
  }
  return 0;
}

function compareByOrder(key: Order, left: StoredDocument, right: StoredDocument): number {
  if (key.ofName) return comparePaths(left.segments, right.segments);
  const [a, b] = [readValue(left, key), readValue(right, key)];
  return a && b ? compareValues(a, b) : 0;
}

function order(path: FieldPath, descending: boolean): Order {
  return { path, ofName: isDocumentName(path), descending };
}

function inequalityFields(filter: FilterNode | undefined): FieldPath[] {
  return [...testsOf(filter)]
    .filter(({ op, ofName }) => isInequality(op) && !ofName)
    .map(({ path }) => path)
    .sort((a, b) => compareUtf8(formatFieldPath(a), formatFieldPath(b)));
}

function has(orders: readonly Order[], path: FieldPath): boolean {
  return orders.some((key) => formatFieldPath(key.path) === formatFieldPath(path));
}

function checkNothingAfterName(orders: readonly Order[]): void {
  const name = orders.findIndex(({ ofName }) => ofName);
  if (name === -1 || name === orders.length - 1) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    'order by clause cannot contain more fields after the key __name__',
  );
}

function checkDifferentFields(orders: readonly Order[]): void {
  const fields = orders.map(({ path }) => formatFieldPath(path));
  const again = fields.find((field, index) => fields.indexOf(field) < index);
  if (again === undefined) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    `order by clause cannot contain duplicate fields ${again}`,
  );
}
