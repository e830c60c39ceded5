import { createResource, useResource } from '#lib/reading/resource.ts';

import { readSaleTerms, type SaleTerms } from '../data/sale-terms.ts';

// Unread, the page promises nothing; nobody has to hear of that.
const saleTerms = createResource(readSaleTerms, '');

/** What comes on top of a price, and how parcels are sent; undefined until it is known, and where it cannot be read. */
export function useSaleTerms(): SaleTerms | undefined {
  const loaded = useResource(saleTerms, '');
  return loaded.status === 'ready' ? loaded.data : undefined;
}
