import type { InventoryRow } from '@kargha/domain/inventory';
import { csvText } from '#lib/csv.ts';

const HEADINGS = ['Product', 'SKU', 'Available', 'Committed', 'On hand', 'Status', 'Tracked'];

/** The inventory as a CSV file for spreadsheets. */
export function inventoryCsv(rows: readonly InventoryRow[]): string {
  const lines = rows.map((row) => [
    row.title,
    row.sku,
    String(row.available),
    String(row.committed),
    String(row.onHand),
    row.status,
    row.isTracked ? 'yes' : 'no',
  ]);
  return csvText([HEADINGS, ...lines]);
}
