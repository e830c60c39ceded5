import type { Product } from '@kargha/domain/catalogue/product';
import { queryTokens } from '@kargha/domain/catalogue/search-words';
import { usePages, type ListPage, type PagedRows } from '#lib/reading/use-pages.ts';

import { filterProducts, type ProductFilter } from './filter-products.ts';
import { readProductPage } from './read-product-page.ts';
import type { ProductList } from './use-products.ts';

type ReadyList = Extract<ProductList, { status: 'ready' }>;

const NOT_SEARCHING = { isSearching: false, failure: null, more: null };

/** The server is asked only for words: without them nothing is found. */
async function searchServer(
  { status, search }: Readonly<Record<keyof ProductFilter, string>>,
  cursor: string,
): Promise<ListPage<Product>> {
  if (search === '') return { rows: [], nextCursor: null };
  return readProductPage({ status, search }, cursor);
}

/**
 * The products that a search leaves: at once those that are loaded, and a moment later what the server finds among the
 * others, as long as there are others.
 */
export function useProductResults(list: ReadyList, { status, search }: ProductFilter) {
  const hasMorePages = list.next !== null;
  const serverSearch = hasMorePages && queryTokens(search).length > 0 ? search.trim() : '';
  const filter = { status, search: serverSearch };
  const results = usePages({ read: searchServer, filter, idOf: ({ _id }) => _id });
  const matches = filterProducts(list.products, search);
  const { reload } = results;
  if (serverSearch === '') {
    const isAll = search.trim() === '';
    // A search that the server cannot take leaves open whether more matches.
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
    /** more match than `count` says */
    isMoreThanCount: hasMore,
    /** what the list is narrowed to on the server as well */
    filter,
    isSearching: results.status === 'loading',
    failure: results.status === 'failed' ? results.failure : null,
    /** asks once more for what has failed: the first page, or the one after those that are there */
    tryAgain: results.more === 'failed' ? () => void results.loadMore() : reload,
    /** more than is shown matches */
    hasMore,
    reload,
    more: results.loadMore,
  };
}

/** Until the server has answered, its rows are those of an earlier search; a further page that fails takes none away. */
function otherResults(results: PagedRows<Product>, matches: readonly Product[]): Product[] {
  const matchedIds = new Set(matches.map(({ _id }) => _id));
  const isAnswered = results.status === 'ready' || results.more === 'failed';
  return isAnswered ? results.rows.filter(({ _id }) => !matchedIds.has(_id)) : [];
}
