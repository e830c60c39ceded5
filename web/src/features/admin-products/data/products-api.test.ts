import { expect, test, vi } from 'vitest';

import { sampleProduct } from '#testing/sample-product.ts';

import { findProduct } from './products-api.ts';

const { asStaff } = vi.hoisted(() => ({ asStaff: vi.fn<(path: string) => Promise<object>>() }));
vi.mock('#session/state/staff-api.ts', () => ({ asStaff }));

test('a product that is opened has all that staff have stored with it', async () => {
  const stored = {
    productType: 'Saree',
    vendor: 'Weavers of Phulia',
    salesChannels: ['point-of-sale', 'elsewhere'],
    markets: ['india'],
  };
  const bulkTiers = [{ from: 20, percentOff: 10 }];
  asStaff.mockResolvedValue({ product: { ...sampleProduct(), ...stored }, bulkTiers });
  expect(await findProduct('p1')).toMatchObject({
    ...stored,
    salesChannels: ['point-of-sale'],
    bulkTiers,
  });
});

test('what an older product lacks is empty, and it is sold where all are', async () => {
  asStaff.mockResolvedValue({ product: sampleProduct(), bulkTiers: [] });
  const opened = await findProduct('p1');
  expect(opened).toMatchObject({ productType: '', vendor: '', markets: [] });
  expect(opened.salesChannels).toBeUndefined();
});
