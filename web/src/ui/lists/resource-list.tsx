import { useState, type ReactNode } from 'react';

import type { PagedRows } from '#lib/reading/use-pages.ts';

import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/page-states.tsx';
import { FilterBar } from './filter-bar.tsx';
import { IndexPage, type IndexPageProps } from './index-page.tsx';
import type { IndexRows } from './index-rows.ts';
import { IndexTable } from './index-table.tsx';
import { ListViews, type Views } from './list-views.tsx';
import { NoMatch } from './no-match.tsx';
import { PagedList } from './paged-list.tsx';
import { ShownRows, type ShownRowsProps, type ShownRowsTexts } from './shown-rows.tsx';
import { Tiles, type TileRow } from './tiles.tsx';

interface ResourceListTexts extends ShownRowsTexts {
  /** of the page; names the table for screen readers too, unless `table` does */
  title: string;
  table?: string;
  /** name of the search field; there is none without it */
  search?: string;
  searchHint?: string;
  /** name of the row of views */
  views?: string;
  /** name of the totals */
  tiles?: string;
  loading: string;
  failed: string;
  empty: string;
  emptyHint?: string;
  /** Said when nothing matches the filter. */
  none?: string;
  noneHint?: string;
}

type Filter = Readonly<Record<string, string>>;

interface ListProps<Row, Narrowed extends Filter> extends ShownRowsProps<Row> {
  texts: ResourceListTexts;
  totals?: readonly TileRow[];
  /** from `useUrlFilter`, with the same defaults; nothing for a list that cannot be narrowed */
  filter?: Narrowed;
  defaults?: Narrowed;
  onFilter?: (change: Partial<Narrowed>) => void;
  /** The filter that hides nothing, where the default is not it. */
  everything?: Narrowed;
  /** the filter that the search field sets, unless it is `search` */
  searchFilter?: keyof Narrowed & string;
  views?: Views<keyof Narrowed & string>;
  /** where people's own views are stored */
  savedViews?: string;
  /** more filters and buttons next to the search field */
  filters?: ReactNode;
  /** what to do in an empty list, such as a button that creates the first entry */
  emptyAction?: ReactNode;
  /** between filters and rows, such as bulk actions; also dialogs */
  children?: ReactNode;
}

interface TableRows<Row, Key extends string> extends Omit<
  IndexRows<Row, Key>,
  'label' | 'columns' | 'rows' | 'isStale' | 'cells'
> {
  texts: { columns: Readonly<Record<Key, string>> };
  /** `open` shows the dialog of the row. */
  cells: (row: Row, open: () => void) => Readonly<Record<Key, ReactNode>>;
  /** The dialog of one row. It gets the row as it is in the list now, also after a change. */
  rowDialog?: (row: Row, close: () => void) => ReactNode;
}

/** Rows in another form than a table, such as cards. */
interface OtherRows<Row> {
  renderRows: (rows: readonly Row[]) => ReactNode;
}

type ResourceListProps<Row, Key extends string, Narrowed extends Filter> = ListProps<
  Row,
  Narrowed
> &
  (TableRows<Row, Key> | OtherRows<Row>);

interface PageProps extends Pick<IndexPageProps, 'subtitle' | 'back' | 'actions'> {
  /** The button that creates an entry, above the list and in an empty one; false for people who may not. */
  create?: { label: string; dialog: (close: () => void) => ReactNode } | false;
}

/** A page of the back office that is a list. */
export function ResourcePage<Row, Key extends string, Narrowed extends Filter>(
  props: ResourceListProps<Row, Key, Narrowed> & PageProps,
) {
  const { texts, subtitle, back, create = false } = props;
  const [isCreating, setCreating] = useState(false);
  const button = create && (
    <Button look="action" onClick={() => setCreating(true)}>
      {create.label}
    </Button>
  );
  return (
    <IndexPage
      title={texts.title}
      subtitle={subtitle}
      back={back}
      actions={
        create ? (
          <>
            {props.actions}
            {button}
          </>
        ) : (
          props.actions
        )
      }
    >
      <ResourceList {...props} emptyAction={props.emptyAction ?? button} />
      {isCreating && create && create.dialog(() => setCreating(false))}
    </IndexPage>
  );
}

