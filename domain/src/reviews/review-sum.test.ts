import { expect, test } from 'vitest';

import { meanRating, ratingScore } from './review-sum.ts';

test.each([
  [{ count: 0, sum: 0 }, ''],
  [{ count: 1, sum: 5 }, '5.0'],
  [{ count: 2, sum: 9 }, '4.5'],
  [{ count: 3, sum: 13 }, '4.3'],
  [{ count: 3, sum: 14 }, '4.7'],
  [{ count: 20, sum: 79 }, '4.0'],
])('computes the mean of %o as %s', (sum, mean) => {
  expect(meanRating(sum)).toBe(mean);
});

test('ranks many good reviews above a single perfect one, and any review above none', () => {
  const ranked = [
    { count: 20, sum: 96 },
    { count: 1, sum: 5 },
    { count: 1, sum: 4 },
    { count: 6, sum: 12 },
    undefined,
  ];
  const scores = ranked.map(ratingScore);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(new Set(scores).size).toBe(scores.length);
  expect(ratingScore({ count: 0, sum: 0 })).toBe(0);
});
