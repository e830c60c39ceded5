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

test('pieces are worth what they cost, less their part of what went back as a lower price', () => {
  expect(worth()).toBe(600_000);
  expect(worth(refund('requested', 100_000))).toBe(540_000);
  expect(worth(refund('dashboard', 500_000, 'requested'))).toBe(300_000);
  expect(worth(refund('requested', 100_000), refund('requested', 90_000))).toBe(486_000);
  expect(worth(refund('requested', 1_000_000))).toBe(0);
});

test('a lower price is of what was left then: pieces that were back before have no part of it', () => {
  const [back, lower] = [refund('undelivered', 200_000), refund('requested', 80_000)];
  expect(worth(back, lower)).toBe(540_000);
  expect(worth(lower, back), 'in whatever order they are read').toBe(540_000);
});

test('money that failed, came twice, or was for pieces that are not on the order any more lowers no price', () => {
  const others = [
    refund('requested', 100_000, 'failed'),
    refund('second_payment', 900_000),
    refund('reduced', 300_000),
    refund('return', 200_000),
  ];
  expect(worth(...others)).toBe(600_000);
});
