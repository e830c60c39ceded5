import { expect, test } from 'vitest';

import { soldWeight } from './sold-score.ts';

const at = (day: string) => new Date(`${day}T06:30:00Z`);

test('a piece sold fifteen days later counts double, so an older one counts half beside it', () => {
  expect(soldWeight(1, at('2026-11-30'))).toBeCloseTo(2 * soldWeight(1, at('2026-11-15')));
});

test('many old sales give way to a few new ones', () => {
  const lastYear = soldWeight(100, at('2025-11-15'));
  expect(soldWeight(1, at('2026-11-15'))).toBeGreaterThan(lastYear);
});

test('scores stay numbers that can be compared for decades', () => {
  expect(soldWeight(100, at('2060-01-01'))).toBeLessThan(Number.MAX_VALUE);
});
