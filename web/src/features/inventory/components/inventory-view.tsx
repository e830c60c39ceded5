import { useState } from 'react';

import { INVENTORY_FILTERS } from '@kargha/domain/stock/inventory';
import type { InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { FilterBar, ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { inventoryTexts } from '../inventory-texts.ts';
import { exportInventory } from '../state/inventory-csv.ts';
import { useInventory, type InventoryQuery } from '../state/use-inventory.ts';
import { InventoryTable } from './inventory-table.tsx';
import { InventoryTiles } from './inventory-tiles.tsx';

const StockHistory = lazyComponent(async () => (await import('./stock-history.tsx')).StockHistory, {
  onError: 'over',
});

export function InventoryView() {
  const texts = useTexts(inventoryTexts);
  const [filter, change] = useUrlFilter({ filter: 'all', search: '' });
  const { list, totals, adjust } = useInventory(filter);
  const [openRow, setOpenRow] = useState<InventoryRow>();

  return (
    <IndexPage title={texts.title} actions={<ExportButton filter={filter} />}>
      <InventoryTiles totals={totals} />
      <ViewTabs
        label={texts.filter}
        views={INVENTORY_FILTERS.map((id) => ({ id, label: texts.filters[id] }))}
        chosen={filter.filter}
        onChoose={(chosen) => change({ filter: chosen })}
      />
      <FilterBar
        search={filter.search}
        onSearch={(search) => change({ search })}
        searchLabel={texts.search}
        placeholder={texts.searchHint}
      />
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          filter.filter !== 'all' || filter.search !== '' ? (
            <NoMatch
              title={texts.empty}
              hint={texts.emptyHint}
              onClear={() => change({ filter: 'all', search: '' })}
            />
          ) : (
            <EmptyInventory />
          )
        }
      >
        {(rows, isStale) => (
          <InventoryTable rows={rows} isStale={isStale} onAdjust={adjust} onHistory={setOpenRow} />
        )}
      </PagedList>
      {openRow && (
        <StockHistory
          productId={openRow.id}
          title={openRow.title}
          onClose={() => setOpenRow(undefined)}
        />
      )}
    </IndexPage>
  );
}

function ExportButton({ filter }: { filter: InventoryQuery }) {
  const texts = useTexts(inventoryTexts);
  const [read, setRead] = useState(0);
  const { isBusy, start } = useAction(async () => {
    setRead(0);
    await exportInventory(filter, texts.fileName, setRead);
  });
  return (
    <Button disabled={isBusy} onClick={() => void start()}>
      {isBusy ? texts.exporting(read) : texts.exportCsv}
    </Button>
  );
}

function EmptyInventory() {
  const texts = useTexts(inventoryTexts);
  return (
    <EmptyState
      title={texts.empty}
      action={
        <ButtonLink look="action" to={paths.adminAddProduct}>
          {texts.addProduct}
        </ButtonLink>
      }
    >
      {texts.emptyShop}
    </EmptyState>
  );
}
