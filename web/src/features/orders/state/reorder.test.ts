import { beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { paise } from '@kargha/domain/money/paise';
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
  const { items, unavailable, reduced } = await reorder([bought('38', 2), bought('42', 2)]);
  expect(items.map(({ item, quantity }) => [item.options, quantity])).toEqual([
    [{ Size: '38' }, 2],
    [{ Size: '42' }, 1],
  ]);
  expect([unavailable, reduced]).toEqual([[], ['Ajrakh kurta (Size: 42)']]);
});

test('reports a discontinued size and reorders the rest', async () => {
  const { items, unavailable } = await reorder([bought('44', 1), bought('38', 1)]);
  expect(items).toHaveLength(1);
  expect(unavailable).toEqual(['Ajrakh kurta (Size: 44)']);
});
