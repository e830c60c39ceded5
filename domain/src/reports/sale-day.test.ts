import { expect, test } from 'vitest';

import type { Order } from '../orders/order.ts';
import { PAYMENT_STATES } from '../payments/payment.ts';
import { isSale, saleDay } from './sale-day.ts';

const OVER_MIDNIGHT = {
  state: 'placed',
  createdAt: new Date('2026-11-30T18:29:30Z'),
  stateTimes: { placed: new Date('2026-11-30T18:31:00Z') },
  payment: { state: 'captured' },
} as Order;
const ON_CREDIT: Order = {
  ...OVER_MIDNIGHT,
  payment: { ...OVER_MIDNIGHT.payment, state: 'pending' },
  instalments: [],
};
const invoicedAt = new Date('2026-12-20T06:30:00Z');

test('counts a paid order on the Indian day on which it was placed', () => {
  expect(saleDay(OVER_MIDNIGHT, 'invoiced', invoicedAt)).toBe('2026-12-01');
  expect(saleDay({ ...OVER_MIDNIGHT, stateTimes: {} }, 'placed', null)).toBe('2026-11-30');
});

test('counts an order with payment terms when it is placed, or when it is invoiced', () => {
  expect(saleDay(ON_CREDIT, 'placed', invoicedAt)).toBe('2026-11-30');
  expect(saleDay(ON_CREDIT, 'invoiced', invoicedAt)).toBe('2026-12-20');
  expect(saleDay(ON_CREDIT, 'invoiced', null)).toBeNull();
});

test('counts an order once it is paid, also when it was refunded later', () => {
  const counting = PAYMENT_STATES.filter((state) =>
    isSale({ ...OVER_MIDNIGHT, payment: { ...OVER_MIDNIGHT.payment, state } }),
  );
  expect(counting).toEqual(['captured', 'partially_refunded', 'refunded']);
});

test('does not count what never became an order', () => {
  const never: Partial<Order>[] = [
    { state: 'pending_payment' },
    { state: 'expired' },
    { state: 'cancelled', stateTimes: {} },
    { state: 'cancelled', closedBy: 'shortfall' },
  ];
  for (const fields of never) expect(isSale({ ...OVER_MIDNIGHT, ...fields })).toBe(false);
  expect(isSale({ ...OVER_MIDNIGHT, state: 'cancelled' })).toBe(true);
});
