import { addDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import {
  NEEDS_ACTION,
  paymentStatesOf,
  statesOf,
  type OrderListQuery,
  type OrderSort,
} from '@kargha/domain/orders/order-list';
import { pieceCount } from '@kargha/domain/orders/order';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { orderWorth } from '@kargha/domain/pricing/price-order';
import { requestMessages } from '@kargha/domain/messages/request-messages';

import { filterBySearch, type CursorPage } from '../http/cursor-page.ts';
import { invalid } from '../http/errors.ts';
import { FieldPath, type Query } from '../platform/firestore.ts';
import { orders, type OrderRecord, readOrders } from '../records/order-record.ts';

type SortField = 'createdAt' | 'listing.worth';

interface Sorting {
  fields: readonly SortField[];
  direction: 'asc' | 'desc';
}

const SORTINGS: Record<OrderSort, Sorting> = {
  newest: { fields: ['createdAt'], direction: 'desc' },
  oldest: { fields: ['createdAt'], direction: 'asc' },
  highest: { fields: ['listing.worth', 'createdAt'], direction: 'desc' },
  lowest: { fields: ['listing.worth', 'createdAt'], direction: 'asc' },
};

/**
 * One page of the matching orders, with one read per row. The page after the last full one may be empty. Throws
 * 400 invalid for an invalid cursor.
 */
export async function listOrders(input: OrderListQuery): Promise<CursorPage<OrderRow>> {
  const sorting = SORTINGS[input.sort];
  const sorted = sortedBy(filtered(input), sorting);
  const placed = input.cursor ? sorted.startAfter(...placeOf(input.cursor, sorting)) : sorted;
  const { docs } = await placed.limit(input.size).get();
  const found = readOrders(docs);
  const last = docs.length === input.size ? found.at(-1) : undefined;
  return { rows: found.map(rowOf), nextCursor: last ? cursorAt(last, sorting) : null };
}

/**
 * The matching orders created up to a time, newest first, after the cursor. Throws 400 invalid for an invalid
 * cursor.
 */
export function ordersUntil(filter: Narrowed, until: Date, cursor = ''): Query {
  const sorting = SORTINGS.newest;
  const sorted = sortedBy(filtered(filter).where('createdAt', '<=', until), sorting);
  return cursor === '' ? sorted : sorted.startAfter(...placeOf(cursor, sorting));
}

export function newestCursor(order: OrderRecord): string {
  return cursorAt(order, SORTINGS.newest);
}

type Narrowed = Pick<OrderListQuery, 'search' | 'state' | 'payment' | 'from' | 'to'>;

function filtered({ search, state, payment, from, to }: Narrowed): Query {
  let query = filterBySearch(orders(), search, 'listing.search');
  if (state === NEEDS_ACTION) query = query.where('listing.needsAction', '==', true);
  query = among(query, 'state', statesOf(state));
  query = among(query, 'payment.state', paymentStatesOf(payment));
  if (from !== '') query = query.where('createdAt', '>=', startOfIndianDay(from));
  if (to !== '') query = query.where('createdAt', '<', startOfIndianDay(addDays(to, 1)));
  return query;
}

function among(query: Query, field: string, values: readonly string[]): Query {
  if (values.length === 0) return query;
  return values.length === 1
    ? query.where(field, '==', values[0])
    : query.where(field, 'in', [...values]);
}

function sortedBy(query: Query, { fields, direction }: Sorting): Query {
  return fields
    .reduce((sorted, field) => sorted.orderBy(field, direction), query)
    .orderBy(FieldPath.documentId(), direction);
}

const SEPARATOR = '~';
const CURSOR = /^(\d{1,16}~){1,2}[\w-]{1,100}$/;

/** The cursor holds the sort values: a document id would cost another read. */
function cursorAt(order: OrderRecord, { fields }: Sorting): string {
  const values = fields.map((field) =>
    field === 'createdAt' ? order.createdAt.getTime() : orderWorth(order.totals),
  );
  return [...values, order.id].join(SEPARATOR);
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

function rowOf(order: OrderRecord): OrderRow {
  const { id, number, customer, totals, state, payment, reviewReasons, revision = 0 } = order;
  return {
    id,
    number,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    worth: orderWorth(totals),
    state,
    payment: payment.state,
    createdAt: order.createdAt,
    pieces: pieceCount(order),
    reviewReasons,
    invoiceNumber: order.invoiceNumber ?? '',
    revision,
  };
}
