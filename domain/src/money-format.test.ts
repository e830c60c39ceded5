import { expect, test } from 'vitest';

import { formatPaise, formatRupees } from './money-format.ts';
import { paise } from './paise.ts';

test('groups rupees the Indian way and leaves out empty decimals', () => {
  expect(formatRupees(149)).toBe('₹149');
  expect(formatRupees(85000)).toBe('₹85,000');
  expect(formatRupees(1234567)).toBe('₹12,34,567');
});

test('shows paise when there are some', () => {
  expect(formatRupees(2124.5)).toBe('₹2,124.50');
  expect(formatPaise(paise(212_450))).toBe('₹2,124.50');
  expect(formatPaise(paise(212_400))).toBe('₹2,124');
});
