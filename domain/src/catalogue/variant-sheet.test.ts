import { expect, test } from 'vitest';

import { variantStockIn, variantStockText } from './variant-sheet.ts';

const plain = { sku: '', barcode: '', price: null, costPerItem: null, weight: null };
const rest = { picture: null, lowStock: null, committed: 0, retired: false };
const KURTA = {
  v1: { options: { Size: 'M', Colour: 'Indigo' }, ...plain, ...rest, quantity: 4, sku: 'KUR-M' },
  v2: { options: { Size: 'L', Colour: 'Indigo' }, ...plain, ...rest, quantity: 0, price: 1900.5 },
  v3: { options: { Size: 'S', Colour: 'Indigo' }, ...plain, ...rest, quantity: 0, retired: true },
};

test('the variants on sale are written into one cell and read back', () => {
  const cell = variantStockText(KURTA);
  expect(cell).toBe(
    'Colour=Indigo|Size=L: quantity 0, price 1900.5; Colour=Indigo|Size=M: quantity 4, SKU KUR-M',
  );
  expect(variantStockIn(cell)).toEqual([
    { options: { Colour: 'Indigo', Size: 'L' }, quantity: 0, price: 1900.5 },
    { options: { Colour: 'Indigo', Size: 'M' }, quantity: 4, sku: 'KUR-M' },
  ]);
});

test.each([
  'M 4',
  'Size=: quantity 1',
  'Size=M: quantity four',
  'Size=M: pieces 4',
  '=M: quantity 1',
])('%j cannot be read', (cell) => {
  expect(variantStockIn(cell)).toBeUndefined();
});
