import { expect, test } from 'vitest';

import { PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';
import { randomNumbers } from '@kargha/domain/testing/random-numbers';
import { combinationInputs } from '@kargha/domain/catalogue/variant-input';
import { unassignedQuantity } from '@kargha/domain/catalogue/variants';
import type { Product } from '@kargha/domain/catalogue/product';
import {
  adjustment,
  applyChange,
  ledgerSum,
  receipt,
  release,
  reserve,
  restock,
  ship,
  transferIn,
  transferOut,
  unitKey,
  type StockChange,
  type StockUnit,
} from '@kargha/domain/stock/stock';

import { HttpError } from '../../http/errors.ts';
import { planCombinations } from './product-stock.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const MOVES = [reserve, release, ship, restock, receipt, adjustment, transferOut, transferIn];

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

test('after any history, the ledger of each size is its stock, and together they are the product', () => {
  const cases = process.env.KARGHA_CASES === 'all' ? 10_000 : 1_000;
  for (let seed = 1; seed <= cases; seed += 1) {
    const { kurta, rows } = history(seed);
    for (const [variantId, { quantity, committed }] of Object.entries(kurta.combinations)) {
      const unit = unitKey({ productId: 'kurta', variantId });
      const own = rows.filter(({ key }) => key === unit);
      expect(ledgerSum(own), `seed ${seed}`).toEqual({ quantity, committed });
    }
    expect(ledgerSum(rows), `seed ${seed}`).toEqual({
      quantity: kurta.quantity,
      committed: kurta.committed,
    });
    expect(unassignedQuantity(kurta), `seed ${seed}`).toBe(0);
  }
});

interface Row extends StockChange {
  key: string;
}

/** Buys, returns, exchanges, receives, transfers, adjusts, renames and takes off sale at random. */
function history(seed: number): { kurta: Product; rows: Row[] } {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const rows: Row[] = [];
  let kurta = product();
  const book = (unit: StockUnit, change: StockChange) => {
    rows.push({ ...change, key: unitKey(unit) });
  };
  const edit = (sent: Parameters<typeof planCombinations>[1]) => {
    try {
      const plan = planCombinations(kurta, sent, kurta);
      for (const { unit, change } of plan.moves) book({ productId: 'kurta', ...unit }, change);
      kurta = { ...kurta, combinations: plan.combinations, quantity: plan.quantity };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  };
  edit(SIZES.slice(0, 3).map((size) => sized(size, below(20))));
  for (let step = 0; step < 25; step += 1) {
    if (below(5) === 0) edit(changedMatrix(kurta, below));
    else kurta = moved(kurta, below, book);
  }
  return { kurta, rows };
}

function changedMatrix(kurta: Product, below: (limit: number) => number) {
  const sent = combinationInputs(kurta).filter(() => below(6) > 0);
  const renamed = sent.map((one) =>
    below(6) === 0 ? { ...one, options: { Size: SIZES[below(4)] ?? 'S' } } : one,
  );
  return renamed.map((one) => ({ ...one, quantity: one.quantity + below(3) }));
}

function moved(
  kurta: Product,
  below: (limit: number) => number,
  book: (unit: StockUnit, change: StockChange) => void,
): Product {
  const [variantId, one] = Object.entries(kurta.combinations)[below(3)] ?? [];
  const change = MOVES[below(MOVES.length)]?.(1 + below(3));
  if (variantId === undefined || !one || !change) return kurta;
  const level = applyChange(one, change);
  if (level.quantity < 0 || level.committed < 0) return kurta;
  book({ productId: 'kurta', variantId }, change);
  return {
    ...kurta,
    ...applyChange(kurta, change),
    combinations: { ...kurta.combinations, [variantId]: { ...one, ...level } },
  };
}

function stored(Size: string, quantity: number, committed = 0) {
  return { ...sized(Size, quantity), committed, retired: false };
}
