import { expect, test } from 'vitest';

import { unitPriceFor } from './unit-price.ts';
import { FLAT_TAX, type TaxTable } from './tax-table.ts';

const at = new Date('2026-11-22T06:00:00Z');
const rate = { hsnPrefix: '62', note: '', from: new Date('2025-09-21T18:30:00Z'), to: null };
const tax: TaxTable = {
  ratesEnabled: true,
  rates: [
    { ...rate, maxUnitRupees: 2500, percent: 5 },
    { ...rate, maxUnitRupees: null, percent: 12 },
  ],
};
const kurta = {
  price: 2600,
  hsnCode: '6211',
  bulk: { minimum: 20, multiple: 10, leadTimeDays: 14 },
};
const tiers = [{ from: 20, percentOff: 10 }];

test.each([
  ['one piece at its own price', 1, 260_000, 12],
  ['a number that the rules do not allow', 25, 260_000, 12],
  ['a number whose price is below the ceiling', 20, 234_000, 5],
])('%s is taxed by what it is sold for', (_what, quantity, unitPrice, taxPercent) => {
  expect(unitPriceFor(kurta, quantity, { tiers, tax, at })).toEqual({ unitPrice, taxPercent });
});

test('uses the plain price and its tax rate without bulk prices', () => {
  const plain = { unitPrice: 260_000, taxPercent: 12 };
  expect(unitPriceFor(kurta, 20, { tiers: [], tax, at })).toEqual(plain);
  const flat = { unitPrice: 234_000, taxPercent: 18 };
  expect(unitPriceFor(kurta, 20, { tiers, tax: FLAT_TAX, at })).toEqual(flat);
});
