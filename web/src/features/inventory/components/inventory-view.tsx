import { useState } from 'react';

import { formatRupees } from '@kargha/domain/money/money-format';
import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { INVENTORY_FILTERS } from '@kargha/domain/stock/inventory';
import type { InventoryRow, InventoryTotals } from '@kargha/domain/stock/inventory-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { useAction } from '#ui/toasts/use-action.ts';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';

import { inventoryTexts } from '../inventory-texts.ts';
import { exportInventory, useInventory, type InventoryQuery } from '../state/use-inventory.ts';
import { AvailableUnits, ProductName } from './inventory-cells.tsx';

const StockHistory = lazyComponent(async () => (await import('./stock-history.tsx')).StockHistory, {
  onError: 'over',
});

const DEFAULTS = { filter: 'all', search: '' };

export function InventoryView() {
  const texts = useTexts(inventoryTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const { list, totals, adjust } = useInventory(filter);
  const [openRow, setOpenRow] = useState<InventoryRow>();
  return (
    <IndexPage title={texts.title} actions={<ExportButton filter={filter} />}>
      <InventoryTiles totals={totals} />
      <ResourceList
        texts={texts}
        list={list}
        filter={filter}
        defaults={DEFAULTS}
        onFilter={change}
        views={{
          name: 'filter',
          options: INVENTORY_FILTERS.map((id) => ({ id, label: texts.filters[id] })),
        }}
        emptyAction={
          <ButtonLink look="action" to={paths.adminAddProduct}>
            {texts.addProduct}
          </ButtonLink>
        }
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        numbers={['committed', 'onHand']}
        cells={(row) => ({
          product: <ProductName row={row} onHistory={() => setOpenRow(row)} />,
          sku: row.sku || texts.noSku,
          available: <AvailableUnits row={row} onAdjust={adjust} />,
          committed: row.committed,
          onHand: row.onHand,
        })}
      />
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

function InventoryTiles({ totals }: { totals: InventoryTotals | undefined }) {
  const texts = useTexts(inventoryTexts);
  const shown = (value: number | undefined) =>
    value === undefined ? texts.unknown : String(value);
  const value = totals === undefined ? texts.unknown : wholeRupees(totals.value);
  return (
    <Tiles label={texts.tiles}>
      <Tile label={texts.totalProducts} value={shown(totals?.products)} />
      <Tile label={texts.lowStock} value={shown(totals?.lowStock)} />
      <Tile label={texts.outOfStock} value={shown(totals?.outOfStock)} />
      <Tile label={texts.totalValue} value={value} hint={texts.valueHint} />
    </Tiles>
  );
}

function wholeRupees(value: Paise): string {
  return formatRupees(Math.round(paiseToRupees(value)));
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
