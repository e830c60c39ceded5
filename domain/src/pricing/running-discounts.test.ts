import { expect, test } from 'vitest';

import { rupeesToPaise } from '../money/paise.ts';
import type { PublicOffer } from './public-offer.ts';
import {
  discountOn,
  discountOnList,
  readRunningDiscounts,
  runningDiscounts,
} from './running-discounts.ts';

const NOW = new Date('2026-11-23T06:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000).toISOString();

const offer = (changes: Partial<PublicOffer> = {}): PublicOffer => ({
  code: 'TENTH',
  kind: 'percent',
  percent: 10,
  amount: 0,
  maxDiscount: null,
  minSubtotal: 0,
  collections: [],
  products: [],
  startsAt: days(-1),
  endsAt: null,
  ...changes,
});
const fixed = (rupees: number, changes: Partial<PublicOffer> = {}) =>
  offer({ kind: 'fixed', percent: 0, amount: rupeesToPaise(rupees), ...changes });

const running = (...offers: PublicOffer[]) => ({
  offers,
  shipping: { freeAbove: rupeesToPaise(2000), flatFee: rupeesToPaise(150) },
});
const saree = (price = 1800) => ({
  ...{ _id: 'saree-1', productCollection: 'saree', price, costPerItem: 0 },
  combinations: {},
});

test('the server sends what runs now for everyone, and nothing when there is none', () => {
  const stored = {
    automaticDiscounts: [
      offer(),
      offer({ code: 'SOON', startsAt: days(1) }),
      offer({ code: 'OVER', endsAt: days(-0.5) }),
      { code: 'BUSINESS', startsAt: days(-1), endsAt: null },
    ],
  };
  const sent: unknown = JSON.parse(JSON.stringify(runningDiscounts(stored, NOW)));
  expect(readRunningDiscounts(sent)).toEqual(running(offer()));
  expect(runningDiscounts({}, NOW)).toBeNull();
});

test('a card names a discount for its product, its collection or everything, and no other', () => {
  const named = (changes: Partial<PublicOffer>) =>
    discountOn(saree(), running(offer(changes)), NOW);
  expect(named({})).toBeDefined();
  expect(named({ collections: ['saree'] })).toBeDefined();
  expect(named({ products: ['saree-1'] })).toBeDefined();
  expect(named({ collections: ['kurtas'], products: ['saree-2'] })).toBeUndefined();
  expect(named({ endsAt: days(-0.1) })).toBeUndefined();
});

test('a card names the largest discount on one piece, and one with a minimum only without it', () => {
  const tenth = offer();
  const more = fixed(300, { code: 'MORE' });
  const most = fixed(900, { code: 'MOST', minSubtotal: rupeesToPaise(5000) });
  expect(discountOn(saree(), running(tenth, more, most), NOW)?.code).toBe('MORE');
  expect(discountOn(saree(), running(most), NOW)?.minSubtotal).toBe(rupeesToPaise(5000));
  expect(discountOn(saree(9500), running(most), NOW)?.minSubtotal).toBe(0);
});

test('a card names no discount that checkout would not apply, or not in full', () => {
  // 2,100 less 105 loses free shipping, which costs 150.
  expect(discountOn(saree(2100), running(offer({ percent: 5 })), NOW)).toBeUndefined();
  expect(discountOn(saree(2100), running(offer({ percent: 10 })), NOW)).toBeDefined();
  expect(discountOn(saree(250), running(fixed(300)), NOW)).toBeUndefined();
  const post = offer({ kind: 'free_shipping', percent: 0 });
  expect(discountOn(saree(2100), running(post), NOW)).toBeUndefined();
  expect(discountOn(saree(900), running(post), NOW)).toBeDefined();
});

test('counts from the lowest price of a product with sizes', () => {
  const sizes = { s: { price: 250, costPerItem: null, quantity: 1, retired: false } };
  const product = { ...saree(), combinations: sizes };
  expect(discountOn(product, running(fixed(300)), NOW)).toBeUndefined();
});

test('a list names a discount only if it covers all of the list', () => {
  const sarees = running(offer({ collections: ['saree', 'dupattas'] }));
  expect(discountOnList({ collections: ['saree'] }, sarees, NOW)).toBeDefined();
  expect(discountOnList({ collections: ['saree', 'kurtas'] }, sarees, NOW)).toBeUndefined();
  expect(discountOnList({ collections: [] }, sarees, NOW)).toBeUndefined();
  expect(discountOnList({ collections: [] }, running(offer()), NOW)).toBeDefined();
  const pieces = running(offer({ products: ['a', 'b'] }));
  expect(discountOnList({ productIds: ['b', 'a'] }, pieces, NOW)).toBeDefined();
  expect(discountOnList({ productIds: ['a', 'c'] }, pieces, NOW)).toBeUndefined();
});
