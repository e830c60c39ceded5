import type { Product } from '@kargha/domain/catalogue/product';
import { queryTokens } from '@kargha/domain/catalogue/search-words';
import { usePages, type ListPage, type PagedRows } from '#lib/reading/use-pages.ts';

import { matchingProducts, type ProductFilter } from './filter-products.ts';
import { readProductPage } from './read-product-page.ts';
import type { ProductList } from './use-products.ts';

type ReadyList = Extract<ProductList, { status: 'ready' }>;

const UNASKED = { isAsking: false, failure: null, more: null };

/** The server is asked only for words: without them nothing is found. */
async function readFound(
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
export function useShownProducts(list: ReadyList, { status, search }: ProductFilter) {
  const isPartial = list.next !== null;
  const words = isPartial && queryTokens(search).length > 0 ? search.trim() : '';
  const filter = { status, search: words };
  const found = usePages({ read: readFound, filter, idOf: ({ _id }) => _id });
  const loaded = matchingProducts(list.products, search);
  const { reload } = found;
  if (words === '') {
    const isAll = search.trim() === '';
    // A search that the server cannot take leaves open whether more matches.
    const counted = isAll
      ? { count: list.total, isMoreThanCount: false, hasMore: isPartial }
      : { count: loaded.length, isMoreThanCount: isPartial, hasMore: false };
    return { shown: loaded, ...counted, filter, reload, ...UNASKED, tryAgain: reload };
  }
  const shown = [...loaded, ...othersIn(found, loaded)];
  const hasMore = found.nextCursor !== null;
  return {
    shown,
    count: shown.length,
    /** more match than `count` says */
    isMoreThanCount: hasMore,
    /** what the list is narrowed to on the server as well */
    filter,
    isAsking: found.status === 'loading',
    failure: found.status === 'failed' ? found.failure : null,
    /** asks once more for what has failed: the first page, or the one after those that are there */
    tryAgain: found.more === 'failed' ? () => void found.loadMore() : reload,
    /** more than is shown matches */
    hasMore,
    reload,
    more: found.loadMore,
  };
}

/** Until the server has answered, its rows are those of an earlier search; a further page that fails takes none away. */
function othersIn(found: PagedRows<Product>, loaded: readonly Product[]): Product[] {
  const known = new Set(loaded.map(({ _id }) => _id));
  const isAnswered = found.status === 'ready' || found.more === 'failed';
  return isAnswered ? found.rows.filter(({ _id }) => !known.has(_id)) : [];
}
