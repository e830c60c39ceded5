import type { BulkAction } from '@kargha/domain/orders/bulk-order-steps';
import type { OrderRow } from '@kargha/domain/orders/order-list';
import { errorMessage } from '#lib/server/error-message.ts';
import type { AllMatching } from '#ui/lists/use-select-all-matching.ts';
import type { BulkWork } from '#ui/lists/use-bulk-run.ts';

import { countOrders, runBulkStep } from '../data/bulk-api.ts';
import { takeStep } from '../data/order-api.ts';
import type { OrderFilter } from './order-filter.ts';

/** What narrows the list; its sorting says nothing about which orders match. */
type MatchingFilter = Omit<OrderFilter, 'sort'>;

type Change = BulkWork['change'];

/** The part of the filter that says which orders match. */
export function matchingFilter({ sort: _sort, ...filter }: OrderFilter): MatchingFilter {
  return filter;
}

/** How many orders match now. @throws ApiError */
export const countMatching = (filter: MatchingFilter) => countOrders(filter);

/** Takes the same step of several orders, one after the other; each has its own outcome. */
export function applyToOrders(orders: readonly OrderRow[], action: BulkAction): Change {
  return async (onOutcomes) => {
    for (const order of orders) {
      const { number } = order;
      onOutcomes([{ id: number, name: number, problem: await problemOf(order, action) }]);
    }
  };
}

/**
 * Lets the server take the step of all chosen orders, some at a time. @throws ApiError; what was told until then has
 * happened
 */
export function applyToAllMatching(
  { filter, until }: AllMatching<MatchingFilter>,
  action: BulkAction,
): Change {
  return async (onOutcomes, isStopped) => {
    let cursor: string | null = '';
    while (cursor !== null && !isStopped()) {
      const progress: Awaited<ReturnType<typeof runBulkStep>> = await runBulkStep({
        action,
        filter,
        until,
        cursor,
      });
      onOutcomes(
        progress.outcomes.map(({ number, problem }) => ({ id: number, name: number, problem })),
      );
      cursor = progress.nextCursor;
    }
  };
}

async function problemOf(order: OrderRow, action: BulkAction): Promise<string> {
  try {
    await takeStep(order, action, { reason: '' });
    return '';
  } catch (error) {
    return errorMessage(error);
  }
}
