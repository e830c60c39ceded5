import { textOf } from '@kargha/domain/messages/sentence';
import { MAX_BULK_PARCELS } from '@kargha/domain/orders/bulk-ship';
import { ORDERS_PER_BULK_STEP } from '@kargha/domain/orders/bulk-order-steps';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { errorMessage } from '#lib/server/error-message.ts';
import type { AllMatching } from '#ui/lists/use-select-all-matching.ts';
import type { BulkWork, RowOutcome } from '#ui/lists/use-bulk-run.ts';

import { runBulkStep, shipParcels, type BulkChange } from '../data/bulk-api.ts';
import type { MatchingFilter, OrderFilter } from './order-filter.ts';

export { countOrders } from '../data/bulk-api.ts';
export type { BulkChange };

type Change = BulkWork['change'];

export function matchingFilter({ sort: _sort, ...filter }: OrderFilter): MatchingFilter {
  return filter;
}

/** Changes orders that are still as they are shown. A batch that fails as a whole does not stop the next. */
export function applyToOrders(orders: readonly OrderRow[], change: BulkChange): Change {
  return async (onOutcomes, isStopped) => {
    for (let at = 0; at < orders.length && !isStopped(); at += ORDERS_PER_BULK_STEP) {
      onOutcomes(await outcomesOf(orders.slice(at, at + ORDERS_PER_BULK_STEP), change));
    }
  };
}

async function outcomesOf(batch: readonly OrderRow[], change: BulkChange): Promise<RowOutcome[]> {
  try {
    const orders = batch.map(({ id, revision }) => ({ id, revision }));
    const { outcomes } = await runBulkStep(change, { orders });
    return outcomes.map(({ number, problem }) => ({ id: number, name: number, problem }));
  } catch (error) {
    const problem = textOf(errorMessage(error));
    return batch.map(({ number }) => ({ id: number, name: number, problem }));
  }
}

/**
 * Lets the server apply the change to all matching orders in batches. What was reported before an error has
 * happened.
 */
export function applyToAllMatching(
  { filter, until }: AllMatching<MatchingFilter>,
  change: BulkChange,
): Change {
  return async (onOutcomes, isStopped) => {
    let cursor: string | null = '';
    while (cursor !== null && !isStopped()) {
      const target = { filter, until, cursor };
      const progress: Awaited<ReturnType<typeof runBulkStep>> = await runBulkStep(change, target);
      onOutcomes(
        progress.outcomes.map(({ number, problem }) => ({ id: number, name: number, problem })),
      );
      cursor = progress.nextCursor;
    }
  };
}

/** Ships the orders that have a tracking number, with one courier. */
export function shipOrders(
  orders: readonly OrderRow[],
  { courier, awbs }: { courier: string; awbs: Readonly<Record<string, string>> },
): Change {
  return async (onOutcomes, isStopped) => {
    const parcels = orders.flatMap(({ id }) => {
      const awb = awbs[id]?.trim() ?? '';
      return awb === '' ? [] : [{ order: id, courier, awb }];
    });
    for (let at = 0; at < parcels.length && !isStopped(); at += MAX_BULK_PARCELS) {
      const outcomes = await shipParcels(parcels.slice(at, at + MAX_BULK_PARCELS));
      onOutcomes(outcomes.map(({ number, problem }) => ({ id: number, name: number, problem })));
    }
  };
}
