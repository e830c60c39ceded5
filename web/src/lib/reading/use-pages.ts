import { useCallback, useEffect, useReducer, useRef, useState } from 'react';

import { errorMessage } from '../server/error-message.ts';

/** `Place` is the type of its cursors. */
export interface ListPage<Row, Place = string> {
  rows: readonly Row[];
  nextCursor: Place | null;
}

export interface PagedRows<Row, Place = string> extends ListPage<Row, Place> {
  status: 'loading' | 'failed' | 'ready';
  /** state of the next page; after a failure the earlier rows stay */
  more: 'idle' | 'loading' | 'failed';
  failure: string;
  reload: () => void;
  /** Also retries a failed page. Does nothing while loading. */
  loadMore: () => Promise<void>;
  replace: (row: Row) => void;
  remove: (id: string) => void;
}

interface PagesOptions<Row, Filter extends Readonly<Record<string, string>>, Place> {
  read: (filter: Filter, cursor: Place | '') => Promise<ListPage<Row, Place>>;
  filter: Filter;
  idOf: (row: Row) => string;
}

type Change<Row, Place> =
  | { type: 'begun'; isFirst: boolean }
  | { type: 'read'; page: ListPage<Row, Place>; isFirst: boolean }
  | { type: 'failed'; failure: string; isFirst: boolean }
  | { type: 'rows'; rows: readonly Row[] };

type State<Row, Place> = Pick<
  PagedRows<Row, Place>,
  'status' | 'more' | 'rows' | 'nextCursor' | 'failure'
>;

const DEBOUNCE_MS = 300;

/** Drops answers to an older filter. */
export function usePages<Row, Filter extends Readonly<Record<string, string>>, Place = string>(
  options: PagesOptions<Row, Filter, Place>,
): PagedRows<Row, Place> {
  const { filter, idOf } = options;
  const latest = useRef(options);
  const [list, change] = useReducer(reduce<Row, Place>, {
    status: 'loading',
    more: 'idle',
    rows: [],
    nextCursor: null,
    failure: '',
  });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  const request = `${round} ${JSON.stringify(filter)}`;
  const latestRequest = useRef('');
  const loadingRequest = useRef('');

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const isFirstRead = latestRequest.current === '';
    latestRequest.current = request;
    change({ type: 'begun', isFirst: true });
    const timer = setTimeout(
      () => {
        void pageAt(latest.current, '').then((outcome) => {
          if (latestRequest.current === request) change(outcome);
        });
      },
      isFirstRead ? 0 : DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [request]);

  return {
    ...list,
    reload,
    loadMore: async () => {
      const mayGoOn = list.status === 'ready' || list.more === 'failed';
      // A second press may come before the next render.
      if (!list.nextCursor || !mayGoOn || loadingRequest.current === request) return;
      loadingRequest.current = request;
      change({ type: 'begun', isFirst: false });
      const outcome = await pageAt(latest.current, list.nextCursor);
      if (loadingRequest.current === request) loadingRequest.current = '';
      if (latestRequest.current === request) change(outcome);
    },
    replace: (row) => {
      const rows = list.rows.map((one) => (idOf(one) === idOf(row) ? row : one));
      change({ type: 'rows', rows });
    },
    remove: (id) => {
      change({ type: 'rows', rows: list.rows.filter((one) => idOf(one) !== id) });
    },
  };
}

async function pageAt<Row, Filter extends Readonly<Record<string, string>>, Place>(
  { read, filter }: PagesOptions<Row, Filter, Place>,
  cursor: Place | '',
): Promise<Change<Row, Place>> {
  const isFirst = cursor === '';
  try {
    return { type: 'read', page: await read(filter, cursor), isFirst };
  } catch (error) {
    return { type: 'failed', failure: errorMessage(error, ''), isFirst };
  }
}

function reduce<Row, Place>(
  list: State<Row, Place>,
  change: Change<Row, Place>,
): State<Row, Place> {
  switch (change.type) {
    case 'begun':
      return change.isFirst
        ? { ...list, status: 'loading', more: 'idle' }
        : { ...list, status: 'ready', more: 'loading', failure: '' };
    case 'failed': {
      const more = change.isFirst ? 'idle' : 'failed';
      return { ...list, status: 'failed', more, failure: change.failure };
    }
    case 'rows':
      return { ...list, rows: change.rows };
    case 'read': {
      const { rows, nextCursor } = change.page;
      const before = change.isFirst ? [] : list.rows;
      const all = [...before, ...rows];
      return { status: 'ready', more: 'idle', rows: all, nextCursor, failure: '' };
    }
  }
}
