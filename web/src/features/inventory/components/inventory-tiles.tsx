import type { InventoryTotals } from '@kargha/domain/stock/inventory-endpoints';
import { formatRupees } from '@kargha/domain/money/money-format';
import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';

import { inventoryTexts } from '../inventory-texts.ts';

export function InventoryTiles({ totals }: { totals: InventoryTotals | undefined }) {
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
