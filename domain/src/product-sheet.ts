import { array, boolean, number, object, string, type InferType } from 'yup';

import type { Product } from './product.ts';
import { recordIds } from './record-id.ts';

/** Rows that one request may bring. */
export const MOST_SHEET_ROWS = 200;

type Kind = 'text' | 'number' | 'flag' | 'list' | 'pictures' | 'variants';

/** The columns of a product sheet, for import and export; `field` is the product's own. */
const COLUMNS = {
  ID: ['_id', 'text'],
  Title: ['title', 'text'],
  Description: ['description', 'text'],
  Category: ['category', 'text'],
  Collection: ['productCollection', 'text'],
  Price: ['price', 'number'],
  'Original price': ['costPerItem', 'number'],
  'Charge tax': ['chargeTax', 'flag'],
  'HSN code': ['hsnCode', 'text'],
  'Track quantity': ['trackQuantity', 'flag'],
  Quantity: ['quantity', 'number'],
  'Continue selling': ['continueSelling', 'flag'],
  SKU: ['sku', 'text'],
  Barcode: ['barcode', 'text'],
  'Physical product': ['isPhysicalProduct', 'flag'],
  Weight: ['weight', 'number'],
  'Weight unit': ['weightUnit', 'text'],
  Package: ['packageType', 'text'],
  'Search title': ['searchTitle', 'text'],
  'Search description': ['searchDescription', 'text'],
  Tags: ['tags', 'list'],
  Type: ['productType', 'text'],
  Vendor: ['vendor', 'text'],
  Variants: ['variants', 'variants'],
  Images: ['images', 'pictures'],
  Status: ['status', 'text'],
} as const satisfies Record<string, readonly [keyof Product, Kind]>;

export type SheetColumn = keyof typeof COLUMNS;
export const SHEET_COLUMNS = Object.keys(COLUMNS) as SheetColumn[];

/** One row of a sheet: its cells by heading, as they were typed. */
export type SheetCells = Readonly<Record<string, string>>;

/** POST /api/product-import. */
export const productImportSchema = object({
  importId: string()
    .strict()
    .matches(recordIds(8, 64), 'This is not the id of an import.')
    .required('The id of the import is missing.'),
  /** only tells what would come of it */
  dryRun: boolean().strict().required('Is it a trial?'),
  rows: array(
    object({
      row: number().strict().integer().min(1).max(1_000_000).required('The row is missing.'),
      cells: object().required('The cells are missing.'),
    }),
  )
    .strict()
    .min(1, 'There is no row.')
    .max(MOST_SHEET_ROWS, `At most ${MOST_SHEET_ROWS} rows at a time.`)
    .required('There is no row.'),
});
export type ProductImportRequest = InferType<typeof productImportSchema>;

export const SHEET_RESULTS = ['refused', 'created', 'changed', 'unchanged'] as const;
export type SheetResult = (typeof SHEET_RESULTS)[number];

/** What came of one row, or on trial would come of it. */
export interface SheetOutcome {
  row: number;
  result: SheetResult;
  /** the product that it is about; '' for one that is not there */
  productId: string;
  /** the product's title as the shop has it afterwards; '' when nobody knows it */
  title: string;
  /** the columns that differ from what the shop had */
  changes: SheetColumn[];
  /** cells that the shop does not take from a sheet, such as a counted quantity */
  notes: string[];
  /** '' unless it was refused */
  problem: string;
}

/** A row as the product form would send it; empty cells are left out. `problems` are cells that mean nothing. */
export function productOfRow(cells: SheetCells): {
  fields: Record<string, unknown>;
  problems: string[];
} {
  const fields: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const column of SHEET_COLUMNS) {
    const [field, kind] = COLUMNS[column];
    const typed = typedCell(cells[column]);
    if (typed === '' || field === '_id') continue;
    const value = READ[kind](typed);
    if (value === undefined) problems.push(`${column}: “${typed}” ${NOT_A[kind] ?? ''}`);
    else fields[field] = value;
  }
  return { fields, problems };
}

/** A product as a row of a sheet, in the order of the columns. */
export function rowOfProduct(product: Product): string[] {
  return SHEET_COLUMNS.map((column) => {
    const [field, kind] = COLUMNS[column];
    return WRITE[kind](product[field]);
  });
}

/** What a spreadsheet keeps from being a formula by an apostrophe is that text, without it. */
export function typedCell(cell = ''): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

const NOT_A: Partial<Record<Kind, string>> = {
  number: 'is not a number.',
  flag: 'is neither yes nor no.',
  variants: 'is not written as Colour=Red|Blue;Size=S|M.',
};

const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  no: false,
  false: false,
};

const READ: Record<Kind, (typed: string) => unknown> = {
  text: (typed) => typed,
  number: (typed) => {
    const plain = typed.replaceAll(',', '').replace(/^₹\s*/, '');
    return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
  },
  flag: (typed) => FLAGS[typed.toLowerCase()],
  list: (typed) => parted(typed, ','),
  pictures: (typed) => typed.split(/\s+/),
  variants: readVariants,
};

const WRITE: Record<Kind, (value: unknown) => string> = {
  text: (value) => (typeof value === 'string' ? value : ''),
  number: (value) => (typeof value === 'number' ? String(value) : ''),
  flag: (value) => (value === true ? 'yes' : 'no'),
  list: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  pictures: (value) => (Array.isArray(value) ? value.join(' ') : ''),
  variants: (value) =>
    ((value ?? []) as Product['variants'])
      .map(({ name, values }) => `${name}=${values.join('|')}`)
      .join(';'),
};

function readVariants(typed: string): Product['variants'] | undefined {
  const variants = parted(typed, ';').map((one, place) => {
    const [name = '', ...values] = one.split('=');
    return { id: `v${place + 1}`, name: name.trim(), values: parted(values.join('='), '|') };
  });
  const isWhole = variants.every(({ name, values }) => name !== '' && values.length > 0);
  return isWhole ? variants : undefined;
}

function parted(typed: string, separator: string): string[] {
  return typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
