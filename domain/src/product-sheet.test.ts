import { expect, test } from 'vitest';

import { productOfRow, rowOfProduct, SHEET_COLUMNS } from './product-sheet.ts';
import type { Product } from './product.ts';

test('a row is read as the product form would send it, and empty cells are left out', () => {
  const { fields, problems } = productOfRow({
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

test('cells that mean nothing are named with what they hold', () => {
  const { problems } = productOfRow({ Price: 'cheap', 'Charge tax': 'maybe', Variants: 'Red' });
  expect(problems).toEqual([
    'Price: “cheap” is not a number.',
    'Charge tax: “maybe” is neither yes nor no.',
    'Variants: “Red” is not written as Colour=Red|Blue;Size=S|M.',
  ]);
});

test('a formula stays the text that it is, with or without a spreadsheet’s apostrophe', () => {
  expect(productOfRow({ Title: '=1+1' }).fields.title).toBe('=1+1');
  expect(productOfRow({ Title: "'=1+1" }).fields.title).toBe('=1+1');
});

test('a product that is written as a row and read again is the same', () => {
  const product: Product = {
    ...PLAIN,
    _id: 'p1',
    title: 'Kota saree',
    description: 'Two lines,\nand a "quote".',
    tags: ['cotton', 'summer'],
    variants: [{ id: 'v1', name: 'Colour', values: ['Red', 'Blue'] }],
    images: ['https://a.example/1.jpg'],
    chargeTax: false,
  };
  const row = rowOfProduct(product);
  const cells = Object.fromEntries(SHEET_COLUMNS.map((column, place) => [column, row[place]!]));
  const { fields, problems } = productOfRow(cells);
  expect(problems).toEqual([]);
  expect(cells.ID).toBe('p1');
  for (const [name, value] of Object.entries(fields)) {
    expect(product[name as keyof typeof product], name).toEqual(value);
  }
});

const PLAIN: Omit<Product, '_id'> = {
  slug: 'kota-saree',
  title: '',
  description: '',
  category: 'women',
  productCollection: 'saree',
  tags: [],
  searchTokens: [],
  searchTitle: 'Kota',
  searchDescription: '',
  price: 1800,
  costPerItem: 2400,
  chargeTax: true,
  hsnCode: '5208',
  trackQuantity: true,
  quantity: 4,
  committed: 0,
  continueSelling: false,
  hasSKU: true,
  sku: 'KG-1',
  barcode: '',
  isPhysicalProduct: true,
  weight: 0.5,
  weightUnit: 'kg',
  packageType: 'store-default',
  variants: [],
  images: [],
  pictures: [],
  status: 'active',
  restricted: false,
  accessCodeId: null,
  provenance: null,
  marks: [],
  soldScore: 0,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
