import { expect, test } from 'vitest';

import { isAbandoned } from './marketing.ts';
import type { ClosedBy, Order } from '../orders/order.ts';
import { paise } from '../money/paise.ts';
import { PAYMENT_STATES, type PaymentState } from '../payments/payment.ts';

/** An order that was never paid through the gateway. */
const closed = (payment: PaymentState, closedBy: ClosedBy = 'shopper') =>
  ({
    state: closedBy === 'expiry' ? 'expired' : 'cancelled',
    closedBy,
    payment: { state: payment, paymentId: null, captured: paise(0), refunded: paise(0) },
  }) as Order;

test('treats a closed or expired unpaid checkout as abandoned', () => {
  expect(isAbandoned(closed('cancelled'))).toBe(true);
  expect(isAbandoned(closed('failed', 'expiry'))).toBe(true);
  expect(isAbandoned(closed('cancelled', 'staff'))).toBe(false);
});

test('ignores orders fully covered by a gift card or code', () => {
  const abandoned = PAYMENT_STATES.filter((state) => isAbandoned(closed(state)));
  expect(abandoned).toEqual(['pending', 'authorized', 'failed', 'cancelled']);
});
