import { expect, test } from 'vitest';

import { PLAIN_PRODUCT } from '../testing/plain-product.ts';
import { rowToProduct, productToRow, SHEET_COLUMNS } from './product-sheet.ts';
import type { Product } from './product.ts';
import type { Provenance } from './provenance.ts';

const KOTA: Omit<Product, '_id'> = {
  ...PLAIN_PRODUCT,
  ...{ searchTitle: 'Kota', costPerItem: 2400, hasSKU: true, sku: 'KG-1', weight: 0.5 },
};

test('reads a row like the product form and skips empty cells', () => {
  const { fields, problems } = rowToProduct({
    Title: ' Kota saree ',
    Price: '₹1,800.50',
    'Charge tax': 'No',
    Tags: 'cotton, summer,',
    Images: 'https://a.example/1.jpg  https://a.example/2.jpg',
    Variants: 'Colour=Red|Blue; Size=S',
    Vendor: '',
  });
  expect(problems).toEqual([]);
  expect(fields).toEqual({
    title: 'Kota saree',
    price: 1800.5,
    chargeTax: false,
    tags: ['cotton', 'summer'],
    images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    variants: [
      { id: 'v1', name: 'Colour', values: ['Red', 'Blue'] },
      { id: 'v2', name: 'Size', values: ['S'] },
    ],
  });
});

test('reports invalid cells with their text', () => {
  const { problems } = rowToProduct({ Price: 'cheap', 'Charge tax': 'maybe', Variants: 'Red' });
  expect(problems).toEqual([
    'Price: “cheap” is not a number.',
    'Charge tax: “maybe” must be yes or no.',
    'Variants: “Red” must look like Colour=Red|Blue;Size=S|M.',
  ]);
});

test('keeps a formula as text, with or without an apostrophe', () => {
  expect(rowToProduct({ Title: '=1+1' }).fields.title).toBe('=1+1');
  expect(rowToProduct({ Title: "'=1+1" }).fields.title).toBe('=1+1');
});

test('reads an exported product unchanged', () => {
  const product: Product = {
    ...KOTA,
    _id: 'p1',
    description: 'Two lines,\nand a "quote".',
    titleHindi: 'कोटा साड़ी',
    descriptionHindi: 'दो पंक्तियाँ,\nऔर एक “उद्धरण”।',
    tags: ['cotton', 'summer'],
    variants: [{ id: 'v1', name: 'Colour', values: ['Red', 'Blue'] }],
    images: ['https://a.example/1.jpg'],
    chargeTax: false,
  };
  const row = productToRow(product);
  const cells = Object.fromEntries(SHEET_COLUMNS.map((column, place) => [column, row[place]!]));
  const { fields, problems } = rowToProduct(cells);
  expect(problems).toEqual([]);
  expect(cells.ID).toBe('p1');
  expect(fields.titleHindi).toBe('कोटा साड़ी');
  expect(fields.descriptionHindi).toBe(product.descriptionHindi);
  for (const [name, value] of Object.entries(fields)) {
    expect(product[name as keyof typeof product], name).toEqual(value);
  }
});

const ORIGIN: Provenance = {
  craft: 'Kota doria',
  weave: 'Square check',
  cluster: 'Kaithun',
  district: 'Kota',
  state: 'Rajasthan',
  artisan: 'Weavers of Kaithun',
  loomType: 'Pit loom',
  fibre: [
    { name: 'Cotton', percent: 66.7 },
    { name: 'Mulberry silk', percent: 33.3 },
  ],
  zari: 'Tested zari',
  dye: 'Vat dyes',
  handHours: 42,
  lengthM: 5.5,
  widthCm: 116,
  weightGsm: 0,
  blousePiece: true,
  dimensions: '5.5 m × 116 cm',
  care: 'Dry clean; keep it from the sun.',
};

test('exports and imports the provenance; an unknown one has empty cells', () => {
  const row = productToRow({ ...KOTA, _id: 'p1', provenance: ORIGIN });
  const cells = Object.fromEntries(SHEET_COLUMNS.map((column, place) => [column, row[place]!]));
  expect(cells).toMatchObject({ Fibre: 'Cotton 66.7; Mulberry silk 33.3', 'Weight gsm': '' });
  const { fields, problems } = rowToProduct(cells);
  expect(problems).toEqual([]);
  const { weightGsm: unknown, ...known } = ORIGIN;
  expect(fields.provenance).toEqual(known);
  expect(unknown).toBe(0);

  const silent = productToRow({ ...KOTA, _id: 'p1' });
  expect(silent.slice(SHEET_COLUMNS.indexOf('Craft'))).toEqual(Array(17).fill(''));
  expect(rowToProduct({ Title: 'Kota saree' }).fields).not.toHaveProperty('provenance');
});

test('accepts a partial provenance and rejects invalid values', () => {
  expect(rowToProduct({ State: 'Assam', Fibre: 'Muga silk' }).fields.provenance).toEqual({
    state: 'Assam',
    fibre: [{ name: 'Muga silk', percent: 100 }],
  });
  expect(rowToProduct({ Fibre: 'Cotton; Silk', 'Hand hours': 'many' }).problems).toEqual([
    'Fibre: “Cotton; Silk” must look like Cotton 80; Silk 20.',
    'Hand hours: “many” is not a number.',
  ]);
});
