import { expect, test } from 'vitest';

import {
  adjustmentNote,
  adjustmentRefusal,
  stockAdjustmentSchema,
  stockValue,
  stockWorth,
} from './inventory.ts';

const asked = { requestId: 'request-1', difference: -2, reason: 'damaged', note: ' moths ' };

test('requires a reason and trims the note', () => {
  expect(stockAdjustmentSchema.validateSync(asked)).toEqual({ ...asked, note: 'moths' });
});

test.each([0, 1.5, '3', null, 1e9, Number.NaN])('rejects a difference of %j', (difference) => {
  expect(stockAdjustmentSchema.isValidSync({ ...asked, difference })).toBe(false);
});

test('rejects an absolute quantity', () => {
  expect(stockAdjustmentSchema.isValidSync({ ...asked, quantity: 5 })).toBe(false);
});

test('stores the reason in the ledger with an optional note', () => {
  expect(adjustmentNote({ reason: 'damaged', note: 'moths' })).toBe('Damaged: moths');
  expect(adjustmentNote({ reason: 'counted', note: '' })).toBe('Recounted');
});

test('rejects removing more items than are available', () => {
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

test('values the stock on hand at cost, including reserved items and without back-orders', () => {
  expect(stockValue({ quantity: 2, committed: 1 }, 1200.5)).toBe(360_150);
  expect(stockValue({ quantity: -3, committed: 1 }, 100)).toBe(0);
});

test('stock of unknown cost has no value and is counted, while there is some', () => {
  const three = { quantity: 2, committed: 1 };
  expect(stockWorth(three, 10)).toEqual({ stockValue: 3000, withoutCost: 0 });
  expect(stockWorth(three, null)).toEqual({ stockValue: 0, withoutCost: 1 });
  expect(stockWorth({ quantity: -1, committed: 1 }, null)).toEqual({
    stockValue: 0,
    withoutCost: 0,
  });
});
