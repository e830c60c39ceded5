import { expect, test } from 'vitest';

import { cancelRefunds } from './cancel-refunds.ts';
import type { PaymentState } from './payment.ts';

type Payment = Parameters<typeof cancelRefunds>[0]['payment'];

const on = (payment: Partial<Payment> & { state: PaymentState }, giftCard = 0) =>
  cancelRefunds({
    payment: { method: null, captured: 0, refunded: 0, ...payment },
    totals: { giftCard },
  });

test.each(['pending', 'failed', 'cancelled'] as const)(
  'refunds nothing for a %s payment and releases the gift card',
  (state) => {
    expect(on({ state })).toEqual(['none']);
    expect(on({ state }, 50_000)).toEqual(['none', 'card_released']);
  },
);

test('refunds gateway payments to the gateway', () => {
  const paid = { state: 'captured', method: 'upi', captured: 227_400 } as const;
  expect(on(paid)).toEqual(['whole']);
  expect(on({ state: 'authorized', method: 'card' })).toEqual(['whole']);
  expect(on({ ...paid, state: 'partially_refunded', refunded: 100 })).toEqual(['rest']);
  expect(on({ ...paid, state: 'refunded', refunded: 227_400 })).toEqual(['already_refunded']);
});

test.each(['cash', 'counter_upi', 'bank_transfer'])(
  'refunds an offline payment by %s manually',
  (method) => {
    const paid = { state: 'captured', method, captured: 227_400 } as const;
    expect(on(paid)).toEqual(['manual']);
    expect(on(paid, 50_000)).toEqual(['manual', 'card_restored']);
  },
);

test('restores a gift card and refunds nothing for a free order', () => {
  const paid = { state: 'captured', method: 'card', captured: 177_400 } as const;
  expect(on(paid, 50_000)).toEqual(['whole', 'card_restored']);
  expect(on({ state: 'captured', method: 'gift_card' }, 227_400)).toEqual(['card_restored']);
  expect(on({ state: 'captured' })).toEqual(['none']);
});
