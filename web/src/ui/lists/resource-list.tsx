import type { ReactNode } from 'react';

import type { PagedRows } from '#lib/reading/use-pages.ts';

import { EmptyState } from '../feedback/page-states.tsx';
import { FilterBar, ViewTabs } from './filter-bar.tsx';
import type { IndexRows } from './index-rows.ts';
import { IndexTable } from './index-table.tsx';
import { NoMatch } from './no-match.tsx';
import { PagedList } from './paged-list.tsx';

interface ResourceListTexts<Key extends string> {
  /** name of the table for screen readers */
  title: string;
  columns: Readonly<Record<Key, string>>;
  /** name of the search field; there is none without it */
  search?: string;
  searchHint?: string;
  /** name of the row of views */
  views?: string;
  loading: string;
  failed: string;
  empty: string;
  emptyHint: string;
  /** Said when nothing matches the filter. */
  none?: string;
  noneHint?: string;
}

type Filter = Readonly<Record<string, string>>;

interface ResourceListProps<Row, Key extends string, Narrowed extends Filter> extends Omit<
  IndexRows<Row, Key>,
  'label' | 'columns' | 'rows' | 'isStale'
> {
  texts: ResourceListTexts<Key>;
  list: PagedRows<Row>;
  /** from `useUrlFilter`, with the same defaults; nothing for a list that cannot be narrowed */
  filter?: Narrowed;
  defaults?: Narrowed;
  onFilter?: (change: Partial<Narrowed>) => void;
  /** The filter that hides nothing, where the default is not it. */
  everything?: Narrowed;
  /** a filter with a few values, shown as a row of views */
  views?: {
    name: keyof Narrowed & string;
    options: readonly { id: string; label: string }[];
  };
  /** more filters and buttons next to the search field */
  filters?: ReactNode;
  /** what to do in an empty list, such as a button that creates the first entry */
  emptyAction?: ReactNode;
  /** between filters and rows, such as totals or bulk actions */
  children?: ReactNode;
}

/** A list of the back office: views, filters in the URL, rows in pages, and what to say when there are none. */
export function ResourceList<Row, Key extends string, Narrowed extends Filter>(
  props: ResourceListProps<Row, Key, Narrowed>,
) {
  const { texts, list, onFilter, emptyAction, children } = props;
  const { filter = {}, defaults = {} }: { filter?: Filter; defaults?: Filter } = props;
  const everything: Filter = props.everything ?? defaults;
  // The order of rows hides none of them.
  const names = Object.keys(defaults).filter((name) => name !== 'sort');
  const isNarrowed = names.some((name) => filter[name] !== everything[name]);
  const cleared = Object.fromEntries(names.map((name) => [name, everything[name]]));
  return (
    <>
      <Filters {...props} />
      {children}
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          isNarrowed ? (
            <NoMatch
              title={texts.none ?? texts.empty}
              hint={texts.noneHint ?? texts.emptyHint}
              onClear={() => onFilter?.(cleared as Partial<Narrowed>)}
            />
          ) : (
            <EmptyState title={texts.empty} action={emptyAction}>
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {(rows, isStale) => (
          <IndexTable
            {...props}
            label={texts.title}
            columns={texts.columns}
            rows={rows}
            isStale={isStale}
          />
        )}
      </PagedList>
    </>
  );
}

function Filters<Row, Key extends string, Narrowed extends Filter>(
  props: ResourceListProps<Row, Key, Narrowed>,
) {
  const { texts, onFilter, views, filters } = props;
  const { filter = {} }: { filter?: Filter } = props;
  const change = (name: string, value: string) =>
    onFilter?.({ [name]: value } as unknown as Partial<Narrowed>);
  return (
    <>
      {views && (
        <ViewTabs
          label={texts.views ?? texts.title}
          views={views.options}
          chosen={filter[views.name] ?? ''}
          onChoose={(id) => change(views.name, id)}
        />
      )}
      {texts.search && (
        <FilterBar
          searchLabel={texts.search}
          {...(texts.searchHint && { placeholder: texts.searchHint })}
          search={filter.search ?? ''}
          onSearch={(search) => change('search', search)}
        >
          {filters}
        </FilterBar>
      )}
    </>
  );
}
