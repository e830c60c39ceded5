import { expect, test } from 'vitest';

import { PLAIN_COMBINATION, PLAIN_PRODUCT } from '../testing/plain-product.ts';
import { maxPurchasable, sellableQuantity, type Product } from './product.ts';
import { optionsProblem } from './product-options.ts';
import {
  asChosen,
  combinationCount,
  combinationsOf,
  unassignedQuantity,
  unitOf,
  variantsOf,
} from './variants.ts';

const one = (Size: string, quantity: number, more: object = {}) => ({
  ...PLAIN_COMBINATION,
  options: { Size },
  quantity,
  ...more,
});

const KURTA: Product = {
  ...PLAIN_PRODUCT,
  _id: 'kurta',
  price: 1800,
  quantity: 9,
  sku: 'KURTA',
  variants: [{ id: 'size', name: 'Size', values: ['S', 'M', 'L', 'XL'] }],
  combinations: {
    v1: one('M', 4),
    v2: one('S', 0, { sku: 'KURTA-S' }),
    v3: one('L', 3, { price: 1900 }),
    v4: one('XL', 1, { retired: true }),
  },
};

test('each size is sold from its own stock, at its own price', () => {
  expect(maxPurchasable(asChosen(KURTA, { Size: 'M' }))).toBe(4);
  expect(maxPurchasable(asChosen(KURTA, { Size: 'S' }))).toBe(0);
  expect(asChosen(KURTA, { Size: 'L' })).toMatchObject({
    variantId: 'v3',
    price: 1900,
    quantity: 3,
  });
  expect(asChosen(KURTA, { Size: 'S' }).sku).toBe('KURTA-S');
  expect(asChosen(KURTA, { Size: 'M' }).sku).toBe('KURTA');
});

test('a product without variants is sold as it is, with any choice', () => {
  const plain = { ...KURTA, combinations: {} };
  expect(asChosen(plain, { Size: 'M' })).toBe(plain);
});

test('a size that is not made, or no longer sold, has no stock', () => {
  expect(maxPurchasable(asChosen(KURTA, { Size: 'XL' }))).toBe(0);
  expect(maxPurchasable(asChosen(KURTA))).toBe(0);
  expect(optionsProblem(KURTA, { Size: 'XL' })).toEqual({
    kind: 'not_made',
    name: 'Size',
    values: ['XL'],
  });
  expect(optionsProblem(KURTA, { Size: 'M' })).toBeNull();
});

test('variants are listed in the order of their values, without those no longer sold', () => {
  expect(variantsOf(KURTA).map(({ options }) => options.Size)).toEqual(['S', 'M', 'L']);
});

test('what can be sold is the stock of the variants on sale; the rest waits to be assigned', () => {
  expect(sellableQuantity(KURTA)).toBe(7);
  expect(unassignedQuantity(KURTA)).toBe(1);
});

test('a product that goes back to one stock sells its own units, not those of sizes no longer sold', () => {
  const retired = { ...one('M', 4, { committed: 1 }), retired: true };
  const whole = { ...KURTA, quantity: 6, committed: 3, combinations: { v1: retired } };
  expect(sellableQuantity(whole)).toBe(2);
  expect(asChosen(whole, { Size: 'M' })).toMatchObject({ quantity: 2, committed: 2 });
  expect(unitOf(whole)).toMatchObject({ quantity: 2, committed: 2 });
  expect(unitOf(whole, 'v1')).toMatchObject({ quantity: 4, committed: 1 });
});

test('two options make every pair', () => {
  const options = [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['Indigo', 'Madder'] },
    { name: 'Unused', values: [] },
  ];
  expect(combinationCount(options)).toBe(4);
  expect(combinationsOf(options)).toEqual([
    { Size: 'S', Colour: 'Indigo' },
    { Size: 'S', Colour: 'Madder' },
    { Size: 'M', Colour: 'Indigo' },
    { Size: 'M', Colour: 'Madder' },
  ]);
});
