import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paise, rupeesToPaise } from '../money/paise.ts';
import { freeShippingGap, priceOrder, totalBeforeTax, type PricedLine } from './price-order.ts';

const line = (rupees: number, quantity = 1, chargeTax = true): PricedLine => ({
  unitPrice: rupeesToPaise(rupees),
  quantity,
  chargeTax,
});

const lines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 10_000_000 }).map(paise),
    quantity: fc.integer({ min: 1, max: 100 }),
    chargeTax: fc.boolean(),
  }),
  { minLength: 1, maxLength: 50 },
);

test('charges shipping at exactly ₹2,000 but not a paisa above', () => {
  expect(priceOrder([line(2000)]).shipping).toBe(15_000);
  expect(priceOrder([line(2000.01)]).shipping).toBe(0);
});

test('a saree of ₹1,800 costs ₹2,274 at checkout and ₹1,950 in the cart', () => {
  const totals = priceOrder([line(1800)]);
  expect({ ...totals, totalBeforeTax: totalBeforeTax(totals) }).toEqual({
    subtotal: 180_000,
    discount: 0,
    shipping: 15_000,
    tax: 32_400,
    giftCard: 0,
    total: 227_400,
    totalBeforeTax: 195_000,
  });
});

test('GST is rounded half up to the rupee', () => {
  const tax = (rupees: number) => priceOrder([line(rupees)]).tax;
  expect(tax(25)).toBe(500);
  expect(tax(24.99)).toBe(400);
  expect(tax(2.77)).toBe(0);
  expect(tax(2.78)).toBe(100);
});

test('adds no tax for untaxed products', () => {
  expect(priceOrder([line(1000, 1, false), line(500)]).tax).toBe(9000);
});

test('prices an empty order at zero', () => {
  const nothing = { subtotal: 0, discount: 0, shipping: 0, tax: 0, giftCard: 0, total: 0 };
  expect(priceOrder([])).toEqual(nothing);
});

test('adds up to the total in whole paise', () => {
  fc.assert(
    fc.property(lines, (order) => {
      const { subtotal, shipping, tax, total } = priceOrder(order);
      expect(total).toBe(subtotal + shipping + tax);
      expect(subtotal).toBe(order.reduce((sum, one) => sum + one.unitPrice * one.quantity, 0));
      expect(tax % 100).toBe(0);
      const exact = order.reduce(
        (sum, one) => sum + (one.chargeTax ? one.unitPrice * one.quantity * 0.18 : 0),
        0,
      );
      expect(Math.abs(tax - exact)).toBeLessThanOrEqual(50.001);
    }),
    { numRuns: 2000 },
  );
});

test('costs the same when a line is split', () => {
  fc.assert(
    fc.property(lines, (order) => {
      const split = order.flatMap((one) =>
        Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 })),
      );
      expect(priceOrder(split)).toEqual(priceOrder(order));
    }),
    { numRuns: 200 },
  );
});

test('names the exact whole rupees missing for free shipping', () => {
  expect(freeShippingGap(rupeesToPaise(1500))).toBe(50_100);
  expect(freeShippingGap(rupeesToPaise(1999.5))).toBe(100);
  expect(freeShippingGap(rupeesToPaise(2000))).toBe(100);
  expect(freeShippingGap(rupeesToPaise(2000.01))).toBe(0);
});
