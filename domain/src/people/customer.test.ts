import { expect, test } from 'vitest';

import { customerChangeSchema, purchaseOf } from './customer.ts';
import { paise } from '../money/paise.ts';
import type { PaymentState } from '../payments/payment.ts';

const order = (state: PaymentState, refunded = 0) => ({
  closedBy: null,
  giftCard: { cardId: 'card', last4: 'ABCD', amount: paise(10_000) },
  payment: {
    state,
    gateway: 'razorpay' as const,
    gatewayOrderId: null,
    paymentId: null,
    method: null,
    captured: paise(90_000),
    refunded: paise(refunded),
  },
  totals: {
    subtotal: paise(100_000),
    discount: paise(0),
    shipping: paise(0),
    tax: paise(0),
    giftCard: paise(10_000),
    total: paise(90_000),
  },
});

test('an order counts with what was paid for it, by gift card too, without what was given back', () => {
  expect(purchaseOf(order('captured'))).toEqual({ orders: 1, value: 100_000 });
  expect(purchaseOf(order('partially_refunded', 30_000))).toEqual({ orders: 1, value: 70_000 });
});

test('pieces that were taken out count once as given back, though the totals shrink as well', () => {
  const paid = order('partially_refunded', 60_000);
  const reduced = { ...paid, totals: { ...paid.totals, total: paise(30_000) } };
  expect(purchaseOf(reduced)).toEqual({ orders: 1, value: 40_000 });
  const half = { ...reduced.giftCard, refunded: paise(4_000) };
  expect(purchaseOf({ ...reduced, giftCard: half })).toEqual({ orders: 1, value: 36_000 });
});

test('the card has its part back with the order that was closed, and one without a card has none', () => {
  const paid = order('partially_refunded', 30_000);
  expect(purchaseOf({ ...paid, closedBy: 'staff' })).toEqual({ orders: 1, value: 60_000 });
  expect(purchaseOf({ ...paid, giftCard: null })).toEqual({ orders: 1, value: 60_000 });
});

test('an order that is paid in parts counts with what was paid of them: the others were never bought', () => {
  const whole = { ...order('captured'), giftCard: null };
  expect(purchaseOf(whole)).toEqual({ orders: 1, value: 90_000 });
  const half = { ...whole, payment: { ...whole.payment, captured: paise(45_000) } };
  expect(purchaseOf(half)).toEqual({ orders: 1, value: 45_000 });
});

test.each(['pending', 'failed', 'cancelled', 'refunded'] as const)(
  'an order whose payment is %s counts for nothing',
  (state) => {
    expect(purchaseOf(order(state, 100_000))).toEqual({ orders: 0, value: 0 });
  },
);

test('tags are written in one way', () => {
  const change = { note: ' Likes indigo ', tags: [' VIP ', 'Saree lover'], revision: 0 };
  expect(customerChangeSchema.validateSync(change)).toEqual({
    note: 'Likes indigo',
    tags: ['vip', 'saree lover'],
    revision: 0,
  });
  expect(() => customerChangeSchema.validateSync({ ...change, tags: ['=1+1'] })).toThrow(
    'A tag can have letters and digits, at most 30',
  );
});
