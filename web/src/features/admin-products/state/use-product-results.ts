import type { ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import type { Product } from '@kargha/domain/catalogue/product';
import { queryTokens } from '@kargha/domain/catalogue/search-words';
import { usePages, type ListPage, type PagedRows } from '#lib/reading/use-pages.ts';

import { filterProducts } from './filter-products.ts';
import { readProductPage } from './read-product-page.ts';
import type { ProductList } from './use-products.ts';

type ReadyList = Extract<ProductList, { status: 'ready' }>;

const NOT_SEARCHING = { isSearching: false, failure: null, more: null };

async function searchServer(
  { status, search }: ProductBulkFilter,
  cursor: string,
): Promise<ListPage<Product>> {
  if (search === '') return { rows: [], nextCursor: null };
  return readProductPage({ status, search }, cursor);
}

/** Returns the loaded products that match, then the server's matches when not all products are loaded. */
export function useProductResults(list: ReadyList, { status, search }: ProductBulkFilter) {
  const hasMorePages = list.next !== null;
  const serverSearch = hasMorePages && queryTokens(search).length > 0 ? search.trim() : '';
  const filter = { status, search: serverSearch };
  const results = usePages({ read: searchServer, filter, idOf: ({ _id }) => _id });
  const matches = filterProducts(list.products, search);
  const { reload } = results;
  if (serverSearch === '') {
    const isAll = search.trim() === '';
    const counted = isAll
      ? { count: list.total, isMoreThanCount: false, hasMore: hasMorePages }
      : { count: matches.length, isMoreThanCount: hasMorePages, hasMore: false };
    return { shown: matches, ...counted, filter, reload, ...NOT_SEARCHING, tryAgain: reload };
  }
  const shown = [...matches, ...otherResults(results, matches)];
  const hasMore = results.nextCursor !== null;
  return {
    shown,
    count: shown.length,
    isMoreThanCount: hasMore,
    filter,
    isSearching: results.status === 'loading',
    failure: results.status === 'failed' ? results.failure : null,
    /** retries the request that failed: the first page or the next one */
    tryAgain: results.more === 'failed' ? () => void results.loadMore() : reload,
    hasMore,
    reload,
    more: results.loadMore,
  };
}

/** Until the server answers, its rows are from an earlier search. A next page that fails keeps the rows. */
function otherResults(results: PagedRows<Product>, matches: readonly Product[]): Product[] {
  const matchedIds = new Set(matches.map(({ _id }) => _id));
  const isAnswered = results.status === 'ready' || results.more === 'failed';
  return isAnswered ? results.rows.filter(({ _id }) => !matchedIds.has(_id)) : [];
}
