import { hasFacets } from '@kargha/domain/catalogue/facet-choice';

import { preloadList } from './product-pages.ts';
import { readQuery } from './use-list-query.ts';

/** Reads the list of an address ahead. Search results and filtered lists load with their page. */
export async function preloadProductList(params: URLSearchParams): Promise<void> {
  const { category, search, sort, facets } = readQuery(params);
  if (search.trim() !== '' || hasFacets(facets) || sort === 'best') return;
  await preloadList(category, sort);
}
