import { expect, test } from 'vitest';

import { formatPhone, mobileDigits, readPhone } from './phone-number.ts';

test.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '(98765) 43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 098765 43210',
  '0091 98765 43210',
  '919876543210',
  '09876543210',
  ' 0 98765 43210 ',
  '\u202A+91 98765 43210\u202C',
  '+91\u00A098765\u00A043210',
])('reads %s as one Indian mobile number', (typed) => {
  expect(readPhone(typed)).toBe('+919876543210');
  expect(mobileDigits(typed)).toBe('9876543210');
});

test('keeps a mobile number that begins like the country code', () => {
  expect(mobileDigits('9198765432')).toBe('9198765432');
  expect(mobileDigits('+91 91987 65432')).toBe('9198765432');
});

test.each([
  ['080 2345 6789', '+918023456789'],
  ['+44 20 7946 0000', '+442079460000'],
  ['0044 20 7946 0000', '+442079460000'],
  ['12345', null],
  ['(080) 2345', null],
  ['98765 4321x', null],
  ['+', null],
  ['', null],
])('reads %s as %s', (typed, phone) => {
  expect(readPhone(typed)).toBe(phone);
});

test.each(['5876543210', '987654321', '98765432101', '+44 20 7946 0000', 'phone'])(
  'a courier cannot call %s',
  (typed) => {
    expect(mobileDigits(typed)).toBe('');
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
