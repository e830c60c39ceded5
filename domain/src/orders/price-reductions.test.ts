import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import type { RefundPurpose } from '../payments/refund-purpose.ts';
import { afterPriceReductions } from './price-reductions.ts';

/** Of ₹10,000 */
const ORDER = { totals: { total: paise(900_000), giftCard: paise(100_000) } };
const PIECES = paise(600_000);

let day = 0;
const refund = (purpose: RefundPurpose, amount: number, state = 'processed') => {
  day += 1;
  return { purpose, state, amount: paise(amount), createdAt: new Date(2026, 10, day) };
};
const worth = (...refunds: ReturnType<typeof refund>[]) =>
  afterPriceReductions(PIECES, ORDER, refunds);

test('deducts the share of a price reduction from the worth of items', () => {
  expect(worth()).toBe(600_000);
  expect(worth(refund('price_adjustment', 100_000))).toBe(540_000);
  expect(worth(refund('price_adjustment', 500_000, 'requested'))).toBe(300_000);
  expect(worth(refund('price_adjustment', 100_000), refund('price_adjustment', 90_000))).toBe(
    486_000,
  );
  expect(worth(refund('price_adjustment', 1_000_000))).toBe(0);
});

test('applies a price reduction only to items that were not returned before', () => {
  const [back, lower] = [refund('undelivered', 200_000), refund('price_adjustment', 80_000)];
  expect(worth(back, lower)).toBe(540_000);
  expect(worth(lower, back), 'in whatever order they are read').toBe(540_000);
});

test('ignores failed, duplicate and removed-item refunds', () => {
  const others = [
    refund('price_adjustment', 100_000, 'failed'),
    refund('duplicate_payment', 900_000),
    refund('removed_items', 300_000),
    refund('return', 200_000),
  ];
  expect(worth(...others)).toBe(600_000);
});
