import { expect, test } from 'vitest';

import { customerChangeSchema, purchaseOf } from './customer.ts';
import { paise } from './paise.ts';
import type { PaymentState } from './payment.ts';

const order = (state: PaymentState, refunded = 0) => ({
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
    'A tag has letters and digits, at most 30',
  );
});
