import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';

import { formatTick, moneyTicks } from './day-chart.tsx';

const labels = (highestRupees: number) =>
  moneyTicks(highestRupees * 100).map((tick) => formatTick(paise(tick)));

test.each([
  [0, ['₹0']],
  [0.5, ['₹0', '₹1']],
  [900, ['₹0', '₹500', '₹1K']],
  [4248, ['₹0', '₹2K', '₹4K', '₹6K']],
  [40_000, ['₹0', '₹10K', '₹20K', '₹30K', '₹40K']],
  [1_50_000, ['₹0', '₹50K', '₹1L', '₹1.5L']],
  [6_12_345, ['₹0', '₹2L', '₹4L', '₹6L', '₹8L']],
  [2_40_00_000, ['₹0', '₹1Cr', '₹2Cr', '₹3Cr']],
])('labels an axis up to ₹%d with %j', (highest, ticks) => {
  expect(labels(highest)).toEqual(ticks);
});

test('covers every amount with at most five short labels', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e13 }), (highest) => {
      const ticks = moneyTicks(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.at(-2)).toBeLessThan(highest);
      for (const tick of ticks) expect(formatTick(paise(tick)).length).toBeLessThanOrEqual(8);
    }),
  );
});
