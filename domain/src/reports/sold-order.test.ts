import { expect, test } from 'vitest';

import type { Order } from '../orders/order.ts';
import { PAYMENT_STATES } from '../payments/payment.ts';
import { soldOf } from './sold-order.ts';

const lines = [{ productId: 'saree', quantity: 2 }];
const totals = { subtotal: 360_000 };

function orderPaidAs(state: Order['payment']['state']): Order {
  return {
    lines,
    totals,
    customer: { name: 'Asha', address: { city: 'Pune', state: 'Maharashtra' } },
    payment: { state },
    createdAt: new Date('2026-11-30T18:29:30Z'),
    stateTimes: { placed: new Date('2026-11-30T18:31:00Z') },
  } as unknown as Order;
}

test('stores lines, totals, destination and day without personal data', () => {
  expect(soldOf(orderPaidAs('captured'))).toEqual({
    lines,
    totals,
    destination: 'Maharashtra',
    day: '2026-12-01',
  });
});

test('counts an order while any payment is not refunded', () => {
  const counting = PAYMENT_STATES.filter((state) => soldOf(orderPaidAs(state)) !== null);
  expect(counting).toEqual(['captured', 'partially_refunded']);
});
