import { useEffect } from 'react';

import type { ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import type { Product } from '@kargha/domain/catalogue/product';
import { queryTokens } from '@kargha/domain/catalogue/search-words';
import { usePages, type ListPage, type PagedRows } from '#lib/reading/use-pages.ts';

import { filterProducts } from './filter-products.ts';
import { listProducts } from '../../data/products-api.ts';

interface FoundProducts {
  list: PagedRows<Product>;
  count: number;
  isMoreThanCount: boolean;
  /** what the server is asked for when everything that matches is selected */
  bulkFilter: ProductBulkFilter;
  reload: () => void;
}

/** Shows the loaded products that match at once, then the server's matches when not all products are loaded. */
export function useFoundProducts(filter: ProductBulkFilter, onFailure: () => void): FoundProducts {
  const { status, search } = filter;
  const all = usePages({
    queryKey: ['products'],
    read: readProductPage,
    filter: { status, search: '' },
  });
  const hasFailed = all.status === 'failed';
  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed, onFailure]);
  const serverSearch = all.hasMore && queryTokens(search).length > 0 ? search.trim() : '';
  const bulkFilter = { status, search: serverSearch };
  const results = usePages({
    queryKey: ['find-products'],
    read: searchServer,
    filter: bulkFilter,
  });
  const matches = filterProducts(all.rows, search);
  const reload = () => {
    results.reload();
    all.reload();
  };
  const found = { bulkFilter, reload };
  if (serverSearch !== '') {
    const list = withResults(matches, results);
    return { ...found, list, count: list.rows.length, isMoreThanCount: results.hasMore };
  }
  const isAll = search.trim() === '';
  return {
    ...found,
    list: { ...all, rows: matches },
    count: isAll ? (all.total ?? 0) : matches.length,
    isMoreThanCount: !isAll && all.hasMore,
  };
}

async function searchServer(
  { status, search }: ProductBulkFilter,
  cursor: string,
): Promise<ListPage<Product>> {
  if (search === '') return { rows: [], nextCursor: null };
  return readProductPage({ status, search }, cursor);
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

/** Returns one page of matching products. Cursor '' starts. @throws ApiError */
async function readProductPage(
  filter: ProductBulkFilter,
  cursor: string,
): Promise<ListPage<Product>> {
  const { products, total, next } = await listProducts(filter, cursor || null);
  return { rows: products, nextCursor: next, total };
}
