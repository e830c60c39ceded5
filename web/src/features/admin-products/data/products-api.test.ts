import { expect, test, vi } from 'vitest';

import { sentProduct } from '#testing/sample-product.ts';

import { findProduct, listProducts } from './products-api.ts';

const { callStaffApi } = vi.hoisted(() => ({
  callStaffApi: vi.fn<(path: string) => Promise<object>>(),
}));
vi.mock('#session/state/staff-api.ts', () => ({ callStaffApi }));

test('reads all staff fields of a product', async () => {
  const stored = {
    productType: 'Saree',
    vendor: 'Weavers of Phulia',
    salesChannels: ['point-of-sale', 'elsewhere'],
    markets: ['india'],
  };
  const bulkTiers = [{ from: 20, percentOff: 10 }];
  callStaffApi.mockResolvedValue({ product: sentProduct(stored), bulkTiers });
  expect(await findProduct('p1')).toMatchObject({
    ...stored,
    salesChannels: ['point-of-sale'],
    bulkTiers,
  });
});

test('keeps the access code of a product that is not sold online', async () => {
  const offShelf = { restricted: true, accessCodeId: 'school' };
  const product = sentProduct({ restricted: true, salesChannels: [], offShelf });
  callStaffApi.mockResolvedValue({ product, bulkTiers: [] });
  expect(await findProduct('p1')).toMatchObject({ ...offShelf, salesChannels: [] });
});

test('requests the first page by number and the next ones by cursor', async () => {
  callStaffApi.mockResolvedValue({ products: [], page: 1, limit: 50, total: 0 });
  const query = async (cursor: string | null) => {
    await listProducts({ status: '', search: '' }, cursor);
    return new URLSearchParams(callStaffApi.mock.lastCall?.[0].split('?')[1]);
  };
  const first = await query(null);
  expect([first.get('page'), first.get('cursor')]).toEqual(['1', null]);
  const next = await query('p50');
  expect([next.get('page'), next.get('cursor')]).toEqual([null, 'p50']);
});

test('fills in defaults for fields an older product lacks', async () => {
  callStaffApi.mockResolvedValue({ product: sentProduct(), bulkTiers: [] });
  const opened = await findProduct('p1');
  expect(opened).toMatchObject({ productType: '', vendor: '', markets: [] });
  expect(opened.salesChannels).toBeUndefined();
});
