import type { Cursor, Value } from '../messages.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { RpcError } from '../rpc-error.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { compareToValues } from './query-order.ts';
import type { Order } from './query-order.ts';

/** A position in a query's order, directly before or after all documents with these values. */
export interface CursorPlace {
  values: Value[];
  before: boolean;
}

/** Validates a cursor against the query's order. Ignores a cursor without values. */
export function parseCursor(
  cursor: Cursor | undefined,
  orders: readonly Order[],
  name: string,
): CursorPlace | undefined {
  if (!cursor?.values?.length) return undefined;
  if (cursor.values.length > orders.length) {
    throw invalid(`The cursor ${name} has more values than the query has orders.`);
  }
  const values = cursor.values.map((value) => normalizeValue(value, name));
  const ofName = orders.findIndex((order) => order.ofName);
  const place = values[ofName];
  if (place && !('referenceValue' in place)) {
    throw invalid(`The cursor ${name} must give a document's full name for __name__.`);
  }
  return { values, before: cursor.before ?? false };
}

export function isAfter(
  cursor: CursorPlace,
  orders: readonly Order[],
  document: StoredDocument,
): boolean {
  const order = compareToValues(orders, document, cursor.values);
  return cursor.before ? order >= 0 : order > 0;
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