/** A list: totals, views, filters in the URL, rows in pages, and what to say when there are none. */
export function ResourceList<Row, Key extends string, Narrowed extends Filter>(
  props: ResourceListProps<Row, Key, Narrowed>,
) {
  const { texts, list, children } = props;
  const { filter, defaults, change } = filterOf(props);
  const [opened, setOpened] = useState<Row>();
  return (
    <>
      <Totals {...props} />
      <ListViews
        label={texts.views ?? texts.title}
        views={props.views}
        savedViews={props.savedViews}
        filter={filter}
        defaults={defaults}
        onFilter={change}
      />
      <Search {...props} />
      <ShownRows {...props} />
      {children}
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={<NoRows {...props} />}
      >
        {(rows, isStale) =>
          'renderRows' in props ? (
            props.renderRows(rows)
          ) : (
            <IndexTable
              {...props}
              label={texts.table ?? texts.title}
              columns={props.texts.columns}
              cells={(row) => props.cells(row, () => setOpened(row))}
              rows={rows}
              isStale={isStale}
            />
          )
        }
      </PagedList>
      {opened && 'idOf' in props && (
        <RowDialog {...props} opened={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function Totals<Row, Narrowed extends Filter>({ texts, totals }: ListProps<Row, Narrowed>) {
  return totals && <Tiles label={texts.tiles ?? texts.title} tiles={totals} />;
}

interface RowDialogProps<Row> extends Pick<TableRows<Row, string>, 'idOf' | 'rowDialog'> {
  list: PagedRows<Row>;
  opened: Row;
  onClose: () => void;
}

/** Of the row that was opened, once a change has taken it out of the list. */
function RowDialog<Row>({ list, idOf, rowDialog, opened, onClose }: RowDialogProps<Row>) {
  const row = list.rows.find((one) => idOf(one) === idOf(opened)) ?? opened;
  return rowDialog?.(row, onClose);
}

/** The filter without its type, empty for a list that cannot be narrowed. */
function filterOf<Row, Narrowed extends Filter>(props: ListProps<Row, Narrowed>) {
  const { filter = {}, defaults = {} }: { filter?: Filter; defaults?: Filter } = props;
  const change = (some: Filter) => props.onFilter?.(some as Partial<Narrowed>);
  return { filter, defaults, change };
}

function NoRows<Row, Narrowed extends Filter>(props: ListProps<Row, Narrowed>) {
  const { texts, emptyAction = null } = props;
  const { filter, defaults, change } = filterOf(props);
  const everything: Filter = props.everything ?? defaults;
  // The order of rows hides none of them.
  const names = Object.keys(defaults).filter((name) => name !== 'sort');
  if (names.every((name) => filter[name] === everything[name])) {
    return (
      <EmptyState title={texts.empty} action={emptyAction}>
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <NoMatch
      title={texts.none ?? texts.empty}
      hint={texts.noneHint ?? texts.emptyHint ?? ''}
      onClear={() =>
        change(Object.fromEntries(names.map((name) => [name, everything[name] ?? ''])))
      }
    />
  );
}

function Search<Row, Narrowed extends Filter>(props: ListProps<Row, Narrowed>) {
  const { texts, searchFilter = 'search', filters } = props;
  const { filter, change } = filterOf(props);
  if (!texts.search) return null;
  return (
    <FilterBar
      searchLabel={texts.search}
      {...(texts.searchHint && { placeholder: texts.searchHint })}
      search={filter[searchFilter] ?? ''}
      onSearch={(typed) => change({ [searchFilter]: typed })}
    >
      {filters}
    </FilterBar>
  );
}
