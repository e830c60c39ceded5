import { expect, test } from 'vitest';

import {
  adjustmentNote,
  adjustmentRefusal,
  stockAdjustmentSchema,
  stockValue,
} from './inventory.ts';

const asked = { requestId: 'request-1', difference: -2, reason: 'damaged', note: ' moths ' };

test('an adjustment is a difference with a reason, and its note is trimmed', () => {
  expect(stockAdjustmentSchema.validateSync(asked)).toEqual({ ...asked, note: 'moths' });
});

test.each([0, 1.5, '3', null, 1e9, Number.NaN])('a difference of %j is refused', (difference) => {
  expect(stockAdjustmentSchema.isValidSync({ ...asked, difference })).toBe(false);
});

test('an adjustment cannot set a number', () => {
  expect(stockAdjustmentSchema.isValidSync({ ...asked, quantity: 5 })).toBe(false);
});

test('the ledger keeps why, with and without words of staff', () => {
  expect(adjustmentNote({ reason: 'damaged', note: 'moths' })).toBe('Damaged: moths');
  expect(adjustmentNote({ reason: 'counted', note: '' })).toBe('Recounted');
});

test('nobody takes away more pieces than can be sold', () => {
  const two = { quantity: 2, committed: 9 };
  expect(adjustmentRefusal(two, -2)).toBeNull();
  expect(adjustmentRefusal(two, 50)).toBeNull();
  expect(adjustmentRefusal(two, -3)).toBe('Only 2 pieces are available to remove.');
  expect(adjustmentRefusal({ quantity: 1, committed: 0 }, -3)).toBe(
    'Only 1 piece is available to remove.',
  );
  expect(adjustmentRefusal({ quantity: -4, committed: 4 }, -1)).toBe(
    'No pieces are available to remove.',
  );
  expect(adjustmentRefusal({ quantity: -4, committed: 4 }, 2)).toBeNull();
});

test('the store room is worth what its pieces cost, sold ones until they leave, owed ones nothing', () => {
  expect(stockValue({ quantity: 2, committed: 1 }, 1200.5)).toBe(360_150);
  expect(stockValue({ quantity: -3, committed: 1 }, 100)).toBe(0);
});
