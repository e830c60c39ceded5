import { formatCount } from '@kargha/domain/money/count-format';
import {
  MAX_BULK_ORDERS,
  ORDERS_PER_BULK_STEP,
  type BulkTarget,
} from '@kargha/domain/orders/bulk-order-steps';
import type { OrderFilter } from '@kargha/domain/orders/order-list';
import type { BulkCount, BulkProgress } from '@kargha/domain/orders/staff-order-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { HttpError, invalid } from '../http/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { revisionOf, unknownOrder, type StaffChange } from '../records/change-order.ts';
import { orderRef, readOrders, type OrderRecord } from '../records/order-record.ts';
import { countOrders, findOrders } from './order-query.ts';

export async function countMatching(filter: OrderFilter, now: Date): Promise<BulkCount> {
  return { count: await countOrders({ filter, now, until: now }, MAX_BULK_ORDERS), until: now };
}

type Step = (change: StaffChange) => Promise<unknown>;
type By = Pick<StaffChange, 'actor' | 'at'>;

/**
 * Applies a step to orders one by one; each has its own outcome, and a failed one does not stop the others. Of a
 * filter, skips orders created after `until`. Its cursor follows the order date, which no step changes, so orders that
 * stop matching do not shift the others. Throws 400 when more than MAX_BULK_ORDERS match.
 */
export async function runBulkStep(target: BulkTarget, by: By, step: Step): Promise<BulkProgress> {
  const { found, nextCursor } = await ordersOf(target, by.at);
  const outcomes: BulkProgress['outcomes'] = [];
  for (const { number, ...change } of found) {
    outcomes.push({ number, problem: await problemOf(step({ ...change, ...by })) });
  }
  return { outcomes, nextCursor };
}

type SeenOrder = Pick<StaffChange, 'orderId' | 'revision'> & { number: string };

async function ordersOf({ orders, filter, until, cursor }: BulkTarget, now: Date) {
  if (orders) return { found: await chosenOrders(orders), nextCursor: null };
  if (!filter || !until) throw invalid('Please choose orders, or a filter.');
  if (cursor === '') await refuseTooMany(filter, until);
  const page = { filter, until, now, cursor, size: ORDERS_PER_BULK_STEP };
  const { found, nextCursor } = await findOrders(page);
  return { found: found.map((order) => seenOrder(order, revisionOf(order))), nextCursor };
}

/** As staff saw them. Throws 404 not_found for an order that does not exist. */
async function chosenOrders(chosen: NonNullable<BulkTarget['orders']>): Promise<SeenOrder[]> {
  if (!chosen.every(({ id }) => isRecordId(id))) throw unknownOrder();
  const found = readOrders(await firestore().getAll(...chosen.map(({ id }) => orderRef(id))));
  return chosen.map(({ id, revision }) => {
    const order = found.find((one) => one.id === id);
    if (!order) throw unknownOrder();
    return seenOrder(order, revision);
  });
}

function seenOrder({ id, number }: OrderRecord, revision: number): SeenOrder {
  return { orderId: id, number, revision };
}

async function refuseTooMany(filter: OrderFilter, until: Date): Promise<void> {
  const count = await countOrders({ filter, now: until, until }, MAX_BULK_ORDERS);
  if (count <= MAX_BULK_ORDERS) return;
  throw invalid(
    `At most ${formatCount(MAX_BULK_ORDERS)} orders can be changed at once. Please narrow the list.`,
    { count },
  );
}

async function problemOf(step: Promise<unknown>): Promise<string> {
  try {
    await step;
    return '';
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    log.error('An order could not be changed in bulk.', error);
    return 'This order could not be changed. Please try again.';
  }
}
