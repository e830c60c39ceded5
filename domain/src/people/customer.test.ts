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

test('counts an order with its payments and gift card minus refunds', () => {
  expect(purchaseOf(order('captured'))).toEqual({ orders: 1, value: 100_000 });
  expect(purchaseOf(order('partially_refunded', 30_000))).toEqual({ orders: 1, value: 70_000 });
});

test('counts removed items as refunded once', () => {
  const paid = order('partially_refunded', 60_000);
  const reduced = { ...paid, totals: { ...paid.totals, total: paise(30_000) } };
  expect(purchaseOf(reduced)).toEqual({ orders: 1, value: 40_000 });
  const half = { ...reduced.giftCard, refunded: paise(4_000) };
  expect(purchaseOf({ ...reduced, giftCard: half })).toEqual({ orders: 1, value: 36_000 });
});

test('subtracts the gift card part returned with a closed order', () => {
  const paid = order('partially_refunded', 30_000);
  expect(purchaseOf({ ...paid, closedBy: 'staff' })).toEqual({ orders: 1, value: 60_000 });
  expect(purchaseOf({ ...paid, giftCard: null })).toEqual({ orders: 1, value: 60_000 });
});

test('counts the paid parts of a bulk order', () => {
  const whole = { ...order('captured'), giftCard: null };
  expect(purchaseOf(whole)).toEqual({ orders: 1, value: 90_000 });
  const half = { ...whole, payment: { ...whole.payment, captured: paise(45_000) } };
  expect(purchaseOf(half)).toEqual({ orders: 1, value: 45_000 });
});

test.each(['pending', 'failed', 'cancelled', 'refunded'] as const)(
  'ignores an order whose payment is %s',
  (state) => {
    expect(purchaseOf(order(state, 100_000))).toEqual({ orders: 0, value: 0 });
  },
);

test('normalizes tags', () => {
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
