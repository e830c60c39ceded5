import { storedFields } from '#lib/documents/stored-fields.ts';

import { callStaffApi, buildQuery } from './staff-api.ts';

export interface ProductOption {
  id: string;
  label: string;
  detail: string;
  isActive: boolean;
  /** units on sale; null when stock is not tracked */
  available: number | null;
}

const MAX_RESULTS = 8;

/** Searches title, SKU and tags. @throws ApiError */
export async function findProducts(search: string): Promise<ProductOption[]> {
  return (await searchProducts(search)).slice(0, MAX_RESULTS);
}

/** @throws ApiError */
export async function findActiveProducts(search: string): Promise<ProductOption[]> {
  return (await searchProducts(search)).filter(({ isActive }) => isActive).slice(0, MAX_RESULTS);
}

async function searchProducts(search: string): Promise<ProductOption[]> {
  const answer = storedFields(await callStaffApi(`/inventory?${buildQuery({ search })}`));
  return answer.parts('rows').map((row) => ({
    id: row.text('id'),
    label: row.text('title'),
    detail: row.text('sku'),
    isActive: row.text('status') === 'active',
    available: row.flag('isTracked', true) ? row.number('available') : null,
  }));
}
