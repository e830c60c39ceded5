import { MOST_BULK_ORDERS, type BulkAction, type BulkOutcome } from '@kargha/domain/order-bulk';
import type { OrderRow } from '@kargha/domain/order-list';

import { countOrders, takeBulkStep } from '../data/bulk-api.ts';
import { takeStep } from '../data/order-api.ts';
import type { OrderFilter } from './order-filter.ts';

/** All orders that a filter leaves, as they were when somebody chose them. */
export interface Everything {
  filter: Omit<OrderFilter, 'sort'>;
  count: number;
  /** ISO 8601 */
  until: string;
}

interface Run {
  action: BulkAction;
  onOutcomes: (outcomes: readonly BulkOutcome[]) => void;
}

/** Takes the same step of several orders, one after the other; each has its own outcome. */
export async function takeStepOfAll(
  orders: readonly OrderRow[],
  { action, onOutcomes }: Run,
): Promise<void> {
  for (const order of orders) {
    onOutcomes([{ number: order.number, problem: await problemOf(order, action) }]);
  }
}

/** Chooses all orders that the filter leaves now. @throws ApiError */
export async function chooseEverything({
  sort: _sort,
  ...filter
}: OrderFilter): Promise<Everything> {
  return { filter, ...(await countOrders(filter)) };
}

/** False for more orders than one go may have. */
export function fitsOneGo({ count }: Everything): boolean {
  return count <= MOST_BULK_ORDERS;
}

/**
 * Lets the server take the step of all chosen orders, some at a time, until `isStopped` says so. @throws ApiError; what
 * was told until then has happened
 */
export async function takeStepOfEverything(
  { filter, until }: Everything,
  { action, onOutcomes, isStopped }: Run & { isStopped: () => boolean },
): Promise<void> {
  let cursor: string | null = '';
  while (cursor !== null && !isStopped()) {
    const came: Awaited<ReturnType<typeof takeBulkStep>> = await takeBulkStep({
      action,
      filter,
      until,
      cursor,
    });
    onOutcomes(came.outcomes);
    cursor = came.nextCursor;
  }
}

async function problemOf(order: OrderRow, action: BulkAction): Promise<string> {
  try {
    await takeStep(order, action, { reason: '' });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
