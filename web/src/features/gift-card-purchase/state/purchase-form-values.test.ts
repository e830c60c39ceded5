import { expect, test } from 'vitest';

import { amountInPaise, BLANK_PURCHASE, requestIds } from './purchase-form-values.ts';

test('reads rupees as people type them', () => {
  expect(amountInPaise('1000')).toBe(100_000);
  expect(amountInPaise('₹ 10,000')).toBe(1_000_000);
  expect(amountInPaise('999.50')).toBe(99_950);
  expect(amountInPaise('a thousand')).toBeNaN();
});

test('keeps the id of the same gift card and gives another card another one', () => {
  const idOf = requestIds();
  const first = idOf(BLANK_PURCHASE);
  expect(idOf({ ...BLANK_PURCHASE })).toBe(first);
  const second = idOf({ ...BLANK_PURCHASE, amount: '2500' });
  expect(second).not.toBe(first);
  expect(idOf(BLANK_PURCHASE)).not.toBe(first);
});
