import type { BulkAction, TagAction } from '@kargha/domain/orders/bulk-order-steps';
import type { BulkShipOutcome } from '@kargha/domain/orders/bulk-ship';
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
export type BulkChange =
  | { action: BulkAction }
  | { action: TagAction; tags: string }
  | { action: 'message'; subject: string; text: string };

type BulkTarget =
  | { orders: { id: string; revision: number }[] }
  | { filter: MatchingFilter; until: Date; cursor: string };

export type TagChange = Extract<BulkChange, { tags: string }>;

export function changeOrderTags(change: TagChange, target: BulkTarget): Promise<BulkProgress> {
  const body = { ...change, cursor: '', ...target };
  return callStaffEndpoint(staffOrderEndpoints.changeTags, { body });
}

/** Changes chosen orders, or the next batch of matching orders; cursor '' starts. */
export function runBulkStep(change: BulkChange, target: BulkTarget): Promise<BulkProgress> {
  if ('tags' in change) return changeOrderTags(change, target);
  const place = { cursor: '', ...target };
  if ('subject' in change) {
    const { subject, text } = change;
    const body = { subject, text, ...place };
    return callStaffEndpoint(staffOrderEndpoints.sendMessages, { body });
  }
  return callStaffEndpoint(staffOrderEndpoints.runBulkStep, { body: { ...change, ...place } });
}

/** At most 50. The courier list gives their tracking links. */
export async function shipParcels(
  parcels: readonly { order: string; courier: string; awb: string }[],
): Promise<readonly BulkShipOutcome[]> {
  const sent = parcels.map((parcel) => ({ ...parcel, parcel: '', trackingUrl: '' }));
  const body = { dryRun: false, parcels: sent };
  const { outcomes } = await callStaffEndpoint(staffOrderEndpoints.bulkShip, { body });
  return outcomes;
}
