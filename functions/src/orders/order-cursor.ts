import { requestMessages } from '@kargha/domain/messages/request-messages';
import type { OrderSort } from '@kargha/domain/orders/order-list';
import { orderWorth } from '@kargha/domain/pricing/price-order';

import { invalid } from '../http/errors.ts';
import { FieldPath, type Query } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';

type SortField = 'createdAt' | 'listing.worth';

export interface Sorting {
  fields: readonly SortField[];
  direction: 'asc' | 'desc';
}

export const SORTINGS: Record<OrderSort, Sorting> = {
  newest: { fields: ['createdAt'], direction: 'desc' },
  oldest: { fields: ['createdAt'], direction: 'asc' },
  highest: { fields: ['listing.worth', 'createdAt'], direction: 'desc' },
  lowest: { fields: ['listing.worth', 'createdAt'], direction: 'asc' },
};

export function sortedBy(query: Query, { fields, direction }: Sorting): Query {
  return fields
    .reduce((sorted, field) => sorted.orderBy(field, direction), query)
    .orderBy(FieldPath.documentId(), direction);
}

const SEPARATOR = '~';
const CURSOR = /^(\d{1,16}~){1,2}[\w-]{1,100}$/;

/** The cursor holds the sort values: a document id would cost another read. */
export function cursorAt(order: OrderRecord, { fields }: Sorting): string {
  const values = fields.map((field) =>
    field === 'createdAt' ? order.createdAt.getTime() : orderWorth(order.totals),
  );
  return [...values, order.id].join(SEPARATOR);
}

/** '' starts at the beginning. @throws HttpError 400 invalid */
export function startedAt(query: Query, cursor: string, sorting: Sorting): Query {
  return cursor === '' ? query : query.startAfter(...placeOf(cursor, sorting));
}

function placeOf(cursor: string, { fields }: Sorting): unknown[] {
  const parts = cursor.split(SEPARATOR);
  if (!CURSOR.test(cursor) || parts.length !== fields.length + 1) {
    throw invalid(requestMessages.list_changed(), { cursor });
  }
  const values = fields.map((field, place) => {
    const value = Number(parts[place]);
    return field === 'createdAt' ? new Date(value) : value;
  });
  return [...values, parts.at(-1)];
}
