import fc from 'fast-check';
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

const inIndia = (digits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

test('formats like Intl in en-IN, with a minus sign instead of a hyphen', () => {
  const [whole, withPaise] = [inIndia(0), inIndia(2)];
  const sums = fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e15 }));
  fc.assert(
    fc.property(sums, (amount) => {
      const rupees = amount / 100;
      const wanted = Number.isInteger(rupees) ? whole.format(rupees) : withPaise.format(rupees);
      expect(formatRupees(rupees)).toBe(wanted.replace('-', '\u2212'));
    }),
    { numRuns: 1000 },
  );
  expect(formatRupees(-0)).toBe('₹0');
});
