import { expect, test } from 'vitest';

import { PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';
import { unassignedQuantity } from '@kargha/domain/catalogue/variants';
import type { Product } from '@kargha/domain/catalogue/product';
import { adjustment } from '@kargha/domain/stock/stock';

import { planCombinations } from './plan-combinations.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const product = (fields: Partial<Product> = {}): Product => ({
  ...PLAIN_PRODUCT,
  _id: 'kurta',
  quantity: 0,
  variants: [{ id: 'size', name: 'Size', values: SIZES }],
  ...fields,
});
const sized = (Size: string, quantity: number, more: object = {}) => ({
  ...{ options: { Size }, sku: '', barcode: '', price: null, costPerItem: null, weight: null },
  ...{ picture: null, lowStock: null, quantity },
  ...more,
});

test('sizes that get their own stock replace the shared one, and the ledger says so', () => {
  const before = product({ quantity: 10 });
  const plan = planCombinations(before, [sized('S', 4), sized('M', 5)], before);
  expect(plan.quantity).toBe(9);
  expect(plan.moves).toEqual([
    { unit: {}, change: adjustment(-10) },
    { unit: { variantId: 'v1' }, change: adjustment(4) },
    { unit: { variantId: 'v2' }, change: adjustment(5) },
  ]);
});

test('sales since the form was opened are kept', () => {
  const before = product({ quantity: 3, combinations: { v1: stored('S', 3) } });
  const plan = planCombinations(before, [sized('S', 8, { id: 'v1', seenQuantity: 6 })], before);
  expect(plan.combinations.v1?.quantity).toBe(5);
});

test('a size with stock or in open orders is neither renamed nor taken off sale', () => {
  const before = product({
    quantity: 4,
    combinations: { v1: stored('S', 4, 2), v2: stored('M', 0) },
  });
  const renamed = [sized('L', 4, { id: 'v1' }), sized('M', 0, { id: 'v2' })];
  expect(() => planCombinations(before, renamed, before)).toThrow(
    'S has 4 in stock and 2 in open orders. Set its stock to 0 and finish its orders before you rename or remove it.',
  );
  expect(() => planCombinations(before, [sized('M', 0)], before)).toThrow('S has 4 in stock');
  const { combinations } = planCombinations(before, [sized('S', 4)], before);
  expect(combinations.v2).toMatchObject({ retired: true });
});

test('a size that is renamed in its place is another variant, and the first keeps its meaning', () => {
  const before = product({ combinations: { v1: stored('S', 0), v2: stored('M', 0) } });
  const renamed = [sized('L', 3, { id: 'v1', sku: 'K-1' }), sized('M', 0, { id: 'v2' })];
  const { combinations, retired } = planCombinations(before, renamed, before);
  expect(combinations).toEqual({
    v1: { ...stored('S', 0), retired: true },
    v2: stored('M', 0),
    v3: { ...stored('L', 3), sku: 'K-1' },
  });
  expect(retired.map(({ id }) => id)).toEqual(['v1']);
});

test('a product keeps 200 sizes that are no longer sold, and refuses to take off one more', () => {
  const gone = Object.fromEntries(
    Array.from({ length: 200 }, (_, place) => [
      `v${place + 3}`,
      { ...stored(`old ${place}`, 0), retired: true },
    ]),
  );
  const combinations = { v1: stored('S', 0), v2: stored('M', 0), ...gone };
  const before = product({ combinations });
  expect(() => planCombinations(before, [sized('S', 0)], before)).toThrow(
    'A product keeps at most 200 variants that are no longer sold',
  );
  expect(planCombinations(before, [sized('S', 1), sized('M', 0)], before).quantity).toBe(1);
});

test('a size that comes back has its old stock history', () => {
  const before = product({ combinations: { v1: { ...stored('S', 0), retired: true } } });
  const { combinations } = planCombinations(before, [sized('S', 2)], before);
  expect(combinations).toEqual({ v1: { ...stored('S', 2) } });
});

test('returned units of a retired size stay its own when the product gets sizes again', () => {
  const retired = { ...stored('S', 2), retired: true };
  const before = product({ quantity: 5, combinations: { v1: retired } });
  const { combinations, quantity, moves } = planCombinations(before, [sized('M', 4)], before);
  expect(moves).toEqual([
    { unit: {}, change: adjustment(-3) },
    { unit: { variantId: 'v2' }, change: adjustment(4) },
  ]);
  expect(quantity).toBe(6);
  expect(unassignedQuantity({ quantity, combinations })).toBe(0);
});

test('combinations that the options do not allow are refused', () => {
  const before = product();
  const refusal =
    (...sent: ReturnType<typeof sized>[]) =>
    () =>
      planCombinations(before, sent, before);
  expect(refusal(sized('XXL', 1))).toThrow('XXL needs one value for each option of the product.');
  expect(refusal(sized('S', 1), sized('S', 2))).toThrow('S is listed twice.');
  expect(refusal(sized('S', 1, { sku: 'A' }), sized('M', 1, { sku: 'A' }))).toThrow(
    'The SKU A is used twice.',
  );
  expect(refusal(sized('S', 1, { id: 'v7' }))).toThrow('This variant does not exist.');
});

function stored(Size: string, quantity: number, committed = 0) {
  return { ...sized(Size, quantity), committed, retired: false };
}
