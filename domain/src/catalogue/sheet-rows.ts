import type { Product } from './product.ts';
import {
  productToRow,
  SHEET_COLUMNS,
  cellText,
  type SheetCells,
  type SheetColumn,
  type StaffProduct,
} from './product-sheet.ts';
import { skuKey } from '../shopping/quick-order.ts';

/** How a row names its product: by ID, else by SKU, else by title among products without a SKU. */
export interface RowIdentity {
  id: string;
  sku: string;
  title: string;
}

export function identityOf(cells: SheetCells): RowIdentity {
  return {
    id: cellText(cells.ID),
    sku: cellText(cells.SKU),
    title: cellText(cells.Title),
  };
}

interface SheetRow {
  row: number;
  cells: SheetCells;
}

export function duplicateFinder() {
  const rowsOf = new Map<string, number[]>();
  return {
    see: ({ row, cells }: SheetRow): void => {
      for (const { key } of keysOf(cells)) {
        const rows = rowsOf.get(key);
        if (rows) rows.push(row);
        else rowsOf.set(key, [row]);
      }
    },
    problemOf: ({ cells }: Pick<SheetRow, 'cells'>): string => {
      for (const { key, called: label } of keysOf(cells)) {
        const rows = rowsOf.get(key) ?? [];
        if (rows.length > 1) return `${rowNumbers(rows)} have the same ${label}. Keep one of them.`;
      }
      return '';
    },
  };
}

/** Keys by which a row is compared with others. */
function keysOf(cells: SheetCells): { key: string; called: string }[] {
  const { id, sku, title } = identityOf(cells);
  const byId = { key: `id ${id}`, called: `ID ${id}` };
  const bySku = { key: `sku ${skuKey(sku)}`, called: `SKU ${sku}` };
  const byTitle = { key: `title ${title}`, called: `title “${title}” and no SKU` };
  if (id !== '' && sku !== '') return [byId, bySku];
  if (id !== '') return [byId];
  if (sku !== '') return [bySku];
  return title === '' ? [] : [byTitle];
}

const MAX_NAMED = 10;

/** 'Rows 1, 2 and 3', with at most ten numbers. */
function rowNumbers(rows: readonly number[]): string {
  const numbers = rows.slice(0, MAX_NAMED).map(String);
  const last = rows.length > MAX_NAMED ? `${rows.length - MAX_NAMED} more` : (numbers.pop() ?? '');
  return `Rows ${numbers.join(', ')} and ${last}`;
}

/** Cells that differ from the product. Empty cells are ignored. */
export function changedCells(cells: SheetCells, product: StaffProduct): SheetCells {
  const stored = productToRow(product);
  const changed = SHEET_COLUMNS.filter((column, place) => {
    const cell = oneLineEnd(cellText(cells[column]));
    return cell !== '' && cell !== oneLineEnd(cellText(stored[place]));
  });
  return Object.fromEntries(changed.map((column) => [column, cells[column] ?? '']));
}

export function changedColumns(before: StaffProduct, after: StaffProduct): SheetColumn[] {
  const [beforeCells, afterCells] = [productToRow(before), productToRow(after)];
  return SHEET_COLUMNS.filter((_, place) => beforeCells[place] !== afterCells[place]);
}

export function withExistingIds(
  cell: Product['variants'],
  known: Product['variants'],
): Product['variants'] {
  return cell.map((variant) => {
    const existing = known.find(({ name }) => name === variant.name);
    return existing ? { ...variant, id: existing.id } : variant;
  });
}

/** Spreadsheets use different line endings. */
function oneLineEnd(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
