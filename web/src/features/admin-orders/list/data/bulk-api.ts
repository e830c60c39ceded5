import type { BulkAction, TagAction } from '@kargha/domain/orders/bulk-order-steps';
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

/** `tags` are names, separated by commas. */
export type BulkChange = { action: BulkAction } | { action: TagAction; tags: string };

type BulkTarget =
  | { orders: { id: string; revision: number }[] }
  | { filter: MatchingFilter; until: Date; cursor: string };

/** Changes chosen orders, or the next batch of matching orders; cursor '' starts. */
export function runBulkStep(change: BulkChange, target: BulkTarget): Promise<BulkProgress> {
  const place = { cursor: '', ...target };
  return 'tags' in change
    ? callStaffEndpoint(staffOrderEndpoints.changeTags, { body: { ...change, ...place } })
    : callStaffEndpoint(staffOrderEndpoints.runBulkStep, { body: { ...change, ...place } });
}
