import { describe, expect, it } from 'vitest';

import { paise, rupeesToPaise } from '../money/paise.ts';
import { shopTaxPercent, taxInside } from './included-tax.ts';
import { priceLines, priceOrder, SPECIFIED_TERMS } from './price-order.ts';
import { shippingParts } from './shipping-parts.ts';
import type { TaxRate, TaxTable } from './tax-table.ts';

const at = new Date('2026-11-26T06:00:00Z');
const rate = (fields: Partial<TaxRate>): TaxRate => ({
  hsnPrefix: '62',
  maxUnitRupees: null,
  percent: 18,
  note: '',
  from: new Date('2025-09-21T18:30:00Z'),
  to: null,
  ...fields,
});
const APPAREL: TaxTable = {
  ratesEnabled: true,
  rates: [
    rate({ maxUnitRupees: 2500, percent: 5 }),
    rate({}),
    rate({ hsnPrefix: '50', percent: 5 }),
  ],
};
const rated = { ...SPECIFIED_TERMS, tax: APPAREL, at };
const included = {
  ...rated,
  tax: { ...APPAREL, priceMode: 'included' as const, priceModeFrom: at },
};
const line = (rupees: number, hsnCode = '6211', quantity = 1) => ({
  unitPrice: rupeesToPaise(rupees),
  quantity,
  hsnCode,
  chargeTax: true,
});
const off = (percent: number) => ({
  discount: {
    kind: 'percent' as const,
    percent,
    amount: paise(0),
    maxDiscount: null,
    collections: [],
  },
});

describe('the price ceiling of a rate', () => {
  it('is tested on what the piece is sold for', () => {
    const percent = (rupees: number, reductions = {}, quantity = 1) =>
      priceLines([line(rupees, '6211', quantity)], reductions, rated).lines[0]?.taxPercent;
    expect(percent(2700)).toBe(18);
    expect(percent(2700, off(10))).toBe(5);
    expect(percent(2500.01)).toBe(18);
    expect(percent(2500)).toBe(5);
    expect(percent(2700, off(7), 3)).toBe(18);
    expect(percent(2700, off(8), 3)).toBe(5);
  });

  it('counts a fraction of a paisa above it as above', () => {
    const cut = {
      ...off(0),
      discount: { ...off(0).discount, kind: 'fixed' as const, amount: paise(2) },
    };
    const { lines } = priceLines([line(2500.01, '6211', 3)], cut, rated);
    expect(lines[0]?.taxPercent).toBe(18);
  });

  it('is tested on the value without the tax that the price includes', () => {
    const percent = (rupees: number, reductions = {}) =>
      priceLines([line(rupees)], reductions, included).lines[0]?.taxPercent;
    expect(percent(2625)).toBe(5);
    expect(percent(2625.01)).toBe(18);
    expect(percent(2950.01)).toBe(18);
    expect(percent(2700, off(10))).toBe(5);
  });

  it('finds the rate that agrees with its own value among several', () => {
    const tiers = [
      rate({ maxUnitRupees: 1000, percent: 5 }),
      rate({ maxUnitRupees: 2500, percent: 12 }),
      rate({}),
    ];
    const percent = (rupees: number) =>
      shopTaxPercent(
        { hsnCode: '6211', unitPrice: rupeesToPaise(rupees) },
        { ratesEnabled: true, rates: tiers, priceMode: 'included', priceModeFrom: at },
        at,
      );
    expect([1050, 1100, 2700, 2800, 2801].map(percent)).toEqual([5, 12, 12, 12, 18]);
  });
});

describe('the tax of shipping', () => {
  it('follows the goods once rates are on', () => {
    // 5 % of ₹1,000 + ₹150.
    expect(priceOrder([line(1000)], {}, rated)).toMatchObject({
      shipping: 15_000,
      tax: 5_800,
      shippingTax: 756,
      total: 120_800,
    });
  });

  it('is not charged in the specified mode without rates', () => {
    const totals = priceOrder([line(1000)]);
    expect(totals).toMatchObject({ tax: 18_000, total: 133_000 });
    expect(Object.keys(totals)).toEqual([
      'subtotal',
      'discount',
      'shipping',
      'tax',
      'giftCard',
      'total',
    ]);
  });

  it('splits the charge by the value at each rate, to the paisa', () => {
    const goods = [
      { amount: paise(100_000), quantity: 1, hsnCode: '5007', taxPercent: 5 },
      { amount: paise(30_000), quantity: 1, hsnCode: '4202', taxPercent: 18 },
      { amount: paise(20_000), quantity: 1, hsnCode: '4421', taxPercent: 18 },
    ];
    expect(shippingParts(goods, paise(10_000))).toEqual([
      { taxPercent: 5, hsnCode: '5007', amount: 6_666 },
      { taxPercent: 18, hsnCode: '4202', amount: 3_334 },
    ]);
    expect(shippingParts(goods, paise(0))).toEqual([]);
  });

  it('goes by the pieces when the goods cost nothing', () => {
    const gift = { amount: paise(0), quantity: 2, hsnCode: '6211', taxPercent: 5 };
    expect(shippingParts([gift], paise(15_000))).toEqual([
      { taxPercent: 5, hsnCode: '6211', amount: 15_000 },
    ]);
  });
});

describe('prices that include tax', () => {
  it('are what people pay, with the tax inside', () => {
    expect(priceOrder([line(1180, '9701')], {}, included)).toEqual({
      subtotal: 118_000,
      discount: 0,
      shipping: 15_000,
      tax: 18_000 + 2_288,
      taxIncluded: true,
      shippingTax: 2_288,
      giftCard: 0,
      total: 133_000,
    });
  });

  it('contain no tax for untaxed goods and their shipping', () => {
    const untaxed = { ...line(500), chargeTax: false };
    expect(priceOrder([untaxed], {}, included)).toMatchObject({ tax: 0, total: 65_000 });
  });

  it('are free of shipping by the figure shown', () => {
    expect(priceOrder([line(2000)], {}, included).shipping).toBe(15_000);
    expect(priceOrder([line(2000.01)], {}, included).shipping).toBe(0);
  });
});

it.each([
  [81_400, 18, 12_416],
  [100, 5, 4],
  [1, 18, 0],
  [10_300, 3, 300],
  [12_345, 0.25, 30],
])('%d paise with %d %% contain %d of tax', (amount, percent, tax) => {
  expect(taxInside(paise(amount), percent)).toBe(tax);
});
