import { useEffect, useReducer, useRef, useState } from 'react';

export interface ListPage<Row> {
  rows: readonly Row[];
  /** where the next page begins; null after the last one */
  nextCursor: string | null;
}

/** A list that grows page by page, and what can be done to it on the screen. */
export interface PagedRows<Row> extends ListPage<Row> {
  status: 'loading' | 'failed' | 'ready';
  /** why the list could not be read; '' when nobody said */
  failure: string;
  reload: () => void;
  loadMore: () => Promise<void>;
  /** Puts the changed row in the place of the one with its id. */
  replace: (row: Row) => void;
  remove: (id: string) => void;
}

interface PagesOptions<Row, Filter extends Readonly<Record<string, string>>> {
  /** Reads one page; cursor '' is the first. */
  read: (filter: Filter, cursor: string) => Promise<ListPage<Row>>;
  /** A change of any of its texts reads the list anew. */
  filter: Filter;
  idOf: (row: Row) => string;
}

type Change<Row> =
  | { type: 'begun' }
  | { type: 'read'; page: ListPage<Row>; isFirst: boolean }
  | { type: 'failed'; failure: string }
  | { type: 'rows'; rows: readonly Row[] };

type State<Row> = Pick<PagedRows<Row>, 'status' | 'rows' | 'nextCursor' | 'failure'>;

/** Typing rests so long before the list is asked. In milliseconds. */
const REST_MS = 300;

/** The rows that a filter leaves, page by page. An answer to a filter that has changed meanwhile is dropped. */
export function usePages<Row, Filter extends Readonly<Record<string, string>>>(
  options: PagesOptions<Row, Filter>,
): PagedRows<Row> {
  const { filter, idOf } = options;
  const latest = useRef(options);
  const [list, change] = useReducer(changed<Row>, {
    status: 'loading',
    rows: [],
    nextCursor: null,
    failure: '',
  });
  const [round, setRound] = useState(0);
  const wish = `${round} ${JSON.stringify(filter)}`;
  const asked = useRef('');

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const isFirstRead = asked.current === '';
    asked.current = wish;
    change({ type: 'begun' });
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
    reload: () => setRound((count) => count + 1),
    loadMore: async () => {
      if (!list.nextCursor) return;
      const outcome = await pageAt(latest.current, list.nextCursor);
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

async function pageAt<Row, Filter extends Readonly<Record<string, string>>>(
  { read, filter }: PagesOptions<Row, Filter>,
  cursor: string,
): Promise<Change<Row>> {
  try {
    return { type: 'read', page: await read(filter, cursor), isFirst: cursor === '' };
  } catch (error) {
    return { type: 'failed', failure: error instanceof Error ? error.message : '' };
  }
}

function changed<Row>(list: State<Row>, change: Change<Row>): State<Row> {
  switch (change.type) {
    case 'begun':
      return { ...list, status: 'loading' };
    case 'failed':
      return { ...list, status: 'failed', failure: change.failure };
    case 'rows':
      return { ...list, rows: change.rows };
    case 'read': {
      const { rows, nextCursor } = change.page;
      const before = change.isFirst ? [] : list.rows;
      return { status: 'ready', rows: [...before, ...rows], nextCursor, failure: '' };
    }
  }
}
