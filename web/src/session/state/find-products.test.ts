import { expect, test, vi } from 'vitest';

import { sampleInventory } from '#testing/sample-inventory.ts';

import { findStock } from './find-products.ts';
import { callStaffApi } from './staff-api.ts';

vi.mock('./staff-api.ts', async (original) => ({ ...(await original()), callStaffApi: vi.fn() }));

test('lists the size with the typed SKU first', async () => {
  const size = (Size: string) => ({
    ...{ id: `v${Size}`, options: { Size }, sku: `KRT-${Size}`, lowStock: 3 },
    ...{ available: 2, committed: 0 },
  });
  const variants = ['S', 'M', 'L'].map(size);
  vi.mocked(callStaffApi).mockResolvedValue(sampleInventory({ sku: 'KRT', variants }));
  const found = await findStock(' krt-m').queryFn();
  expect(found.map(({ options }) => options?.Size)).toEqual(['M', 'S', 'L']);
});

test('names the units on sale, of a product whose stock is tracked', async () => {
  const untracked = { id: 'p2', sku: 'MAT', isTracked: false };
  const back = { id: 'p3', sku: '', available: -2 };
  vi.mocked(callStaffApi).mockResolvedValue(sampleInventory({}, untracked, back));
  const found = await findStock('saree').queryFn();
  const details = found.map(({ detail }) => detail);
  expect(details).toEqual(['SAR-7 · 3 in stock', 'MAT', '0 in stock']);
});
