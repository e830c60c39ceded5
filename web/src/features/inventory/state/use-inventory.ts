import { useCallback, useEffect, useState } from 'react';

import type { StockAdjustment } from '@kargha/domain/stock/inventory';
import type { InventoryRow, InventoryTotals } from '@kargha/domain/stock/inventory-endpoints';
import { exportCsv } from '#lib/files/csv-export.ts';
import { usePages } from '#lib/reading/use-pages.ts';

import { adjustStock, listInventory, listMovements, readTotals } from '../data/inventory-api.ts';

export interface InventoryQuery extends Readonly<Record<string, string>> {
  filter: string;
  search: string;
}

export function useInventory(filter: InventoryQuery) {
  const list = usePages({ read: listInventory, filter, idOf: ({ id }: InventoryRow) => id });
  const [totals, setTotals] = useState<InventoryTotals>();
  const reloadTotals = useCallback(
    () => readTotals().then(setTotals, () => setTotals(undefined)),
    [],
  );
  useEffect(() => {
    void reloadTotals();
  }, [reloadTotals]);

  async function adjust(productId: string, adjustment: StockAdjustment): Promise<InventoryRow> {
    const row = await adjustStock(productId, adjustment);
    list.replace(row);
    void reloadTotals();
    return row;
  }

  return { list, totals, adjust };
}

export function useMovements(productId: string) {
  return usePages({
    read: ({ product }, cursor) => listMovements(product, cursor),
    filter: { product: productId },
    idOf: ({ id }) => id,
  });
}

const HEADINGS = ['Product', 'SKU', 'Available', 'Committed', 'On hand', 'Status', 'Tracked'];

function cellsOf(row: InventoryRow): string[] {
  return [
    row.title,
    row.sku,
    String(row.available),
    String(row.committed),
    String(row.onHand),
    row.status,
    row.isTracked ? 'yes' : 'no',
  ];
}

/** `onProgress` receives the number of rows so far. */
export async function exportInventory(
  filter: InventoryQuery,
  name: string,
  onProgress: (rows: number) => void,
): Promise<void> {
  const read = (cursor: string) => listInventory(filter, cursor);
  await exportCsv({ name, head: HEADINGS, read, cells: cellsOf }, onProgress);
}
