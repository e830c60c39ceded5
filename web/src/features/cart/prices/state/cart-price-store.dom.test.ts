import { beforeEach, expect, test, vi } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';

import { ApiError } from '#lib/server/api-client.ts';

import type { Codes } from '../data/cart-price-api.ts';
import { useCartStore } from '../../state/cart-store.ts';
import {
  applyCode,
  clearCodes,
  refreshCartPrice,
  removeCode,
  useCartPriceStore,
} from './cart-price-store.ts';

interface Question {
  codes: Codes;
  /** resolves with the codes accepted */
  take: () => Promise<void>;
  /** rejects with the code of the server's error */
  refuse: (code: string) => Promise<void>;
}

const questions: Question[] = [];

vi.mock('../data/cart-price-api.ts', () => ({
  priceCartWithCodes: (_items: unknown, codes: Codes) =>
    new Promise((resolve, reject) => {
      const coupon = { code: codes.couponCode.toUpperCase(), description: '', isAutomatic: false };
      const take = async () => {
        resolve({ totals: { total: questions.length }, coupon });
        await new Promise((done) => setTimeout(done));
      };
      const refuse = async (code: string) => {
        reject(new ApiError(`No: ${code}.`, { status: 422, code }));
        await new Promise((done) => setTimeout(done));
      };
      questions.push({ codes, take, refuse });
    }),
}));

const PROMO = { couponCode: 'WELCOME10', giftCard: '' };
const quotes = () => useCartPriceStore.getState();
const question = (at: number) => questions[at]!;

beforeEach(() => {
  questions.length = 0;
  useCartPriceStore.setState(useCartPriceStore.getInitialState(), true);
  useCartStore.setState({
    lines: [{ id: 'p1', name: 'Mat', price: 1000, quantity: 1 } as CartLine],
  });
});

test('ignores a late answer for a removed code', async () => {
  useCartPriceStore.setState({ codes: PROMO });
  void refreshCartPrice();
  await removeCode('couponCode');
  await question(0).take();
  expect(quotes()).toMatchObject({ codes: { couponCode: '' }, serverPrice: undefined });
  expect(localStorage.getItem('kargha.promo-code')).toBeNull();
});

test('ignores a late answer for a person who signed out', async () => {
  useCartPriceStore.setState({ codes: PROMO });
  void refreshCartPrice();
  clearCodes();
  void applyCode('giftCard', 'CARD');
  clearCodes();
  await question(0).take();
  await question(1).take();
  const checking = { couponCode: '', giftCard: '' };
  expect(quotes()).toMatchObject({ codes: checking, checking, serverPrice: undefined });
});

test.each([
  ['in their order', [0, 1]],
  ['the other way round', [1, 0]],
])('applies two codes sent at once, answered %s', async (_how, order) => {
  void applyCode('couponCode', 'welcome10');
  void applyCode('giftCard', 'CARD');
  expect(quotes().checking).toEqual({ couponCode: 'welcome10', giftCard: 'CARD' });
  for (const at of order) await question(at).take();
  const both = { couponCode: 'WELCOME10', giftCard: 'CARD' };
  expect(quotes()).toMatchObject({ codes: both, checking: { couponCode: '', giftCard: '' } });
  expect(quotes().serverPrice).toBeUndefined();
  const last = questions.at(-1)!;
  expect(last.codes).toEqual(both);
  await last.take();
  expect(quotes()).toMatchObject({
    codes: both,
    serverPrice: { totals: { total: questions.length } },
  });
});

test('removes one code and keeps the one being checked', async () => {
  useCartPriceStore.setState({ codes: PROMO });
  void applyCode('giftCard', 'CARD');
  void removeCode('couponCode');
  await question(0).take();
  expect(quotes().codes).toEqual({ couponCode: '', giftCard: 'CARD' });
  await question(1).take();
  expect(quotes().serverPrice).toMatchObject({ cart: 'p1×1@1000' });
});

test('applies a gift card although the promo code has expired', async () => {
  useCartPriceStore.setState({ codes: PROMO });
  void applyCode('giftCard', 'CARD');
  await question(0).refuse('coupon_expired');
  expect(question(1).codes).toEqual({ couponCode: '', giftCard: 'CARD' });
  expect(quotes().checking.giftCard).toBe('CARD');
  await question(1).take();
  expect(quotes()).toMatchObject({
    codes: { couponCode: '', giftCard: 'CARD' },
    refusals: { couponCode: 'No: coupon_expired.', giftCard: '' },
    checking: { couponCode: '', giftCard: '' },
    serverPrice: { totals: { total: 2 } },
  });
});

test('does not retry a rejected code', async () => {
  useCartPriceStore.setState({ codes: PROMO });
  void applyCode('giftCard', 'CARD');
  await question(0).refuse('gift_card_unknown');
  expect(questions).toHaveLength(1);
  expect(quotes()).toMatchObject({
    codes: PROMO,
    refusals: { couponCode: '', giftCard: 'No: gift_card_unknown.' },
    checking: { giftCard: '' },
  });
});
