import {
  MAX_BULK_ORDERS,
  ORDERS_PER_BULK_STEP,
  type BulkFilter,
  type BulkStep,
} from '@kargha/domain/orders/bulk-order-steps';
import type { BulkCount, BulkProgress } from '@kargha/domain/orders/staff-order-endpoints';

import { HttpError, invalid } from '../http/errors.ts';
import { type OrderRecord, readOrders } from '../records/order-record.ts';
import { takeStaffStep } from './staff-order-steps.ts';
import { newestCursor, ordersUntil } from './order-list.ts';
import { revisionOf } from '../records/change-order.ts';
import { formatCount } from '@kargha/domain/money/count-format';

export async function countMatching(filter: BulkFilter, now: Date): Promise<BulkCount> {
  const counted = await ordersUntil(filter, now).count().get();
  return { count: counted.data().count, until: now };
}

/**
 * Applies a step to the next orders that match a filter, one by one; each has its own outcome. Skips orders
 * created after `until`. The cursor follows the order date, which no step changes, so orders that stop matching do
 * not shift the others. Throws 400 when more than MAX_BULK_ORDERS match.
 */
export async function runBulkStep(
  { action, filter, until, cursor }: BulkStep,
  { actor, at }: { actor: string; at: Date },
): Promise<BulkProgress> {
  if (cursor === '') await refuseTooMany(filter, until);
  const matching = ordersUntil(filter, until, cursor);
  const { docs } = await matching.limit(ORDERS_PER_BULK_STEP).get();
  const found = readOrders(docs);
  const outcomes: BulkProgress['outcomes'] = [];
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
