import { textOf } from '@kargha/domain/messages/sentence';
import type { BulkAction } from '@kargha/domain/orders/bulk-order-steps';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { errorMessage } from '#lib/server/error-message.ts';
import type { AllMatching } from '#ui/lists/use-select-all-matching.ts';
import type { BulkWork } from '#ui/lists/use-bulk-run.ts';

import { countOrders, runBulkStep } from '../data/bulk-api.ts';
import { takeStep } from '../../state/order-steps.ts';
import type { MatchingFilter, OrderFilter } from './order-filter.ts';

type Change = BulkWork['change'];

export function matchingFilter({ sort: _sort, ...filter }: OrderFilter): MatchingFilter {
  return filter;
}

export const countMatching = (filter: MatchingFilter) => countOrders(filter);

export function applyToOrders(orders: readonly OrderRow[], action: BulkAction): Change {
  return async (onOutcomes) => {
    for (const order of orders) {
      const { number } = order;
      onOutcomes([{ id: number, name: number, problem: await problemOf(order, action) }]);
    }
  };
}

/**
 * Lets the server apply the action to all matching orders in batches. What was reported before an error has
 * happened.
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
    return textOf(errorMessage(error));
  }
}
