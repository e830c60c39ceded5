import { expect, test } from 'vitest';

import { unitPriceFor } from './unit-price.ts';

const kurta = { price: 2600, bulk: { minimum: 20, multiple: 10, leadTimeDays: 14 } };
const tiers = [{ from: 20, percentOff: 10 }];

test.each([
  ['one piece at its own price', 1, 260_000],
  ['a number that the rules do not allow', 25, 260_000],
  ['a bulk quantity at the price of its tier', 20, 234_000],
])('sells %s', (_what, quantity, unitPrice) => {
  expect(unitPriceFor(kurta, quantity, tiers)).toBe(unitPrice);
});

test('uses the plain price without bulk prices', () => {
  expect(unitPriceFor(kurta, 20, [])).toBe(260_000);
});
