import { expect, test } from 'vitest';

import { internationalNumber } from './data/phone-sign-in.ts';

test.each([
  ['9876543210', '+919876543210'],
  ['98765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['+14155550123', '+14155550123'],
])('formats %s as %s', (typed, dialled) => {
  expect(internationalNumber(typed)).toBe(dialled);
});
