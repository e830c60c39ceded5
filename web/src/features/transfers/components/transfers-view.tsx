import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { TRANSFER_FILTERS } from '@kargha/domain/stock/transfer';
import type { TransferRow, TransferTotals } from '@kargha/domain/stock/transfer-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';

import { usePlaces, useTransfers } from '../state/use-transfers.ts';
import { transfersTexts } from '../transfers-texts.ts';
import { TransferTag } from './transfer-tag.tsx';

const PlacesDialog = lazyComponent(async () => (await import('./places-dialog.tsx')).PlacesDialog, {
  onError: 'over',
});

export function TransfersView() {
  const texts = useTexts(transfersTexts);
  const [filter, change] = useUrlFilter({ filter: 'all' });
  const { list, totals } = useTransfers(filter);
  const { data: locations, put } = usePlaces();
  const [isNaming, setNaming] = useState(false);
  const openPlaces = () => setNaming(true);
  const create = (
    <ButtonLink look="action" to={adminRowPath(adminPaths.transfers, 'new')}>
      {texts.create}
    </ButtonLink>
  );
  const canCreate = locations === undefined || locations.places.length > 1;
  return (
    <IndexPage
      title={texts.title}
      actions={
        <>
          <Button onClick={openPlaces}>{texts.places}</Button>
          {canCreate && create}
        </>
      }
    >
      <Figures totals={totals} />
      <ViewTabs
        label={texts.filter}
        views={TRANSFER_FILTERS.map((id) => ({ id, label: texts.filters[id] }))}
        chosen={filter.filter}
        onChoose={(chosen) => change({ filter: chosen })}
      />
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          <EmptyTransfers
            isFiltered={filter.filter !== 'all'}
            create={canCreate && create}
            onClear={() => change({ filter: 'all' })}
            onPlaces={openPlaces}
          />
        }
      >
        {(rows, isStale) => <TransfersTable rows={rows} isStale={isStale} />}
      </PagedList>
      {isNaming && <PlacesDialog onSaved={put} onClose={() => setNaming(false)} />}
    </IndexPage>
  );
}

interface EmptyTransfersProps {
  isFiltered: boolean;
  /** false while there are fewer than two locations */
  create: ReactNode;
  onClear: () => void;
  onPlaces: () => void;
}

function EmptyTransfers({ isFiltered, create, onClear, onPlaces }: EmptyTransfersProps) {
  const texts = useTexts(transfersTexts);
  if (isFiltered) {
    return <NoMatch title={texts.noMatch} hint={texts.emptyFilter} onClear={onClear} />;
  }
  if (!create) return <NoPlaces onOpen={onPlaces} />;
  return (
    <EmptyState title={texts.empty} action={create}>
      {texts.emptyHint}
    </EmptyState>
  );
}

function NoPlaces({ onOpen }: { onOpen: () => void }) {
  const texts = useTexts(transfersTexts);
  return (
    <EmptyState
      title={texts.needsPlaces}
      action={
        <Button look="action" onClick={onOpen}>
          {texts.namePlaces}
        </Button>
      }
    >
      {texts.needsPlacesHint}
    </EmptyState>
  );
}

function Figures({ totals }: { totals: TransferTotals | undefined }) {
  const texts = useTexts(transfersTexts);
  const shown = (value: number | undefined) =>
    value === undefined ? texts.unknown : String(value);
  return (
    <Tiles label={texts.tiles}>
      <Tile label={texts.pending} value={shown(totals?.pending)} />
      <Tile label={texts.inTransit} value={shown(totals?.inTransit)} />
      <Tile label={texts.completedToday} value={shown(totals?.completedToday)} />
    </Tiles>
  );
}

function TransfersTable({ rows, isStale }: { rows: readonly TransferRow[]; isStale: boolean }) {
  const texts = useTexts(transfersTexts);
  return (
    <IndexTable
      label={texts.table}
      columns={texts.columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      isStale={isStale}
      numbers={['items']}
      opensRows
      cells={({ id, number, from, to, items, state, createdAt }) => ({
        number: <Link to={adminRowPath(adminPaths.transfers, id)}>{number}</Link>,
        from,
        to,
        items,
        status: <TransferTag state={state} />,
        date: formatDay(createdAt),
      })}
    />
  );
}
