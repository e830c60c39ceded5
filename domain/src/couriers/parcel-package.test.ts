import { expect, test } from 'vitest';

import { packageOf, type PackedItem } from './parcel-package.ts';

const item = (fields: Partial<PackedItem>): PackedItem => ({
  ...{ quantity: 1, weight: 0.6, weightUnit: 'kg', packageType: 'store-default' },
  ...fields,
});

test('adds weights of all units and the packing, in whole grams', () => {
  const items = [item({ quantity: 2 }), item({ weight: 1, weightUnit: 'lb' })];
  expect(packageOf(items, 100).weightGrams).toBe(1754);
});

test('counts half a kilogram for a product without a weight', () => {
  expect(packageOf([item({ weight: 0 })], 0).weightGrams).toBe(500);
});

test('takes the largest box, and a higher one for what does not fit', () => {
  const one = packageOf([item({}), item({ packageType: 'medium-box' })], 0);
  expect(one).toMatchObject({ lengthCm: 25, breadthCm: 20, heightCm: 17.6 });
  expect(packageOf([item({})], 0)).toMatchObject({ lengthCm: 22, breadthCm: 13.7, heightCm: 4.2 });
  expect(packageOf([item({ quantity: 3 })], 0).heightCm).toBeCloseTo(12.6);
});
