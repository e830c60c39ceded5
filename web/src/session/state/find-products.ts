import { inventoryEndpoints } from '@kargha/domain/stock/inventory-endpoints';
import { searchQuery } from '#lib/reading/use-search.ts';

import { callStaffEndpoint } from './staff-endpoint.ts';

export interface ProductOption {
  id: string;
  label: string;
  detail: string;
  isActive: boolean;
  /** units on sale; null when stock is not tracked */
  available: number | null;
}

const MAX_RESULTS = 8;

/** Searches title, SKU and tags. */
export const findProducts = searchQuery('products', async (search: string) =>
  (await searchProducts(search)).slice(0, MAX_RESULTS),
);

/** @throws ApiError */
export async function findActiveProducts(search: string): Promise<ProductOption[]> {
  return (await searchProducts(search)).filter(({ isActive }) => isActive).slice(0, MAX_RESULTS);
}

async function searchProducts(search: string): Promise<ProductOption[]> {
  const { rows } = await callStaffEndpoint(inventoryEndpoints.list, { query: { search } });
  return rows.map(({ id, title, sku, status, isTracked, available }) => ({
    id,
    label: title,
    detail: sku,
    isActive: status === 'active',
    available: isTracked ? available : null,
  }));
}
