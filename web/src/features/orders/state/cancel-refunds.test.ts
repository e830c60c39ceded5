import { expect, test } from 'vitest';

import { sampleOrder } from '#testing/sample-order.ts';

import { cancelRefunds } from './cancel-refunds.ts';

const TOTALS = { subtotal: 180_000, shipping: 15_000, tax: 32_400, total: 227_400 };

const on = (payment: object, giftCard = 0) =>
  cancelRefunds(sampleOrder({ payment, totals: { ...TOTALS, giftCard } }));

test.each(['pending', 'failed', 'cancelled'])(
  'refunds nothing for a %s payment and releases the gift card',
  (state) => {
    expect(on({ state })).toEqual(['none']);
    expect(on({ state }, 50_000)).toEqual(['none', 'card_released']);
  },
);

test('refunds gateway payments to the gateway', () => {
  const paid = { state: 'captured', method: 'upi', captured: 227_400 };
  expect(on(paid)).toEqual(['whole']);
  expect(on({ state: 'authorized', method: 'card' })).toEqual(['whole']);
  expect(on({ ...paid, state: 'partially_refunded', refunded: 100 })).toEqual(['rest']);
  expect(on({ ...paid, state: 'refunded', refunded: 227_400 })).toEqual(['already_refunded']);
});

test.each(['cash', 'counter_upi', 'bank_transfer'])(
  'refunds an offline payment by %s manually',
  (method) => {
    const paid = { state: 'captured', method, captured: 227_400 };
    expect(on(paid)).toEqual(['manual']);
    expect(on(paid, 50_000)).toEqual(['manual', 'card_restored']);
  },
);

test('restores a gift card and refunds nothing for a free order', () => {
  const paid = { state: 'captured', method: 'card', captured: 177_400 };
  expect(on(paid, 50_000)).toEqual(['whole', 'card_restored']);
  expect(on({ state: 'captured', method: 'gift_card' }, 227_400)).toEqual(['card_restored']);
  expect(on({ state: 'captured' })).toEqual(['none']);
});
