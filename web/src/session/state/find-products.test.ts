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
