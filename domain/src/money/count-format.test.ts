import { expect, test } from 'vitest';

import { formatCount } from './count-format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [5000, '5,000'],
  [100_000, '1,00,000'],
  [1_000_000, '10,00,000'],
  [-100_000, '−1,00,000'],
  [12_345.67, '12,345.67'],
])('writes %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
