import { storedFields } from '#lib/documents/stored-fields.ts';

import { callStaffApi, buildQuery } from './staff-api.ts';

/** A product as staff pick it for a paper. */
export interface ProductOption {
  id: string;
  /** its title */
  label: string;
  /** its SKU; '' when it has none */
  detail: string;
  isActive: boolean;
  /** pieces that can be sold now; null where nobody counts them */
  available: number | null;
}

const MOST = 8;

/** The first few products with these words in title, SKU or tags. @throws ApiError */
export async function findProducts(search: string): Promise<ProductOption[]> {
  return (await searchProducts(search)).slice(0, MOST);
}

/** Those of them that are for sale. @throws ApiError */
export async function findActiveProducts(search: string): Promise<ProductOption[]> {
  return (await searchProducts(search)).filter(({ isActive }) => isActive).slice(0, MOST);
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
