import { productEndpoints } from '@kargha/domain/catalogue/product-endpoints';
import {
  staffOrderEndpoints,
  type OrderRow,
  type OrderTag,
} from '@kargha/domain/orders/staff-order-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

/** Returns one page of the matching orders; cursor '' is the first. */
export function readOrders(
  filter: Readonly<Record<string, string>>,
  cursor: string,
): Promise<ListPage<OrderRow>> {
  return callStaffEndpoint(staffOrderEndpoints.list, { query: { ...filter, cursor } });
}

/** By name. */
export async function readOrderTags(): Promise<readonly OrderTag[]> {
  const { tags } = await callStaffEndpoint(staffOrderEndpoints.listTags, {});
  return tags;
}

export async function readProductTitle(id: string): Promise<string> {
  const { product } = await callStaffEndpoint(productEndpoints.find, { params: { id } });
  return product.title;
}
