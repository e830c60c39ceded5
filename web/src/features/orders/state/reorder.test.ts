import { beforeEach, expect, test, vi } from 'vitest';

import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';
import type { Product } from '@kargha/domain/catalogue/product';
import { paise } from '@kargha/domain/money/paise';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { sampleProduct } from '#testing/sample-product.ts';

import { reorder } from './reorder.ts';

const { readCurrentProduct } = vi.hoisted(() => ({
  readCurrentProduct: vi.fn<() => Promise<Product | null>>(),
}));
vi.mock('../data/current-product.ts', () => ({ readCurrentProduct }));

const variants = [{ id: 'v1', name: 'Size', values: ['38', '42'] }];
const bought = (Size: string, quantity: number) => ({
  productId: 'kurta',
  options: { Size },
  title: 'Ajrakh kurta',
  sku: '',
  image: '',
  unitPrice: paise(180_000),
  quantity,
  chargeTax: true,
  discount: paise(0),
});

beforeEach(() => {
  readCurrentProduct.mockResolvedValue(sampleProduct({ _id: 'kurta', variants, quantity: 3 }));
});

test('reorders the same sizes, up to the stock', async () => {
  const { items, unavailable, reduced } = await reorder(
    [bought('38', 2), bought('42', 2)],
    lineTitle,
  );
  expect(items.map(({ item, quantity }) => [item.options, quantity])).toEqual([
    [{ Size: '38' }, 2],
    [{ Size: '42' }, 1],
  ]);
  expect([unavailable, reduced]).toEqual([[], ['Ajrakh kurta (Size: 42)']]);
});

test('reports a discontinued size and reorders the rest', async () => {
  const { items, unavailable } = await reorder([bought('44', 1), bought('38', 1)], lineTitle);
  expect(items).toHaveLength(1);
  expect(unavailable).toEqual(['Ajrakh kurta (Size: 44)']);
});

test('counts the stock of each variant, and leaves out one that is not sold any more', async () => {
  const combinations = {
    v1: { ...PLAIN_COMBINATION, options: { Size: '38' }, quantity: 1, price: 2100 },
    v2: { ...PLAIN_COMBINATION, options: { Size: '42' }, quantity: 4 },
    v3: { ...PLAIN_COMBINATION, options: { Size: '44' }, retired: true },
  };
  const product = sampleProduct({ _id: 'kurta', variants, combinations, quantity: 5, price: 1800 });
  readCurrentProduct.mockResolvedValue(product);
  const { items, unavailable, reduced } = await reorder(
    [bought('38', 2), bought('42', 4), bought('44', 1)],
    lineTitle,
  );
  expect(items).toMatchObject([
    { item: { options: { Size: '38' }, variantId: 'v1', price: 2100, stock: 1 }, quantity: 1 },
    { item: { options: { Size: '42' }, variantId: 'v2', price: 1800, stock: 4 }, quantity: 4 },
  ]);
  expect([unavailable, reduced]).toEqual([
    ['Ajrakh kurta (Size: 44)'],
    ['Ajrakh kurta (Size: 38)'],
  ]);
});
