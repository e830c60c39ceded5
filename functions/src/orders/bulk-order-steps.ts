import {
  MAX_BULK_ORDERS,
  ORDERS_PER_BULK_STEP,
  type BulkCount,
  type BulkFilter,
  type BulkOutcome,
  type BulkProgress,
  type BulkStep,
} from '@kargha/domain/orders/bulk-order-steps';

import { HttpError, invalid } from '../http/errors.ts';
import { readOrder, type OrderRecord } from '../records/order-record.ts';
import { takeStaffStep } from './staff-order-steps.ts';
import { newestCursor, ordersUntil } from './order-list.ts';
import { revisionOf } from './staff-change.ts';
import { formatCount } from '@kargha/domain/money/count-format';

/** How many orders a filter leaves now: counted by the database. */
export async function countMatching(filter: BulkFilter, now: Date): Promise<BulkCount> {
  const counted = await ordersUntil(filter, now).count().get();
  return { count: counted.data().count, until: now.toISOString() };
}

/**
 * Takes the step of the next orders that a filter leaves, one after the other; each has its own outcome. Orders that
 * came after the moment `until` are left alone. Places are by the day of the order, which no step changes: an order
 * that no longer matches once its step was taken moves no other one. Throws 400 for more orders than one go may have.
 */
export async function runBulkStep(
  { action, filter, until, cursor }: BulkStep,
  { actor, at }: { actor: string; at: Date },
): Promise<BulkProgress> {
  if (cursor === '') await refuseTooMany(filter, until);
  const matching = ordersUntil(filter, until, cursor);
  const { docs } = await matching.limit(ORDERS_PER_BULK_STEP).get();
  const found = docs.flatMap((snapshot) => readOrder(snapshot) ?? []);
  const outcomes: BulkOutcome[] = [];
  for (const order of found) {
    outcomes.push({ number: order.number, problem: await problemOf(order, action, { actor, at }) });
  }
  const last = found.length === ORDERS_PER_BULK_STEP ? found.at(-1) : undefined;
  return { outcomes, nextCursor: last ? newestCursor(last) : null };
}

async function refuseTooMany(filter: BulkFilter, until: Date): Promise<void> {
  const { count } = (await ordersUntil(filter, until).count().get()).data();
  if (count <= MAX_BULK_ORDERS) return;
  throw invalid(
    `At most ${formatCount(MAX_BULK_ORDERS)} orders can be changed at once. Please narrow the list.`,
    {
      count,
    },
  );
}

async function problemOf(
  order: OrderRecord,
  action: BulkStep['action'],
  by: { actor: string; at: Date },
): Promise<string> {
  try {
    const change = { orderId: order.id, revision: revisionOf(order), ...by };
    await takeStaffStep(change, action, '');
    return '';
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    throw error;
  }
}
