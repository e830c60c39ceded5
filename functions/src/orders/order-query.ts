import { addDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { courierKey } from '@kargha/domain/orders/order-listing';
import {
  NEEDS_ACTION,
  paymentStatesOf,
  statesOf,
  type OrderFilter,
  type OrderSort,
} from '@kargha/domain/orders/order-list';
import { STATES_NEEDING_ACTION, type OrderState } from '@kargha/domain/orders/order-state';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import type { DocumentSnapshot, Query } from '../platform/firestore.ts';
import { ordersWithRisk } from '../records/cash-on-delivery-risk-record.ts';
import { orders, readOrders, type OrderRecord } from '../records/order-record.ts';
import { CASH, comparisonOf, isExactFilter, mayHaveRisk } from './compared-orders.ts';
import { cursorAt, sortedBy, SORTINGS, startedAt, type Sorting } from './order-cursor.ts';

interface MatchingOrders {
  filter: OrderFilter;
  /** `waiting` counts back from it */
  now: Date;
  /** Leaves out newer orders. */
  until?: Date;
}

interface OrderPage extends MatchingOrders {
  sort?: OrderSort;
  cursor?: string | undefined;
  size: number;
}

/** What Firestore finds, and what is compared afterwards. */
interface OrderPlan {
  query: Query;
  isMatch: (order: OrderRecord) => boolean;
  risk: OrderFilter['risk'];
  isExact: boolean;
}

/** Documents that one page reads at most, where it compares more than Firestore does. */
const MOST_READ = 200;

/**
 * The next matching orders, with one read for each. A page may be short, and the page after the last full one empty:
 * only `nextCursor` says whether there are more. Throws 400 invalid for an invalid cursor.
 */
export async function findOrders({ sort = 'newest', cursor = '', size, ...matching }: OrderPage) {
  const plan = await planOf(matching);
  if (!plan) return { found: [], nextCursor: null };
  return readMatching(plan, { cursor, size, sorting: SORTINGS[sort] });
}

interface PageStart {
  cursor: string;
  size: number;
  sorting: Sorting;
}

async function readMatching(plan: OrderPlan, { cursor, size, sorting }: PageStart) {
  const sorted = sortedBy(plan.query, sorting);
  const found: OrderRecord[] = [];
  let nextCursor = cursor;
  for (let read = 0; read < MOST_READ && found.length < size; read += size) {
    const { docs } = await startedAt(sorted, nextCursor, sorting).limit(size).get();
    const { matches, last } = await matchesIn(docs, plan, size - found.length);
    found.push(...matches);
    const isEnd = docs.length < size && found.length < size;
    if (!last || isEnd) return { found, nextCursor: null };
    nextCursor = cursorAt(last, sorting);
  }
  return { found, nextCursor };
}

/** The first `wanted` matches, and the last order up to them. */
async function matchesIn(
  docs: readonly DocumentSnapshot[],
  { isMatch, risk }: OrderPlan,
  wanted: number,
) {
  const readable = readOrders(docs);
  const compared = readable.filter(isMatch);
  const risky = risk === '' ? compared : await ordersWithRisk(compared, risk);
  const matches = risky.slice(0, wanted);
  return { matches, last: matches.length === wanted ? matches.at(-1) : readable.at(-1) };
}

/** At most `max` + 1. */
export async function countOrders(matching: MatchingOrders, max: number): Promise<number> {
  const plan = await planOf(matching);
  if (!plan) return 0;
  if (plan.isExact) return (await plan.query.count().get()).data().count;
  let count = 0;
  let cursor: string | null = '';
  for (let read = 0; cursor !== null && read <= max; read += MOST_READ) {
    const page: Awaited<ReturnType<typeof findOrders>> = await findOrders({
      ...matching,
      cursor,
      size: MOST_READ,
    });
    count += page.found.length;
    cursor = page.nextCursor;
  }
  return cursor === null ? count : max + 1;
}

/** Null when no order can match. */
async function planOf(matching: MatchingOrders): Promise<OrderPlan | null> {
  const { filter } = matching;
  const states = statesIn(filter);
  if (states?.length === 0 || !mayHaveRisk(filter)) return null;
  const { tokens, isMatch } = await comparisonOf(filter);
  const found = among(orders(), 'listing.search', tokens, 'array-contains');
  return {
    query: withTimes(withFields(among(found, 'state', states ?? []), filter), matching),
    isMatch,
    risk: filter.risk,
    isExact: isExactFilter(filter),
  };
}

function withFields(query: Query, filter: OrderFilter): Query {
  const { state, payment, region, courier } = filter;
  const method = filter.risk === '' ? filter.method : CASH;
  let narrowed = among(query, 'payment.state', paymentStatesOf(payment));
  if (state === NEEDS_ACTION) narrowed = narrowed.where('listing.needsAction', '==', true);
  if (region !== '') narrowed = narrowed.where('customer.address.state', '==', region);
  if (courier !== '') narrowed = narrowed.where('listing.courier', '==', courierKey(courier));
  return method === '' ? narrowed : narrowed.where('listing.method', '==', method);
}

function withTimes(query: Query, { filter, now, until }: MatchingOrders): Query {
  const { from, to, waiting } = filter;
  let narrowed = until ? query.where('createdAt', '<=', until) : query;
  if (from !== '') narrowed = narrowed.where('createdAt', '>=', startOfIndianDay(from));
  if (to !== '') narrowed = narrowed.where('createdAt', '<', startOfIndianDay(addDays(to, 1)));
  if (waiting === '') return narrowed;
  const since = Number(until ?? now) - Number(waiting) * DAY_MS;
  return narrowed.where('createdAt', '<=', new Date(since));
}

/** Undefined for any state. */
function statesIn({ state, waiting }: OrderFilter): readonly OrderState[] | undefined {
  const chosen = state === '' || state === NEEDS_ACTION ? undefined : statesOf(state);
  if (waiting === '') return chosen;
  return STATES_NEEDING_ACTION.filter((one) => chosen?.includes(one) ?? true);
}

function among(
  query: Query,
  field: string,
  values: readonly string[],
  one: '==' | 'array-contains' = '==',
): Query {
  if (values.length === 0) return query;
  if (values.length === 1) return query.where(field, one, values[0]);
  return query.where(field, one === '==' ? 'in' : 'array-contains-any', [...values]);
}
