import { storedFields } from '#lib/documents/stored-fields.ts';

import { asStaff, queryText } from './staff-api.ts';

/** A product as staff pick it for a paper. */
export interface FoundProduct {
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
export async function findProducts(search: string): Promise<FoundProduct[]> {
  return (await allFound(search)).slice(0, MOST);
}

/** Those of them that are for sale. @throws ApiError */
export async function findActiveProducts(search: string): Promise<FoundProduct[]> {
  return (await allFound(search)).filter(({ isActive }) => isActive).slice(0, MOST);
}

async function allFound(search: string): Promise<FoundProduct[]> {
  const answer = storedFields(await asStaff(`/inventory?${queryText({ search })}`));
  return answer.parts('rows').map((row) => ({
    id: row.text('id'),
    label: row.text('title'),
    detail: row.text('sku'),
    isActive: row.text('status') === 'active',
    available: row.flag('isTracked', true) ? row.number('available') : null,
  }));
}
