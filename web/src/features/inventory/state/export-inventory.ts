import { paiseToRupees } from '@kargha/domain/money/paise';
import { valueAtCost } from '@kargha/domain/stock/inventory';
import { inventoryEndpoints, type InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { exportCsv } from '#lib/files/csv-export.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';

const HEADINGS = [
  ...['Product', 'SKU', 'Available', 'Committed', 'On hand', 'Status', 'Tracked'],
  ...['Unit cost', 'Stock at cost'],
];

function cellsOf(row: InventoryRow): string[] {
  return [
    row.title,
    row.sku,
    String(row.available),
    String(row.committed),
    String(row.onHand),
    row.status,
    row.isTracked ? 'yes' : 'no',
    String(row.unitCost ?? ''),
    row.unitCost === null ? '' : String(paiseToRupees(valueAtCost(row.onHand, row.unitCost))),
  ];
}

/** `onProgress` receives the number of rows so far. */
export async function exportInventory(
  filter: Readonly<Record<string, string>>,
  name: string,
  onProgress: (rows: number) => void,
): Promise<void> {
  const read = (cursor: string) =>
    readStaffPage(inventoryEndpoints.list, { ...filter, cursor, costs: 'true' });
  await exportCsv({ name, head: HEADINGS, read, cells: cellsOf }, onProgress);
}
