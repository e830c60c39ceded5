import type { ReactNode } from 'react';

import type { PagedRows } from '#lib/reading/use-pages.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';

import { EmptyState } from '../feedback/page-states.tsx';
import { ViewTabs } from './filter-bar.tsx';
import { NoMatch } from './no-match.tsx';
import { PagedList } from './paged-list.tsx';

interface StateFilter {
  /** '' for all */
  status: string;
}

interface StatusFilteredListProps<Row> {
  states: readonly { id: string; label: string }[];
  /** A hook: always pass the same one. */
  useRows: (filter: StateFilter) => PagedRows<Row>;
  texts: {
    views: string;
    all: string;
    loading: string;
    failed: string;
    none: string;
    noneHint: string;
    noMatchHint: string;
  };
  children: (rows: readonly Row[], isStale: boolean, list: PagedRows<Row>) => ReactNode;
}

export function StatusFilteredList<Row>({
  states,
  useRows,
  texts,
  children,
}: StatusFilteredListProps<Row>) {
  const [filter, change] = useUrlFilter({ status: '' });
  const list = useRows(filter);
  return (
    <>
      <ViewTabs
        label={texts.views}
        views={[{ id: '', label: texts.all }, ...states]}
        chosen={filter.status}
        onChoose={(status) => change({ status })}
      />
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          filter.status === '' ? (
            <EmptyState title={texts.none} action={null}>
              {texts.noneHint}
            </EmptyState>
          ) : (
            <NoMatch
              title={texts.none}
              hint={texts.noMatchHint}
              onClear={() => change({ status: '' })}
            />
          )
        }
      >
        {(rows, isStale) => children(rows, isStale, list)}
      </PagedList>
    </>
  );
}
