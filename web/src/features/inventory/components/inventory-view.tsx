import { formatRupees } from '@kargha/domain/money/money-format';
import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { INVENTORY_FILTERS } from '@kargha/domain/stock/inventory';
import { inventoryEndpoints, type InventoryTotals } from '@kargha/domain/stock/inventory-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { useStaffList, useStaffTotals } from '#session/state/endpoint-queries.ts';
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
  const resource = useStaffList(inventoryEndpoints.list, DEFAULTS);
  const totals = useStaffTotals(inventoryEndpoints.totals);
  return (
    <ResourcePage
      actions={<ExportListButton kinds={['stock']} filter={resource.filter} />}
      totals={totalTiles(totals, texts)}
      texts={texts}
      {...resource}
      views={{ name: 'filter', ids: INVENTORY_FILTERS, labels: texts.filters }}
      emptyAction={
        <ButtonLink look="action" to={paths.adminAddProduct}>
          {texts.addProduct}
        </ButtonLink>
      }
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      numbers={['committed', 'onHand']}
      cells={(row, open) => ({
        product: <ProductName row={row} onHistory={open} />,
        sku: row.sku || texts.noSku,
        available: <AvailableUnits row={row} />,
        committed: row.committed,
        onHand: row.onHand,
      })}
      rowDialog={({ id, title }, close) => (
        <StockHistory productId={id} title={title} onClose={close} />
      )}
    />
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

function wholeRupees(value: Paise): string {
  return formatRupees(Math.round(paiseToRupees(value)));
}
