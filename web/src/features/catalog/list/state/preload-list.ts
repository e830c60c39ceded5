import { preloadList } from './product-pages.ts';
import { listedSort, readQuery } from './use-list-query.ts';

/** Reads the list of an address ahead. Lists from the search index load with their page. */
export async function preloadProductList(params: URLSearchParams): Promise<void> {
  const query = readQuery(params);
  const sort = listedSort(query);
  if (sort) await preloadList(query.category, sort);
}
