import { expect, test } from 'vitest';

import { isWithin, splitPrice } from './price-phrase.ts';

test.each([
  ['gift under 1000', 'gift', { from: 0, to: 1000, isBelow: true }],
  ['sarees below ₹2,000', 'sarees', { from: 0, to: 2000, isBelow: true }],
  ['kurti less than rs. 1200', 'kurti', { from: 0, to: 1200, isBelow: true }],
  ['saree 10k se kam', 'saree', { from: 0, to: 10_000, isBelow: true }],
  ['2000 से कम साड़ी', 'साडी', { from: 0, to: 2000, isBelow: true }],
  ['१,००० से नीचे कुर्ती', 'कुर्ती', { from: 0, to: 1000, isBelow: true }],
  ['jewellery upto 1500', 'jewellery', { from: 0, to: 1500, isBelow: false }],
  ['home decor within 1000 rupees', 'home decor', { from: 0, to: 1000, isBelow: false }],
  ['3000 रुपये तक की साड़ी', 'की साडी', { from: 0, to: 3000, isBelow: false }],
  ['2 हज़ार तक साड़ी', 'साडी', { from: 0, to: 2000, isBelow: false }],
  ['1 lakh tak ki saree', 'ki saree', { from: 0, to: 100_000, isBelow: false }],
  ['bedsheet 2000 ke andar', 'bedsheet', { from: 0, to: 2000, isBelow: false }],
  ['lehenga above 30000', 'lehenga', { from: 30_000, to: Infinity, isBelow: false }],
  ['500 से ज़्यादा', '', { from: 500, to: Infinity, isBelow: false }],
  ['kurta between 2000 and 3000', 'kurta', { from: 2000, to: 3000, isBelow: false }],
  ['bags 500 to 1200', 'bags', { from: 500, to: 1200, isBelow: false }],
  ['saree 2 to 3k', 'saree', { from: 2000, to: 3000, isBelow: false }],
  ['shawl around 4000', 'shawl', { from: 3000, to: 5000, isBelow: false }],
  ['₹500 gift', 'gift', { from: 0, to: 500, isBelow: false }],
  ['gift 500/-', 'gift', { from: 0, to: 500, isBelow: false }],
])('understands “%s”', (typed, rest, limit) => {
  const { text, price } = splitPrice(typed);
  expect(text.trim()).toBe(rest.normalize('NFKD'));
  expect(price).toEqual(limit);
});

test.each(['SAR-BNR-001', 'kurta size 42', 'saree 560001', 'bangles 2.6', 'set of 3', 'under 5'])(
  'finds no price in “%s”',
  (typed) => {
    expect(splitPrice(typed).price).toBeUndefined();
  },
);

test('“under” leaves the amount out, “up to” includes it', () => {
  const under = splitPrice('under 1000').price;
  const upTo = splitPrice('up to 1000').price;
  expect(under && [999, 1000].map((price) => isWithin(under, price))).toEqual([true, false]);
  expect(upTo && [1000, 1001].map((price) => isWithin(upTo, price))).toEqual([true, false]);
});
