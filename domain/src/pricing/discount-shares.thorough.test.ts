import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { DiscountTerms } from './discount.ts';
import { discountShares, appliesToSome } from './discount-shares.ts';
import { paise, rupeesToPaise } from '../money/paise.ts';
import type { PricedLine } from './priced-line.ts';
import { orderWorth, priceOrder } from './price-order.ts';

const line = (rupees: number, collection = 'saree', chargeTax = true): PricedLine => ({
  unitPrice: rupeesToPaise(rupees),
  quantity: 1,
  chargeTax,
  collection,
});

const terms = (some: Partial<DiscountTerms>): DiscountTerms => ({
  kind: 'percent',
  percent: 0,
  amount: paise(0),
  maxDiscount: null,
  collections: [],
  ...some,
});

const anyTerms = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed' as const, 'free_shipping' as const),
  percent: fc.integer({ min: 0, max: 100 }),
  amount: fc.integer({ min: 0, max: 50_000_000 }).map(paise),
  maxDiscount: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(paise)),
  collections: fc.subarray(['saree', 'kurtas', 'bags']),
  products: fc.subarray(['p0', 'p1', 'p2']),
});

const anyLines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 10_000_000 }).map(paise),
    quantity: fc.integer({ min: 1, max: 100 }),
    chargeTax: fc.boolean(),
    collection: fc.constantFrom('saree', 'kurtas', 'bags'),
    productId: fc.constantFrom('p0', 'p1', 'p2', 'p3'),
  }),
  { minLength: 1, maxLength: 50 },
);

const anyBalance = fc.integer({ min: 0, max: 100_000_000 }).map(paise);

test('splits ten per cent exactly, odd paise by largest remainder', () => {
  const lines = [line(33.33), line(33.34), line(33.38)];
  const shares = discountShares(lines, terms({ percent: 10 }));
  expect(shares).toEqual([333, 334, 334]);
});

test('limits a discount to its cap and its eligible goods', () => {
  const total = (some: Partial<DiscountTerms>) =>
    priceOrder([line(1000), line(500, 'bags')], { discount: terms(some) }).discount;
  expect(total({ percent: 50 })).toBe(75_000);
  expect(total({ percent: 50, maxDiscount: paise(10_000) })).toBe(10_000);
  expect(total({ kind: 'fixed', amount: paise(900_000) })).toBe(150_000);
  expect(total({ kind: 'fixed', amount: paise(900_000), collections: ['bags'] })).toBe(50_000);
  expect(total({ percent: 50, collections: ['kurtas'] })).toBe(0);
});

test('applies when one line is in its collections', () => {
  expect(appliesToSome([line(1), line(1, 'bags')], terms({ collections: ['bags'] }))).toBe(true);
  expect(appliesToSome([line(1)], terms({ collections: ['bags'] }))).toBe(false);
  expect(appliesToSome([line(1)], terms({}))).toBe(true);
});

test('discounts only the named product', () => {
  const lines = ['one', 'two'].map((productId) => ({ ...line(1000), productId }));
  const onOne = terms({ percent: 25, products: ['one'] });
  expect(discountShares(lines, onOne)).toEqual([25_000, 0]);
  const alsoBags = { ...onOne, collections: ['bags'] };
  expect(discountShares([...lines, line(10, 'bags')], alsoBags)).toEqual([25_000, 0, 250]);
});

test('removes only shipping for free shipping', () => {
  const { discount, shipping, total } = priceOrder([line(1000)], {
    discount: terms({ kind: 'free_shipping', percent: 50 }),
  });
  expect({ discount, shipping, total }).toEqual({ discount: 0, shipping: 0, total: 118_000 });
});

test('calculates shipping and GST after the discount', () => {
  const totals = priceOrder([line(2100)], {
    discount: terms({ kind: 'fixed', amount: rupeesToPaise(100) }),
  });
  expect(totals).toMatchObject({ shipping: 15_000, tax: 36_000, total: 251_000 });
});

test('adds up for any code and card, without negative amounts', () => {
  fc.assert(
    fc.property(anyLines, anyTerms, anyBalance, (lines, discount, giftCardBalance) => {
      const totals = priceOrder(lines, { discount, giftCardBalance });
      const worth = totals.subtotal - totals.discount + totals.shipping + totals.tax;
      expect(totals.total).toBe(worth - totals.giftCard);
      expect(orderWorth(totals)).toBe(worth);
      for (const part of Object.values(totals)) expect(part).toBeGreaterThanOrEqual(0);
      expect(totals.giftCard).toBeLessThanOrEqual(giftCardBalance);
      if (totals.giftCard > 0) expect(totals.total === 0 || totals.total >= 100).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('splits the discount over eligible lines only', () => {
  fc.assert(
    fc.property(anyLines, anyTerms, (lines, discount) => {
      const shares = discountShares(lines, discount);
      const totals = priceOrder(lines, { discount });
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(totals.discount);
      const taxable = lines.map((priced, index) => {
        const { unitPrice, quantity, chargeTax, collection, productId } = priced;
        const amount = unitPrice * quantity;
        const share = shares[index] ?? Number.NaN;
        expect(share).toBeLessThanOrEqual(amount);
        const meant =
          discount.collections.length + discount.products.length === 0 ||
          discount.collections.includes(collection) ||
          discount.products.includes(productId);
        if (!meant) expect(share).toBe(0);
        return chargeTax ? amount - share : 0;
      });
      const taxed = taxable.reduce((sum, amount) => sum + amount, 0);
      // 18 %, half up to the rupee.
      expect(totals.tax).toBe(Math.floor((taxed * 18 + 5000) / 10_000) * 100);
    }),
    { numRuns: 5000 },
  );
});

test('costs the same in any line order', () => {
  const shuffled = anyLines.chain((lines) =>
    fc.tuple(
      fc.constant(lines),
      fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, anyTerms, anyBalance, ([lines, other], discount, giftCardBalance) => {
      const reductions = { discount, giftCardBalance };
      expect(priceOrder(other, reductions)).toEqual(priceOrder(lines, reductions));
    }),
    { numRuns: 5000 },
  );
});
