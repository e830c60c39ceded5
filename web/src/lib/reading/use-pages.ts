import { useCallback, useEffect, useReducer, useRef, useState } from 'react';

import { errorMessage } from '../server/error-message.ts';

/** A page of a list; a place in it is what its reader takes for one: a text where the server names it. */
export interface ListPage<Row, Place = string> {
  rows: readonly Row[];
  /** where the next page begins; null after the last one */
  nextCursor: Place | null;
}

/** A list that grows page by page, and what can be done to it on the screen. */
export interface PagedRows<Row, Place = string> extends ListPage<Row, Place> {
  /** how reading it went last */
  status: 'loading' | 'failed' | 'ready';
  /** how it stands with the next page; when that one has failed the rows before it are there */
  more: 'idle' | 'loading' | 'failed';
  /** why the list, or its next page, could not be read; '' when nobody said */
  failure: string;
  reload: () => void;
  /** Reads the next page, also once more after it has failed. Does nothing while something is read. */
  loadMore: () => Promise<void>;
  /** Puts the changed row in the place of the one with its id. */
  replace: (row: Row) => void;
  remove: (id: string) => void;
}

interface PagesOptions<Row, Filter extends Readonly<Record<string, string>>, Place> {
  /** Reads one page; cursor '' is the first. */
  read: (filter: Filter, cursor: Place | '') => Promise<ListPage<Row, Place>>;
  /** A change of any of its texts reads the list anew. */
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

/** Typing rests so long before the list is asked. In milliseconds. */
const REST_MS = 300;

/** The rows that a filter leaves, page by page. An answer to a filter that has changed meanwhile is dropped. */
export function usePages<Row, Filter extends Readonly<Record<string, string>>, Place = string>(
  options: PagesOptions<Row, Filter, Place>,
): PagedRows<Row, Place> {
  const { filter, idOf } = options;
  const latest = useRef(options);
  const [list, change] = useReducer(changed<Row, Place>, {
    status: 'loading',
    more: 'idle',
    rows: [],
    nextCursor: null,
    failure: '',
  });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  const wish = `${round} ${JSON.stringify(filter)}`;
  const asked = useRef('');
  const underWay = useRef('');

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const isFirstRead = asked.current === '';
    asked.current = wish;
    change({ type: 'begun', isFirst: true });
    const timer = setTimeout(
      () => {
        void pageAt(latest.current, '').then((outcome) => {
          if (asked.current === wish) change(outcome);
        });
      },
      isFirstRead ? 0 : REST_MS,
    );
    return () => clearTimeout(timer);
  }, [wish]);

  return {
    ...list,
    reload,
    loadMore: async () => {
      const mayGoOn = list.status === 'ready' || list.more === 'failed';
      // A second press may come before the first one is drawn.
      if (!list.nextCursor || !mayGoOn || underWay.current === wish) return;
      underWay.current = wish;
      change({ type: 'begun', isFirst: false });
      const outcome = await pageAt(latest.current, list.nextCursor);
      if (underWay.current === wish) underWay.current = '';
      if (asked.current === wish) change(outcome);
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

function changed<Row, Place>(
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
