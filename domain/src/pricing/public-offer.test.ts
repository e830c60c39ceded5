import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import type { Discount } from './code-schemas.ts';
import {
  offersAfterChange,
  offersFor,
  offersForCart,
  readPublicOffers,
  type PublicOffer,
} from './public-offer.ts';

const NOW = new Date('2026-11-23T06:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

const discount = (changes: Partial<Discount> = {}): Discount => ({
  method: 'code',
  code: 'NAMASTE',
  description: 'Welcome',
  kind: 'percent',
  percent: 10,
  amount: paise(0),
  maxDiscount: paise(75_000),
  minSubtotal: paise(100_000),
  collections: [],
  products: [],
  roles: [],
  perPersonLimit: 1,
  totalLimit: null,
  used: 0,
  stackable: false,
  active: true,
  isPublic: true,
  startsAt: days(-1),
  endsAt: null,
  createdAt: days(-1),
  updatedAt: days(-1),
  ...changes,
});

const codes = (offers: readonly PublicOffer[]) => offers.map(({ code }) => code);
const saree = { _id: 'saree-1', productCollection: 'saree', price: 1800 };

test('shows an active public code and nothing else', () => {
  const shown = (changes: Partial<Discount>) =>
    codes(offersAfterChange([], discount(changes), NOW));
  expect(shown({})).toEqual(['NAMASTE']);
  expect(shown({ isPublic: false })).toEqual([]);
  expect(shown({ active: false })).toEqual([]);
  expect(shown({ method: 'automatic' })).toEqual([]);
  expect(shown({ endsAt: days(-0.5) })).toEqual([]);
});

test('replaces a code that was changed and drops codes that have ended', () => {
  const old = offersAfterChange([], discount({ code: 'OLD', endsAt: days(1) }), NOW);
  const both = offersAfterChange(old, discount(), NOW);
  expect(codes(both)).toEqual(['OLD', 'NAMASTE']);
  const [changed, ...others] = offersAfterChange(both, discount({ percent: 15 }), days(2));
  expect([changed?.percent, others]).toEqual([15, []]);
});

test('offers a product only what applies to it now, and first what it is dear enough for', () => {
  const offers = [
    discount({ code: 'DEAR', minSubtotal: paise(500_000) }),
    discount({ code: 'SAREES', collections: ['saree'] }),
    discount({ code: 'KURTAS', collections: ['kurta'] }),
    discount({ code: 'THIS', products: ['saree-1'] }),
    discount({ code: 'SOON', startsAt: days(1) }),
    discount({ code: 'OVER', endsAt: days(1) }),
  ].reduce<PublicOffer[]>((list, one) => offersAfterChange(list, one, NOW), []);
  expect(codes(offersFor(saree, offers, NOW))).toEqual(['SAREES', 'THIS', 'OVER', 'DEAR']);
  expect(codes(offersFor(saree, offers, days(2)))).toEqual(['SAREES', 'THIS', 'SOON', 'DEAR']);
});

test('offers a cart what is for everything or for one of its products, the lowest minimum first', () => {
  const offers = [
    discount({ code: 'ALL' }),
    discount({ code: 'SAREES', collections: ['saree'] }),
    discount({ code: 'THIS', products: ['saree-1'], minSubtotal: paise(0) }),
    discount({ code: 'OTHER', products: ['kurta-1'] }),
    discount({ code: 'SOON', startsAt: days(1) }),
  ].reduce<PublicOffer[]>((list, one) => offersAfterChange(list, one, NOW), []);
  const cart = [{ id: 'kurta-2' }, { id: 'saree-1' }];
  expect(codes(offersForCart(cart, offers, NOW))).toEqual(['THIS', 'ALL']);
  expect(codes(offersForCart([], offers, NOW))).toEqual(['ALL']);
});

test('reads what was stored and leaves out what is not an offer', () => {
  const offers = offersAfterChange([], discount(), NOW);
  const stored: unknown = JSON.parse(JSON.stringify([...offers, { code: 'X' }, 'no', null]));
  expect(readPublicOffers(stored)).toEqual(offers);
  expect(readPublicOffers(undefined)).toEqual([]);
});
