import type { BulkAction } from '@kargha/domain/orders/bulk-order-steps';
import {
  staffOrderEndpoints,
  type BulkCount,
  type BulkProgress,
} from '@kargha/domain/orders/staff-order-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import type { MatchingFilter } from '../state/order-filter.ts';

export function countOrders(filter: MatchingFilter): Promise<BulkCount> {
  return callStaffEndpoint(staffOrderEndpoints.countMatching, { query: filter });
}

/** Applies an action to the next batch of matching orders; cursor '' starts. */
export function runBulkStep(body: {
  action: BulkAction;
  filter: MatchingFilter;
  until: Date;
  cursor: string;
}): Promise<BulkProgress> {
  return callStaffEndpoint(staffOrderEndpoints.runBulkStep, { body });
}
