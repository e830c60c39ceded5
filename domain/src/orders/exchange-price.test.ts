import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paise, sumPaise } from '../money/paise.ts';
import { SPECIFIED_TERMS, priceOrder, type PriceTerms } from '../pricing/price-order.ts';
import { PLAIN_PRODUCT } from '../testing/plain-product.ts';
import type { Product } from '../catalogue/product.ts';
import {
  exchangeChoices,
  exchangePrice,
  priceReplacements,
  replacementPrice,
  worthOfLines,
} from './exchange-price.ts';

const AT = new Date('2026-11-20T06:30:00Z');
const TERMS: PriceTerms = { ...SPECIFIED_TERMS, at: AT };
const INCLUDED: PriceTerms = {
  ...TERMS,
  tax: { ratesEnabled: false, rates: [], priceMode: 'included', priceModeFrom: new Date(0) },
};

const size = (Size: string, quantity: number, more: object = {}) => ({
  ...{ options: { Size }, sku: '', barcode: '', price: null, costPerItem: null, weight: null },
  ...{ picture: null, lowStock: null, committed: 0, retired: false, quantity, ...more },
});

const kurta = (combinations: Product['combinations']): Product => ({
  ...PLAIN_PRODUCT,
  _id: 'kurta',
  variants: [{ id: 'size', name: 'Size', values: ['M', 'L', 'XL'] }],
  combinations,
});

const MEDIUM = { options: { Size: 'M' }, variantId: 'v1' };

test('offers the other sizes of which there are pieces, with their prices', () => {
  const product = kurta({
    v1: size('M', 4),
    v2: size('L', 2, { price: 2000 }),
    v3: size('XL', 0),
    v4: size('S', 5, { retired: true }),
  });
  expect(exchangeChoices(product, MEDIUM, TERMS)).toEqual([
    { options: { Size: 'L' }, available: 2, from: 212_400, to: 236_000 },
  ]);
  expect(exchangeChoices(product, MEDIUM, INCLUDED)).toMatchObject([
    { from: 180_000, to: 200_000 },
  ]);
  expect(exchangeChoices({ ...product, status: 'draft' }, MEDIUM, TERMS)).toEqual([]);
});

test('offers the other sizes of a product whose sizes share one stock', () => {
  const choices = exchangeChoices(kurta({}), { options: { Size: 'M' } }, TERMS);
  expect(choices.map(({ options }) => options.Size)).toEqual(['L', 'XL']);
});

test('keeps the discount of what was bought, and moves nothing at the same price', () => {
  const prices = { from: paise(200_000), to: paise(220_000) };
  expect(exchangePrice(paise(100_033), { from: prices.from, to: prices.from })).toBe(100_033);
  expect(exchangePrice(paise(100_033), prices)).toBe(110_033);
  expect(exchangePrice(paise(100_033), { from: prices.to, to: prices.from })).toBe(90_933);
  expect(exchangePrice(paise(5000), { from: paise(0), to: prices.to })).toBe(5000);
});

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 100, max: 900_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  taxPercent: fc.constantFrom(0, 5, 12, 18),
  discount: fc.integer({ min: 0, max: 99 }),
});

test('what is returned is worth the sum of its lines, to the paisa', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      fc.nat(9_000_000),
      (bought, worth) => {
        const lines = bought.map((line, place) => ({
          ...line,
          productId: `p${place}`,
          unitPrice: paise(line.unitPrice),
          discount: paise(line.discount),
          chargeTax: true,
        }));
        const order = { lines, totals: priceOrder(lines) };
        expect(sumPaise(worthOfLines(order, lines, paise(worth)))).toBe(worth);
        const same = { from: paise(1000), to: paise(1000) };
        const exchanged = lines.map((line) => ({ ...line, exchange: same }));
        expect(replacementPrice(order, exchanged, paise(worth))).toBe(worth);
      },
    ),
  );
});

test('the totals of a replacement are its agreed prices, in either price mode', () => {
  const anyReplacement = fc.record({
    price: fc.integer({ min: 100, max: 9_000_000 }),
    quantity: fc.integer({ min: 1, max: 7 }),
    chargeTax: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(anyReplacement, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (wanted, isIncluded) => {
        const goods = wanted.map((one) => ({ ...one, price: paise(one.price), hsnCode: '6205' }));
        const { totals, lines } = priceReplacements(goods, TERMS, isIncluded);
        const { subtotal, discount, tax } = totals;
        expect(subtotal - discount + (isIncluded ? 0 : tax)).toBe(
          sumPaise(goods.map(({ price }) => price)),
        );
        for (const [place, line] of lines.entries()) {
          expect(line.discount).toBeGreaterThanOrEqual(0);
          expect(line.discount).toBeLessThan(goods[place]?.quantity ?? 0);
        }
      },
    ),
  );
});
