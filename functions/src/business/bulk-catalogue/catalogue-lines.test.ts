import { expect, test } from 'vitest';

import { PLAIN_COMBINATION, PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';

import { catalogueLines } from './catalogue-lines.ts';

const saree = {
  ...{ ...PLAIN_PRODUCT, _id: 'saree', price: 1800, sku: 'SAR-7' },
  bulk: { minimum: 10, multiple: 5, leadTimeDays: 1 },
};
const size = (Size: string, sku: string, price: number | null = null) => ({
  ...{ ...PLAIN_COMBINATION, options: { Size }, sku, price },
});

test('names price, minimum, lead time and the prices for more', () => {
  expect(catalogueLines({ product: saree, tiers: [{ from: 20, percentOff: 10 }] })).toEqual([
    'SKU SAR-7',
    '₹1,800 per piece',
    'Minimum 10 pieces, in multiples of 5',
    'Lead time 1 day',
    'From 20: ₹1,620 each (−10%)',
  ]);
});

test('says from which price sizes are sold, and the SKUs that can be ordered', () => {
  const product = {
    ...saree,
    variants: [{ id: 'size', name: 'Size', values: ['S', 'M', 'L', 'XL'] }],
    combinations: {
      v1: size('S', 'KUR-S', 1700),
      v2: size('M', 'KUR-M'),
      v3: size('L', 'KUR-L'),
      v4: size('XL', 'KUR-XL', 2100),
      v5: { ...size('XXL', 'KUR-XXL', 900), retired: true },
    },
  };
  const [skus, price, , , tier] = catalogueLines({
    ...{ product, tiers: [{ from: 20, percentOff: 10 }] },
  });
  expect([skus, price, tier]).toEqual([
    'SKUs KUR-S, KUR-M, KUR-L and 1 more',
    'From ₹1,700 per piece',
    'From 20: from ₹1,530 each (−10%)',
  ]);
});
