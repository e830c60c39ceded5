import { array, boolean, number, object, string, type InferType } from 'yup';

import type { ProductCosts } from './costing.ts';
import type { ProductLabel } from './label-fields.ts';
import type { Product } from './product.ts';
import type { Provenance } from './provenance.ts';
import { recordIds } from '../records/record-id.ts';
import { CELL_PROBLEMS, READ, WRITE, type CellKind } from './sheet-cells.ts';

export const MAX_SHEET_ROWS = 200;

/** A product with what it costs. */
export type StaffProduct = Product & Partial<ProductCosts>;

const COLUMNS = {
  ID: ['_id', 'text'],
  Title: ['title', 'text'],
  Description: ['description', 'text'],
  'Title in Hindi': ['titleHindi', 'text'],
  'Description in Hindi': ['descriptionHindi', 'text'],
  Category: ['category', 'text'],
  Collection: ['productCollection', 'text'],
  Price: ['price', 'number'],
  'Original price': ['costPerItem', 'number'],
  'Unit cost': ['unitCost', 'number'],
  Supplier: ['supplier', 'text'],
  'Charge tax': ['chargeTax', 'flag'],
  'HSN code': ['hsnCode', 'text'],
  'Track quantity': ['trackQuantity', 'flag'],
  Quantity: ['quantity', 'number'],
  'Low stock at': ['lowStock', 'number'],
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
  'Variant stock': ['combinations', 'stock'],
  Images: ['images', 'pictures'],
  Status: ['status', 'text'],
} as const satisfies Record<string, readonly [keyof StaffProduct, CellKind]>;

const ORIGIN_COLUMNS = {
  Craft: ['craft', 'text'],
  Weave: ['weave', 'text'],
  Cluster: ['cluster', 'text'],
  District: ['district', 'text'],
  State: ['state', 'text'],
  Artisan: ['artisan', 'text'],
  Loom: ['loomType', 'text'],
  Fibre: ['fibre', 'fibres'],
  Zari: ['zari', 'text'],
  Dye: ['dye', 'text'],
  'Hand hours': ['handHours', 'amount'],
  'Length m': ['lengthM', 'amount'],
  'Width cm': ['widthCm', 'amount'],
  'Weight gsm': ['weightGsm', 'amount'],
  'Blouse piece': ['blousePiece', 'flag'],
  Dimensions: ['dimensions', 'text'],
  Care: ['care', 'text'],
} as const satisfies Record<string, readonly [keyof Provenance, CellKind]>;

const LABEL_COLUMNS = {
  MRP: ['mrp', 'amount'],
  'Net quantity': ['netQuantity', 'text'],
  'Label role': ['makerKind', 'text'],
  'Label name': ['makerName', 'text'],
  'Label address': ['makerAddress', 'text'],
  'Country of origin': ['countryOfOrigin', 'text'],
  'Month of manufacture': ['monthOfManufacture', 'text'],
} as const satisfies Record<string, readonly [keyof ProductLabel, CellKind]>;

/** The fields of a product that have a column of their own. */
export const SHEET_FIELDS: readonly string[] = Object.values(COLUMNS).map(([field]) => field);

type ProductColumn = keyof typeof COLUMNS;
type LabelColumn = keyof typeof LABEL_COLUMNS;
type OriginColumn = keyof typeof ORIGIN_COLUMNS;
const PRODUCT_COLUMNS = Object.keys(COLUMNS) as ProductColumn[];
const LABEL_COLUMN_NAMES = Object.keys(LABEL_COLUMNS) as LabelColumn[];
const ORIGIN_COLUMN_NAMES = Object.keys(ORIGIN_COLUMNS) as OriginColumn[];

export type SheetColumn = ProductColumn | LabelColumn | OriginColumn;
export const SHEET_COLUMNS: readonly SheetColumn[] = [
  ...PRODUCT_COLUMNS,
  ...LABEL_COLUMN_NAMES,
  ...ORIGIN_COLUMN_NAMES,
];

