import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  adjustment,
  applyChange,
  reserve,
  ledgerSum,
  movementId,
  opening,
  openingId,
  release,
  restock,
  ship,
} from './stock.ts';

const stock = { quantity: 10, committed: 0 };

test('moves items from available to reserved and back', () => {
  const reserved = applyChange(stock, reserve(4));
  expect(reserved).toEqual({ quantity: 6, committed: 4 });
  expect(applyChange(reserved, release(4))).toEqual(stock);
});

test('ships reserved items and restocks returned ones', () => {
  const shipped = applyChange(applyChange(stock, reserve(4)), ship(4));
  expect(shipped).toEqual({ quantity: 6, committed: 0 });
  expect(applyChange(shipped, restock(1))).toEqual({ quantity: 7, committed: 0 });
  expect(applyChange(shipped, adjustment(-2))).toEqual({ quantity: 4, committed: 0 });
});

test('moves whole items only', () => {
  for (const pieces of [0, -1, 1.5, Number.NaN]) expect(() => reserve(pieces)).toThrow(RangeError);
});

test('sums the ledger to the stock in any order', () => {
  const change = fc
    .integer({ min: 1, max: 50 })
    .chain((n) => fc.constantFrom(reserve(n), release(n), ship(n), restock(n), adjustment(-n)));
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const rows = [opening(stock), ...changes];
      const level = changes.reduce(applyChange, stock);
      expect(ledgerSum(rows)).toEqual(level);
      expect(ledgerSum(rows.toReversed())).toEqual(level);
    }),
  );
});

test('derives row ids from the cause, so each is written once', () => {
  expect(movementId('o1', 'hold', { productId: 'p1' })).toBe('o1_hold_p1');
  expect(movementId('o1', 'hold', { productId: 'p1' }, 2)).toBe('o1_hold-2_p1');
  expect(movementId('o1', 'hold', { productId: 'p1', variantId: 'v2' })).toBe('o1_hold_p1.v2');
  expect(openingId({ productId: 'p1' })).toBe('opening_p1');
});
