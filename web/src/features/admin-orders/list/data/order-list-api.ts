import { staffOrderEndpoints, type OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

/** Returns one page of the matching orders; cursor '' is the first. */
export function readOrders(
  filter: Readonly<Record<string, string>>,
  cursor: string,
): Promise<ListPage<OrderRow>> {
  return callStaffEndpoint(staffOrderEndpoints.list, { query: { ...filter, cursor } });
}
