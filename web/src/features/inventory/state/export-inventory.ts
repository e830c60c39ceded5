import { paiseToRupees } from '@kargha/domain/money/paise';
import { valueAtCost } from '@kargha/domain/stock/inventory';
import { inventoryEndpoints, type InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { exportCsv } from '#lib/files/csv-export.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';

const HEADINGS = [
  ...['Product', 'Variant', 'SKU', 'Available', 'Committed', 'On hand', 'Status', 'Tracked'],
  ...['Unit cost', 'Stock at cost'],
];

type StockRow = Pick<InventoryRow, 'title' | 'sku' | 'status' | 'isTracked' | 'unitCost'> & {
  variant: string;
  available: number;
  committed: number;
};

/** A row for the product, or for each of its variants and for what belongs to none. */
function stockRows(row: InventoryRow): StockRow[] {
  const { variants, unassigned } = row;
  if (variants.length === 0) return [{ ...row, variant: '' }];
  const rows = variants.map(({ options, ...level }) => ({
    ...row,
    ...level,
    sku: level.sku === '' ? row.sku : level.sku,
    variant: Object.values(options).join(', '),
  }));
  if (unassigned === 0) return rows;
  return [...rows, { ...row, variant: '', available: unassigned, committed: 0 }];
}

function cellsOf({ available, committed, unitCost, ...row }: StockRow): string[] {
  const onHand = available + committed;
  return [
    row.title,
    row.variant,
    row.sku,
    String(available),
    String(committed),
    String(onHand),
    row.status,
    row.isTracked ? 'yes' : 'no',
    String(unitCost ?? ''),
    unitCost === null ? '' : String(paiseToRupees(valueAtCost(onHand, unitCost))),
  ];
}

/** `onProgress` receives the number of rows so far. */
export async function exportInventory(
  filter: Readonly<Record<string, string>>,
  name: string,
  onProgress: (rows: number) => void,
): Promise<void> {
  const read = async (cursor: string) => {
    const query = { ...filter, cursor, costs: 'true' };
    const page = await readStaffPage(inventoryEndpoints.list, query);
    return { ...page, rows: page.rows.flatMap(stockRows) };
  };
  await exportCsv({ name, head: HEADINGS, read, cells: cellsOf }, onProgress);
}
