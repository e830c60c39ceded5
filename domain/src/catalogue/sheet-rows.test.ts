import { expect, test } from 'vitest';

import { PLAIN_PRODUCT } from '../testing/plain-product.ts';
import { productInputSchema } from './product-input.ts';
import { productToRow, SHEET_COLUMNS, SHEET_FIELDS, type SheetCells } from './product-sheet.ts';
import type { Product } from './product.ts';
import { changedCells, identityOf, duplicateFinder, withExistingIds } from './sheet-rows.ts';

const PRODUCT: Product = {
  ...PLAIN_PRODUCT,
  _id: 'p1',
  title: '=Kota saree',
  description: 'Two lines,\nand a "quote".',
  tags: ['cotton', 'summer'],
  costPerItem: 2400,
  ...{ hasSKU: true, sku: 'KG-1', weight: 0.5 },
  ...{ productType: '', vendor: '', salesChannels: ['online-store'], markets: [] },
  variants: [{ id: 'colour', name: 'Colour', values: ['Red', 'Blue'] }],
  images: ['products/p1/upload.jpg'],
};

const EXPORTED: SheetCells = Object.fromEntries(
  SHEET_COLUMNS.map((column, place) => [column, productToRow(PRODUCT)[place] ?? '']),
);

function problemsOf(sheet: readonly SheetCells[]): string[] {
  const duplicates = duplicateFinder();
  const rows = sheet.map((cells, place) => ({ row: place + 1, cells }));
  rows.forEach(duplicates.see);
  return rows.map(duplicates.problemOf);
}

/**
 * Who sees and buys a product, and what it is made to, is set in its form; origin, label and SKU have other columns.
 */
const WITHOUT_COLUMN = [
  ...['salesChannels', 'markets', 'restricted', 'accessCodeId', 'bulk'],
  ...['provenance', 'label', 'marks', 'hasSKU', 'tailoring'],
];

test('has a column for every field of the product form, or says why not', () => {
  const fields = Object.keys(productInputSchema.fields);
  expect([...SHEET_FIELDS.slice(1), ...WITHOUT_COLUMN].sort()).toEqual(fields.sort());
});

test('finds no changes in an unchanged export with other line breaks and apostrophes', () => {
  expect(changedCells(EXPORTED, PRODUCT)).toEqual({});
  const saved = {
    ...EXPORTED,
    Title: "'=Kota saree",
    Description: 'Two lines,\r\nand a "quote". ',
  };
  expect(changedCells(saved, PRODUCT)).toEqual({});
});

test('finds changed cells and ignores empty ones', () => {
  const corrected = { ...EXPORTED, Price: '1900', Quantity: '9', Tags: '', Vendor: 'Asha' };
  expect(changedCells(corrected, PRODUCT)).toEqual({
    Price: '1900',
    Quantity: '9',
    Vendor: 'Asha',
  });
});

test('matches a row to a product by ID, SKU and title, trimmed', () => {
  expect(identityOf({ ID: ' p1 ', SKU: "'-7", Title: ' Kota ' })).toEqual({
    id: 'p1',
    sku: '-7',
    title: 'Kota',
  });
});

test('rejects several rows of one product with all row numbers', () => {
  const bySku = 'Rows 1 and 3 have the same SKU';
  expect(problemsOf([{ SKU: 'KG-1' }, { SKU: 'KG-2' }, { SKU: ' kg-1' }])).toEqual([
    `${bySku} KG-1. Keep one of them.`,
    '',
    `${bySku} kg-1. Keep one of them.`,
  ]);
  expect(problemsOf([{ ID: 'p1' }, { ID: 'p1', SKU: 'x' }])[1]).toBe(
    'Rows 1 and 2 have the same ID p1. Keep one of them.',
  );
  expect(problemsOf([{ Title: 'Kota' }, { Title: 'Kota' }, { Title: 'Kota' }])[0]).toBe(
    'Rows 1, 2 and 3 have the same title “Kota” and no SKU. Keep one of them.',
  );
});

test('allows one title with different SKUs, and rows without a name', () => {
  const sheet: SheetCells[] = [
    { Title: 'Kota', SKU: 'a' },
    { Title: 'Kota', SKU: 'b' },
    { Title: 'Kota' },
    { Price: '1' },
    { Price: '1' },
  ];
  expect(problemsOf(sheet)).toEqual(['', '', '', '', '']);
});

test('lists ten of very many rows for one product', () => {
  const [problem] = problemsOf(Array.from({ length: 14 }, () => ({ SKU: 'x' })));
  expect(problem).toBe(
    'Rows 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 4 more have the same SKU x. Keep one of them.',
  );
});

test('derives the variant id from its name', () => {
  const typed = [
    { id: 'v1', name: 'Size', values: ['S'] },
    { id: 'v2', name: 'Colour', values: ['Green'] },
  ];
  expect(withExistingIds(typed, PRODUCT.variants).map(({ id }) => id)).toEqual(['v1', 'colour']);
});
