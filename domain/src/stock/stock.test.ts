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

const shelf = { quantity: 10, committed: 0 };

test('a hold moves pieces from the shelf to the promised, a release moves them back', () => {
  const held = applyChange(shelf, reserve(4));
  expect(held).toEqual({ quantity: 6, committed: 4 });
  expect(applyChange(held, release(4))).toEqual(shelf);
});

test('shipping takes promised pieces out of the house, a return brings them back', () => {
  const shipped = applyChange(applyChange(shelf, reserve(4)), ship(4));
  expect(shipped).toEqual({ quantity: 6, committed: 0 });
  expect(applyChange(shipped, restock(1))).toEqual({ quantity: 7, committed: 0 });
  expect(applyChange(shipped, adjustment(-2))).toEqual({ quantity: 4, committed: 0 });
});

test('only whole pieces move', () => {
  for (const pieces of [0, -1, 1.5, Number.NaN]) expect(() => reserve(pieces)).toThrow(RangeError);
});

test('the ledger adds up to the stock, in whatever order its rows are read', () => {
  const change = fc
    .integer({ min: 1, max: 50 })
    .chain((n) => fc.constantFrom(reserve(n), release(n), ship(n), restock(n), adjustment(-n)));
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const rows = [opening(shelf), ...changes];
      const level = changes.reduce(applyChange, shelf);
      expect(ledgerSum(rows)).toEqual(level);
      expect(ledgerSum(rows.toReversed())).toEqual(level);
    }),
  );
});

test('rows are named after what caused them, so that none is written twice', () => {
  expect(movementId('o1', 'hold', 'p1')).toBe('o1_hold_p1');
  expect(movementId('o1', 'hold', 'p1', 2)).toBe('o1_hold-2_p1');
  expect(openingId('p1')).toBe('opening_p1');
});