const isNumber = ([, kind]: readonly [string, CellKind]) => kind === 'number' || kind === 'amount';

export const SHEET_NUMBER_COLUMNS: readonly string[] = Object.entries<readonly [string, CellKind]>({
  ...COLUMNS,
  ...ORIGIN_COLUMNS,
  ...LABEL_COLUMNS,
})
  .filter(([, column]) => isNumber(column))
  .map(([name]) => name);

/** Only staff who may see costs get these. */
export const SHEET_COST_COLUMNS: readonly string[] = [
  'Unit cost',
  'Supplier',
] satisfies ProductColumn[];

export type SheetCells = Readonly<Record<string, string>>;

export const productImportSchema = object({
  importId: string()
    .strict()
    .matches(recordIds(8, 64), 'The import ID is not valid.')
    .required('The import ID is missing.'),
  /** only returns what would happen */
  dryRun: boolean().strict().required('Set dryRun to true or false.'),
  rows: array(
    object({
      row: number().strict().integer().min(1).max(1_000_000).required('The row number is missing.'),
      cells: object().required('The cells are missing.'),
    }),
  )
    .strict()
    .min(1, 'Send at least one row.')
    .max(MAX_SHEET_ROWS, `At most ${MAX_SHEET_ROWS} rows at a time.`)
    .required('Send at least one row.'),
});
export type ProductImportRequest = InferType<typeof productImportSchema>;

export const SHEET_RESULTS = ['refused', 'created', 'changed', 'unchanged'] as const;
export type SheetResult = (typeof SHEET_RESULTS)[number];

/** A row as fields of the product form, without empty cells. `problems` lists cells that cannot be read. */
export function rowToProduct(cells: SheetCells): {
  fields: Record<string, unknown> & {
    label?: Partial<ProductLabel>;
    provenance?: Partial<Provenance>;
  };
  problems: string[];
} {
  const product = fieldsIn(cells, COLUMNS, PRODUCT_COLUMNS);
  const origin = fieldsIn(cells, ORIGIN_COLUMNS, ORIGIN_COLUMN_NAMES);
  const label = fieldsIn(cells, LABEL_COLUMNS, LABEL_COLUMN_NAMES);
  const { _id, ...fields } = product.fields;
  const isFilled = (part: object) => Object.keys(part).length > 0;
  return {
    fields: {
      ...fields,
      ...(isFilled(label.fields) && { label: label.fields }),
      ...(isFilled(origin.fields) && { provenance: origin.fields }),
    },
    problems: [...product.problems, ...label.problems, ...origin.problems],
  };
}

/** The fields that a row fills, for these columns. */
function fieldsIn<Column extends string>(
  cells: SheetCells,
  columns: Readonly<Record<Column, readonly [field: string, kind: CellKind]>>,
  names: readonly Column[],
): { fields: Record<string, unknown>; problems: string[] } {
  const fields: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const column of names) {
    const [field, kind] = columns[column];
    const typed = cellText(cells[column]);
    if (typed === '') continue;
    const value = READ[kind](typed);
    if (value === undefined) problems.push(`${column}: “${typed}” ${CELL_PROBLEMS[kind] ?? ''}`);
    else fields[field] = value;
  }
  return { fields, problems };
}

/** A product as a row, in the order of the columns. */
export function productToRow(product: StaffProduct): string[] {
  const { label, provenance } = product;
  const productCells = Object.values(COLUMNS).map(([field, kind]) => WRITE[kind](product[field]));
  const labelCells = Object.values(LABEL_COLUMNS).map(([field, kind]) =>
    label ? WRITE[kind](label[field]) : '',
  );
  const origin = Object.values(ORIGIN_COLUMNS).map(([field, kind]) =>
    provenance ? WRITE[kind](provenance[field]) : '',
  );
  return [...productCells, ...labelCells, ...origin];
}

/** Removes the apostrophe that spreadsheets use to mark text that looks like a formula. */
export function cellText(cell = ''): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
