import { expect, test } from 'vitest';

import { PLAIN_COMBINATION } from '../testing/plain-product.ts';
import { variantStockIn, variantStockText } from './variant-sheet.ts';

const sized = (Size: string) => ({ ...PLAIN_COMBINATION, options: { Size, Colour: 'Indigo' } });
const KURTA = {
  v1: { ...sized('M'), quantity: 4, sku: 'KUR-M' },
  v2: { ...sized('L'), price: 1900.5 },
  v3: { ...sized('S'), retired: true },
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
