import { expect, test } from 'vitest';

import { soldWeight } from './sold-score.ts';

const at = (day: string) => new Date(`${day}T06:30:00Z`);

test('doubles the weight of a sale every fifteen days', () => {
  expect(soldWeight(1, at('2026-11-30'))).toBeCloseTo(2 * soldWeight(1, at('2026-11-15')));
});

test('ranks a few recent sales above many old ones', () => {
  const lastYear = soldWeight(100, at('2025-11-15'));
  expect(soldWeight(1, at('2026-11-15'))).toBeGreaterThan(lastYear);
});

test('keeps scores comparable for decades', () => {
  expect(soldWeight(100, at('2060-01-01'))).toBeLessThan(Number.MAX_VALUE);
});
