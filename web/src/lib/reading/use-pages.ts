import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { errorMessage } from '../server/error-message.ts';
import { queryClient } from './server-state.ts';
import { useDebounced } from './use-debounced.ts';

/** `Place` is the type of its cursors. */
export interface ListPage<Row, Place = string> {
  rows: readonly Row[];
  nextCursor: Place | null;
  /** how many rows match, where the server counts them */
  total?: number;
}

export interface PagedRows<Row> {
  /** `loading` also while rows of an older filter are shown or the rows are read again */
  status: 'loading' | 'failed' | 'ready';
  /** state of the next page; after a failure the earlier rows stay */
  more: 'idle' | 'loading' | 'failed';
  rows: readonly Row[];
  hasMore: boolean;
  /** how many rows match, where the server counts them */
  total?: number;
  failure: Sentence;
  reload: () => void;
  /** Also retries a failed page. Rows that are being read again come first. */
  loadMore: () => Promise<unknown>;
}

type Filter = Readonly<Record<string, string>>;

interface PagesOptions<Row, Narrowed extends Filter, Place> {
  queryKey: QueryKey;
  /** Cursor '' reads the first page. */
  read: (filter: Narrowed, cursor: Place | '') => Promise<ListPage<Row, Place>>;
  filter: Narrowed;
}

/** Pause in typing before a list is read with the new filter, in milliseconds. */
const PAUSE_MS = 300;

/** A list in pages. Answers to an older filter are never shown as answers to the present one. */
export function usePages<Row, Narrowed extends Filter, Place = string>(
  options: PagesOptions<Row, Narrowed, Place>,
): PagedRows<Row> {
  const filter = useDebounced(options.filter, PAUSE_MS);
  const query = useInfiniteQuery<
    ListPage<Row, Place>,
    Error,
    InfiniteData<ListPage<Row, Place>>,
    QueryKey,
    Place | ''
  >(
    {
      queryKey: [...options.queryKey, 'pages', filter],
      queryFn: ({ pageParam }) => options.read(filter, pageParam as Place | ''),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const isOutdated = query.isPlaceholderData || !isSame(filter, options.filter);
  return {
    status: statusOf(query, isOutdated),
    more: moreOf(query),
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    hasMore: query.hasNextPage,
    total: query.data?.pages[0]?.total,
    failure: errorMessage(query.error, ''),
    reload: () => void query.refetch(),
    loadMore: async () => {
      if (isOutdated || query.isFetchingNextPage) return;
      if (query.isFetching) await query.refetch({ cancelRefetch: false });
      await query.fetchNextPage({ cancelRefetch: false });
    },
  };
}

/**
 * Whether a list may be read again after a change that someone else made: not with further pages, and not while it
 * loads, because in a busy shop it would never finish.
 */
export function canFollowChanges(list: PagedRows<unknown>, perPage: number): boolean {
  return list.status === 'ready' && list.more === 'idle' && list.rows.length <= perPage;
}

type Query = Pick<
  UseInfiniteQueryResult,
  'isFetching' | 'isFetchingNextPage' | 'isError' | 'isFetchNextPageError'
>;

function statusOf(query: Query, isOutdated: boolean): PagedRows<unknown>['status'] {
  const { isFetching, isFetchingNextPage, isError } = query;
  if (isOutdated || (isFetching && !isFetchingNextPage)) return 'loading';
  return isError && !isFetchingNextPage ? 'failed' : 'ready';
}

function moreOf({ isFetchingNextPage, isFetchNextPageError }: Query): PagedRows<unknown>['more'] {
  if (isFetchingNextPage) return 'loading';
  return isFetchNextPageError ? 'failed' : 'idle';
}

function isSame(one: Filter, other: Filter): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
