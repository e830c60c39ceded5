import { expect, test } from 'vitest';

import { numberIn, paiseIn, ungrouped } from './parse-number.ts';

test.each([
  ['1,00,000', 100_000],
  ['100,000', 100_000],
  ['12,50,00,000.50', 125_000_000.5],
  [' 1 500 ', 1500],
  ['1500', 1500],
  ['0', 0],
  ['-5', -5],
])('staff type %s as they write it in India', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

test.each(['', '  ', 'ten', '12,50', '1,5', '1,,000', '1,00', '₹500'])(
  '%j is no number: nobody has to guess what was meant',
  (typed) => {
    expect(numberIn(typed)).toBeNaN();
    expect(paiseIn(typed)).toBeNaN();
  },
);

test('rupees become paise, unless there are more than any sum has', () => {
  expect(paiseIn('1,00,000.50')).toBe(10_000_050);
  expect(paiseIn('99999999999999')).toBeNaN();
  expect(paiseIn('1e30')).toBeNaN();
});

test('a text that is checked further loses its commas alone', () => {
  expect(ungrouped(' 2,500.50 ')).toBe('2500.50');
  expect(ungrouped('2,5')).toBe('2,5');
});
