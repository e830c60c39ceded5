import { useState } from 'react';

import { INVENTORY_FILTERS, type InventoryRow } from '@kargha/domain/stock/inventory';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { laterPart } from '#ui/feedback/later-part.tsx';
import { FilterBar, ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { inventoryTexts } from '../inventory-texts.ts';
import { exportInventory } from '../state/inventory-csv.ts';
import { useInventory, type InventoryWish } from '../state/use-inventory.ts';
import { InventoryTable } from './inventory-table.tsx';
import { InventoryTiles } from './inventory-tiles.tsx';

const StockLedger = laterPart(async () => (await import('./stock-ledger.tsx')).StockLedger, {
  lost: 'over',
});

/** What is in stock: figures, filter and the list that can be adjusted in place. */
export function InventoryView() {
  const texts = useTexts(inventoryTexts);
  const [filter, change] = useUrlFilter({ filter: 'all', search: '' });
  const { list, totals, adjust } = useInventory(filter);
  const [told, setTold] = useState<InventoryRow>();

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
            <Nothing />
          )
        }
      >
        {(rows, isStale) => (
          <InventoryTable rows={rows} isStale={isStale} onAdjust={adjust} onHistory={setTold} />
        )}
      </PagedList>
      {told && (
        <StockLedger productId={told.id} title={told.title} onClose={() => setTold(undefined)} />
      )}
    </IndexPage>
  );
}

function ExportButton({ filter }: { filter: InventoryWish }) {
  const texts = useTexts(inventoryTexts);
  const [read, setRead] = useState(0);
  const { isBusy, start } = useDeed(async () => {
    setRead(0);
    await exportInventory(filter, texts.fileName, setRead);
  });
  return (
    <Button disabled={isBusy} onClick={() => void start()}>
      {isBusy ? texts.exporting(read) : texts.exportCsv}
    </Button>
  );
}

function Nothing() {
  const texts = useTexts(inventoryTexts);
  return (
    <EmptyFace
      title={texts.empty}
      action={
        <ButtonLink look="action" to={paths.adminAddProduct}>
          {texts.addProduct}
        </ButtonLink>
      }
    >
      {texts.emptyShop}
    </EmptyFace>
  );
}
