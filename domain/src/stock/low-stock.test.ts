import { expect, test } from 'vitest';

import type { Product } from '../catalogue/product.ts';
import { PLAIN_COMBINATION, PLAIN_PRODUCT } from '../testing/plain-product.ts';
import { fallenUnits, lowUnits, stockMarks } from './low-stock.ts';

const saree = (quantity: number, fields: Partial<Product> = {}) => ({
  ...PLAIN_PRODUCT,
  quantity,
  ...fields,
});
const size = (Size: string, quantity: number) => ({
  ...PLAIN_COMBINATION,
  options: { Size },
  quantity,
});
const kurta = (m: number, l: number, fields: Partial<Product> = {}) =>
  saree(m + l, {
    variants: [{ id: 'size', name: 'Size', values: ['M', 'L'] }],
    combinations: {
      v1: size('M', m),
      v2: { ...size('L', l), lowStock: 10 },
    },
    ...fields,
  });
const names = (units: ReturnType<typeof lowUnits>) =>
  units.map(({ options, variantId }) => options.Size ?? variantId ?? 'all');

test('a product is low at the shop’s limit, or at its own', () => {
  expect(names(lowUnits(saree(3), 3))).toEqual(['all']);
  expect(lowUnits(saree(4), 3)).toEqual([]);
  expect(names(lowUnits(saree(4, { lowStock: 5 }), 3))).toEqual(['all']);
  expect(lowUnits(saree(1, { lowStock: 0 }), 3)).toEqual([]);
  expect(lowUnits(saree(0, { trackQuantity: false }), 3)).toEqual([]);
});

test('each size has its own limit, then the product’s, then the shop’s', () => {
  expect(names(lowUnits(kurta(4, 11), 3))).toEqual([]);
  expect(names(lowUnits(kurta(3, 10), 3))).toEqual(['M', 'L']);
  expect(names(lowUnits(kurta(6, 11, { lowStock: 6 }), 3))).toEqual(['M']);
  expect(names(lowUnits(kurta(0, 11), 3))).toEqual(['M']);
});

test('sizes that are no longer sold are never low', () => {
  const combinations = { v1: { ...PLAIN_COMBINATION, retired: true }, v2: size('L', 20) };
  expect(lowUnits(kurta(0, 20, { combinations }), 3)).toEqual([]);
});

test('a product is marked as sold out with any of its sizes, whatever the others have', () => {
  const isSoldOut = (product: Product) => stockMarks(product, 3).hasSoldOut;
  const marked = (fields: Omit<Product, '_id'>) => isSoldOut({ ...fields, _id: 'kurta' });
  expect([marked(saree(0)), marked(saree(1))]).toEqual([true, false]);
  expect(marked(saree(0, { trackQuantity: false }))).toBe(false);
  expect([marked(kurta(1, 0)), marked(kurta(1, 2))]).toEqual([true, false]);
  const gone = { ...size('M', 4), retired: true };
  expect(marked(kurta(4, 0, { combinations: { v1: gone, v2: size('L', 0) } }))).toBe(true);
  expect(marked(kurta(4, 0, { combinations: { v1: gone } }))).toBe(true);
  expect(marked(kurta(0, 0, { quantity: 2 }))).toBe(true);
});

test('a fall is a change from above the limit to it or below', () => {
  expect(names(fallenUnits(saree(4), saree(3), 3))).toEqual(['all']);
  expect(names(fallenUnits(saree(40), saree(0), 3))).toEqual(['all']);
  expect(fallenUnits(saree(3), saree(2), 3)).toEqual([]);
  expect(fallenUnits(saree(2), saree(3), 3)).toEqual([]);
  expect(names(fallenUnits(kurta(4, 20), kurta(4, 10), 3))).toEqual(['L']);
});

test('a raised limit, a new size and stock that was not counted are no falls', () => {
  expect(fallenUnits(saree(5), saree(5, { lowStock: 8 }), 3)).toEqual([]);
  expect(fallenUnits(saree(1, { trackQuantity: false }), saree(1), 3)).toEqual([]);
  const before = kurta(0, 20, { combinations: { v2: size('L', 20) } });
  expect(fallenUnits(before, kurta(1, 20), 3)).toEqual([]);
});
