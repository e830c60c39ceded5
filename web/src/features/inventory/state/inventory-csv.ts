import type { InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { exportCsv } from '#lib/files/csv-export.ts';

import { listInventory } from '../data/inventory-api.ts';
import type { InventoryQuery } from './use-inventory.ts';

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
