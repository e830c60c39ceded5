import { expect, test } from 'vitest';

import { parseNumber, parsePaise, stripGrouping } from './parse-number.ts';

test.each([
  ['1,00,000', 100_000],
  ['100,000', 100_000],
  ['12,50,00,000.50', 125_000_000.5],
  [' 1 500 ', 1500],
  ['1500', 1500],
  ['0', 0],
  ['-5', -5],
])('staff type %s as they write it in India', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

test.each(['', '  ', 'ten', '12,50', '1,5', '1,,000', '1,00', '₹500'])(
  'rejects %j as ambiguous',
  (typed) => {
    expect(parseNumber(typed)).toBeNaN();
    expect(parsePaise(typed)).toBeNaN();
  },
);

test('parses rupees as paise up to the limit', () => {
  expect(parsePaise('1,00,000.50')).toBe(10_000_050);
  expect(parsePaise('99999999999999')).toBeNaN();
  expect(parsePaise('1e30')).toBeNaN();
});

test('strips only commas and spaces', () => {
  expect(stripGrouping(' 2,500.50 ')).toBe('2500.50');
  expect(stripGrouping('2,5')).toBe('2,5');
});
