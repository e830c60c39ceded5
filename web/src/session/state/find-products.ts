import { storedFields } from '#lib/documents/stored-fields.ts';

import { asStaff, queryText } from './staff-api.ts';

/** A product as staff pick it for a paper. */
export interface FoundProduct {
  id: string;
  /** its title */
  label: string;
  /** its SKU; '' when it has none */
  detail: string;
}

const MOST = 8;

/** The first few products with these words in title, SKU or tags. @throws ApiError */
export async function findProducts(search: string): Promise<FoundProduct[]> {
  const answer = storedFields(await asStaff(`/inventory?${queryText({ search })}`));
  return answer
    .parts('rows')
    .slice(0, MOST)
    .map((row) => ({ id: row.text('id'), label: row.text('title'), detail: row.text('sku') }));
}
