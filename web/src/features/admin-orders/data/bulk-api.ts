import type { BulkAction } from '@kargha/domain/orders/bulk-order-steps';
import {
  staffOrderEndpoints,
  type BulkProgress,
} from '@kargha/domain/orders/staff-order-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import type { MatchingFilter } from '../state/order-filter.ts';

export async function countOrders(
  filter: MatchingFilter,
): Promise<{ count: number; until: string }> {
  const { count, until } = await callStaffEndpoint(staffOrderEndpoints.countMatching, {
    query: filter,
  });
  return { count, until: until.toISOString() };
}

/** Applies an action to the next batch of matching orders; cursor '' starts. */
export function runBulkStep(body: {
  action: BulkAction;
  filter: MatchingFilter;
  until: string;
  cursor: string;
}): Promise<BulkProgress> {
  return callStaffEndpoint(staffOrderEndpoints.runBulkStep, { body });
}
