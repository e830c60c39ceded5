import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paise, paiseToRupees, rupeesToPaise, sumPaise, timesPaise } from './paise.ts';

test('refuses fractions, NaN and numbers that are too large to be exact', () => {
  for (const amount of [0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1]) {
    expect(() => paise(amount)).toThrow(RangeError);
  }
});

test('converts rupees to exact paise', () => {
  expect(rupeesToPaise(19.99)).toBe(1999);
  expect(rupeesToPaise(1.005)).toBe(101);
  expect(rupeesToPaise(99.599)).toBe(9960);
});

test('converts paise to rupees and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
      expect(rupeesToPaise(paiseToRupees(paise(amount)))).toBe(amount);
    }),
  );
});

test('adds and multiplies exactly', () => {
  expect(sumPaise([])).toBe(0);
  expect(sumPaise([paise(10), paise(20)])).toBe(30);
  expect(timesPaise(paise(333), 3)).toBe(999);
});
