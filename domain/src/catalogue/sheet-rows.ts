import type { Product } from './product.ts';
import {
  productToRow,
  SHEET_COLUMNS,
  cellText,
  type SheetCells,
  type SheetColumn,
} from './product-sheet.ts';
import { skuKey } from '../shopping/quick-order.ts';

/** How a row says which product it is: by its ID, else by its SKU, else as the one with its title that has no SKU. */
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

/** Finds rows of one sheet that are about the same product, however long the sheet is: no row is kept. */
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
    /** Why a row is refused: all rows of its product, by number; '' for the only one. */
    problemOf: ({ cells }: Pick<SheetRow, 'cells'>): string => {
      for (const { key, called: label } of keysOf(cells)) {
        const rows = rowsOf.get(key) ?? [];
        if (rows.length > 1) return `${rowNumbers(rows)} have the same ${label}. Keep one of them.`;
      }
      return '';
    },
  };
}

/** Under what a row is known in its sheet. */
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

const MOST_NAMED = 10;

/** 'Rows 1, 2 and 3' of at most ten. */
function rowNumbers(rows: readonly number[]): string {
  const numbers = rows.slice(0, MOST_NAMED).map(String);
  const last =
    rows.length > MOST_NAMED ? `${rows.length - MOST_NAMED} more` : (numbers.pop() ?? '');
  return `Rows ${numbers.join(', ')} and ${last}`;
}

/** The cells that say something else than the product does; an empty cell says nothing. */
export function changedCells(cells: SheetCells, product: Product): SheetCells {
  const stored = productToRow(product);
  const changed = SHEET_COLUMNS.filter((column, place) => {
    const cell = oneLineEnd(cellText(cells[column]));
    return cell !== '' && cell !== oneLineEnd(cellText(stored[place]));
  });
  return Object.fromEntries(changed.map((column) => [column, cells[column] ?? '']));
}

/** The columns in which a product differs from what it was. */
export function changedColumns(before: Product, after: Product): SheetColumn[] {
  const [beforeCells, afterCells] = [productToRow(before), productToRow(after)];
  return SHEET_COLUMNS.filter((_, place) => beforeCells[place] !== afterCells[place]);
}

/** Variants with the ids that the shop has given those names. */
export function withExistingIds(
  cell: Product['variants'],
  known: Product['variants'],
): Product['variants'] {
  return cell.map((variant) => {
    const existing = known.find(({ name }) => name === variant.name);
    return existing ? { ...variant, id: existing.id } : variant;
  });
}

/** Spreadsheets end lines in their own way. */
function oneLineEnd(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
