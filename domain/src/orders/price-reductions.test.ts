import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { afterPriceReductions } from './price-reductions.ts';

/** Of ₹10,000 */
const ORDER = { totals: { total: paise(900_000), giftCard: paise(100_000) } };
const PIECES = paise(600_000);

let day = 0;
const refund = (reason: string, amount: number, state = 'processed') => {
  day += 1;
  return { reason, state, amount: paise(amount), createdAt: new Date(2026, 10, day) };
};
const worth = (...refunds: ReturnType<typeof refund>[]) =>
  afterPriceReductions(PIECES, ORDER, refunds);

test('deducts the share of a price reduction from the worth of items', () => {
  expect(worth()).toBe(600_000);
  expect(worth(refund('requested', 100_000))).toBe(540_000);
  expect(worth(refund('dashboard', 500_000, 'requested'))).toBe(300_000);
  expect(worth(refund('requested', 100_000), refund('requested', 90_000))).toBe(486_000);
  expect(worth(refund('requested', 1_000_000))).toBe(0);
});

test('applies a price reduction only to items that were not returned before', () => {
  const [back, lower] = [refund('undelivered', 200_000), refund('requested', 80_000)];
  expect(worth(back, lower)).toBe(540_000);
  expect(worth(lower, back), 'in whatever order they are read').toBe(540_000);
});

test('ignores failed, duplicate and removed-item refunds', () => {
  const others = [
    refund('requested', 100_000, 'failed'),
    refund('second_payment', 900_000),
    refund('reduced', 300_000),
    refund('return', 200_000),
  ];
  expect(worth(...others)).toBe(600_000);
});
