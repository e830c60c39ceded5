import { useCallback } from 'react';

import type { ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import type { Product } from '@kargha/domain/catalogue/product';
import { queryTokens } from '@kargha/domain/catalogue/search-words';
import { usePages, type ListPage, type PagedRows } from '#lib/reading/use-pages.ts';

import { filterProducts } from './filter-products.ts';
import { readProductPage } from './read-product-page.ts';
import { useProducts, type ProductList } from './use-products.ts';

const NOT_READY = { products: [], total: 0, next: null };

interface FoundProducts {
  list: PagedRows<Product>;
  count: number;
  isMoreThanCount: boolean;
  /** what the server is asked for when everything that matches is selected */
  bulkFilter: ProductBulkFilter;
  reload: () => Promise<void>;
}

/** Shows the loaded products that match at once, then the server's matches when not all products are loaded. */
export function useFoundProducts(filter: ProductBulkFilter, onFailure: () => void): FoundProducts {
  const { status, search } = filter;
  const { list, reload, more, tryAgain } = useProducts(status, onFailure);
  const loaded = list.status === 'ready' ? list : NOT_READY;
  const isPartial = loaded.next !== null;
  const serverSearch = isPartial && queryTokens(search).length > 0 ? search.trim() : '';
  const bulkFilter = { status, search: serverSearch };
  const results = usePages({
    queryKey: ['find-products'],
    read: searchServer,
    filter: bulkFilter,
  });
  const matches = filterProducts(loaded.products, search);
  const reloadResults = results.reload;
  const reloadAll = useCallback(() => {
    reloadResults();
    return reload();
  }, [reload, reloadResults]);
  if (serverSearch !== '') {
    const found = withResults(matches, results);
    const isMoreThanCount = results.hasMore;
    return {
      list: found,
      count: found.rows.length,
      isMoreThanCount,
      bulkFilter,
      reload: reloadAll,
    };
  }
  const isAll = search.trim() === '';
  return {
    list: toRows(list, matches, { reload: tryAgain, loadMore: more }),
    count: isAll ? loaded.total : matches.length,
    isMoreThanCount: !isAll && isPartial,
    bulkFilter,
    reload: reloadAll,
  };
}

async function searchServer(
  { status, search }: ProductBulkFilter,
  cursor: string,
): Promise<ListPage<Product>> {
  if (search === '') return { rows: [], nextCursor: null };
  return readProductPage({ status, search }, cursor);
}

function toRows(
  list: ProductList,
  rows: readonly Product[],
  load: Pick<PagedRows<Product>, 'reload' | 'loadMore'>,
): PagedRows<Product> {
  const failure = list.status === 'failed' ? (list.message ?? '') : '';
  const hasMore = list.status === 'ready' && list.next !== null;
  return { status: list.status, more: 'idle', rows, hasMore, failure, ...load };
}

/**
 * Until the server answers, its rows are from an earlier search. A failure keeps the rows that match, and pressing
 * the button for more retries it.
 */
function withResults(matches: readonly Product[], results: PagedRows<Product>): PagedRows<Product> {
  const matchedIds = new Set(matches.map(({ _id }) => _id));
  const isAnswered = results.status === 'ready' || results.more === 'failed';
  const others = isAnswered ? results.rows.filter(({ _id }) => !matchedIds.has(_id)) : [];
  const found = { ...results, rows: [...matches, ...others] };
  const hasFirstPageFailed = results.status === 'failed' && results.more !== 'failed';
  if (!hasFirstPageFailed || matches.length === 0) return found;
  const loadMore = () => {
    results.reload();
    return Promise.resolve();
  };
  return { ...found, more: 'failed', hasMore: true, loadMore };
}
