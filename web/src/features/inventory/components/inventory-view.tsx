import { useState } from 'react';

import { formatRupees } from '@kargha/domain/money/money-format';
import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { INVENTORY_FILTERS } from '@kargha/domain/stock/inventory';
import {
  inventoryEndpoints,
  type InventoryRow,
  type InventoryTotals,
} from '@kargha/domain/stock/inventory-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { useStaffPages, useStaffQuery } from '#session/state/endpoint-queries.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import type { TileRow } from '#ui/lists/tiles.tsx';

import { inventoryTexts } from '../inventory-texts.ts';
import { AvailableUnits, ProductName } from './inventory-cells.tsx';

const StockHistory = lazyComponent(async () => (await import('./stock-history.tsx')).StockHistory, {
  onError: 'over',
});

const DEFAULTS = { filter: 'all', search: '' };

export function InventoryView() {
  const texts = useTexts(inventoryTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const list = useStaffPages(inventoryEndpoints.list, filter);
  const totals = useTotals();
  const [openRow, setOpenRow] = useState<InventoryRow>();
  return (
    <ResourcePage
      actions={<ExportListButton kinds={['stock']} filter={filter} />}
      totals={totalTiles(totals, texts)}
      texts={texts}
      list={list}
      filter={filter}
      defaults={DEFAULTS}
      onFilter={change}
      views={{ name: 'filter', ids: INVENTORY_FILTERS, labels: texts.filters }}
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
        available: <AvailableUnits row={row} />,
        committed: row.committed,
        onHand: row.onHand,
      })}
    >
      {openRow && (
        <StockHistory
          productId={openRow.id}
          title={openRow.title}
          onClose={() => setOpenRow(undefined)}
        />
      )}
    </ResourcePage>
  );
}

function totalTiles(
  totals: InventoryTotals | undefined,
  texts: (typeof inventoryTexts)['en'],
): TileRow[] {
  const { value, withoutCost } = totals ?? {};
  return [
    [texts.totalProducts, totals?.products],
    [texts.lowStock, totals?.lowStock],
    [texts.outOfStock, totals?.outOfStock],
    ...(value === null
      ? []
      : [
          [
            texts.totalValue,
            value === undefined ? undefined : wholeRupees(value),
            texts.valueHint(withoutCost ?? 0),
          ] satisfies TileRow,
        ]),
  ];
}

function useTotals() {
  const { data, isError } = useStaffQuery(inventoryEndpoints.totals, {});
  // If they cannot be read after a change, the old ones are wrong.
  return isError ? undefined : data?.totals;
}

function wholeRupees(value: Paise): string {
  return formatRupees(Math.round(paiseToRupees(value)));
}
