import { expect, test, vi } from 'vitest';

import { sampleProduct } from '#testing/sample-product.ts';

import { findProduct, listProducts } from './products-api.ts';

const { callStaffApi } = vi.hoisted(() => ({ callStaffApi: vi.fn<(path: string) => Promise<object>>() }));
vi.mock('#session/state/staff-api.ts', () => ({ callStaffApi }));

test('a product that is opened has all that staff have stored with it', async () => {
  const stored = {
    productType: 'Saree',
    vendor: 'Weavers of Phulia',
    salesChannels: ['point-of-sale', 'elsewhere'],
    markets: ['india'],
  };
  const bulkTiers = [{ from: 20, percentOff: 10 }];
  callStaffApi.mockResolvedValue({ product: { ...sampleProduct(), ...stored }, bulkTiers });
  expect(await findProduct('p1')).toMatchObject({
    ...stored,
    salesChannels: ['point-of-sale'],
    bulkTiers,
  });
});

test('a product that is not sold online is opened with the code that it has while it is', async () => {
  const offShelf = { restricted: true, accessCodeId: 'school' };
  const product = { ...sampleProduct({ restricted: true }), salesChannels: [], offShelf };
  callStaffApi.mockResolvedValue({ product, bulkTiers: [] });
  expect(await findProduct('p1')).toMatchObject({ ...offShelf, salesChannels: [] });
});

test('the first page is asked for by its number, the following ones by where the last one ended', async () => {
  callStaffApi.mockResolvedValue({ products: [], total: 0 });
  const query = async (cursor: string | null) => {
    await listProducts({ status: '', search: '' }, cursor);
    return new URLSearchParams(callStaffApi.mock.lastCall?.[0].split('?')[1]);
  };
  const first = await query(null);
  expect([first.get('page'), first.get('cursor')]).toEqual(['1', null]);
  const next = await query('p50');
  expect([next.get('page'), next.get('cursor')]).toEqual([null, 'p50']);
});

test('what an older product lacks is empty, and it is sold where all are', async () => {
  callStaffApi.mockResolvedValue({ product: sampleProduct(), bulkTiers: [] });
  const opened = await findProduct('p1');
  expect(opened).toMatchObject({ productType: '', vendor: '', markets: [] });
  expect(opened.salesChannels).toBeUndefined();
});
