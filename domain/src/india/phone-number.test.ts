import { expect, test } from 'vitest';

import { formatPhone, isPhoneNumber } from './phone-number.ts';

test.each(['9800000021', '+91 98000 00021', '(080) 2345', '+44 20 7946 0000'])(
  'knows whether %s can be called',
  (typed) => {
    expect(isPhoneNumber(typed)).toBe(!typed.startsWith('('));
  },
);

test.each([
  ['9800000021', '98000 00021'],
  ['+919800000021', '+91 98000 00021'],
  ['+442079460000', '+442079460000'],
  ['', ''],
])('shows %s as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
