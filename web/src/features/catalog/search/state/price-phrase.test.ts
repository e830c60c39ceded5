import { expect, test } from 'vitest';

import { isWithin, splitPrice } from './price-phrase.ts';

test.each([
  ['gift under 1000', 'gift', 0, 1000, true],
  ['sarees below ₹2,000', 'sarees', 0, 2000, true],
  ['kurti less than rs. 1200', 'kurti', 0, 1200, true],
  ['saree 10k se kam', 'saree', 0, 10_000, true],
  ['2000 से कम साड़ी', 'साडी', 0, 2000, true],
  ['१,००० से नीचे कुर्ती', 'कुर्ती', 0, 1000, true],
  ['jewellery upto 1500', 'jewellery', 0, 1500, false],
  ['home decor within 1000 rupees', 'home decor', 0, 1000, false],
  ['3000 रुपये तक की साड़ी', 'की साडी', 0, 3000, false],
  ['2 हज़ार तक साड़ी', 'साडी', 0, 2000, false],
  ['1 lakh tak ki saree', 'ki saree', 0, 100_000, false],
  ['bedsheet 2000 ke andar', 'bedsheet', 0, 2000, false],
  ['lehenga above 30000', 'lehenga', 30_000, Infinity, false],
  ['500 से ज़्यादा', '', 500, Infinity, false],
  ['kurta between 2000 and 3000', 'kurta', 2000, 3000, false],
  ['bags 500 to 1200', 'bags', 500, 1200, false],
  ['saree 2 to 3k', 'saree', 2000, 3000, false],
  ['shawl around 4000', 'shawl', 3000, 5000, false],
  ['₹500 gift', 'gift', 0, 500, false],
  ['gift 500/-', 'gift', 0, 500, false],
])('understands “%s”', (typed, rest, from, to, isBelow) => {
  const { text, price } = splitPrice(typed);
  expect(text.trim()).toBe(rest.normalize('NFKD'));
  expect(price).toEqual({ from, to, isBelow });
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
