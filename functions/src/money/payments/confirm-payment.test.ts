import { paise } from '@kargha/domain/money/paise';
import { PAYMENT_STATES } from '@kargha/domain/payments/payment';
import { expect, test } from 'vitest';

import type { OrderRecord } from '../../records/order-record.ts';
import { GATEWAY_PAYMENT_STATUSES, type GatewayPayment } from '../gateway/payment-gateway.ts';
import { shouldCapturePayment } from './confirm-payment.ts';

const unpaid = { gatewayOrderId: 'order_1', paymentId: null, captured: 0 };

function orderOf(fields: object = {}): OrderRecord {
  const order: unknown = {
    state: 'pending_payment',
    currency: 'INR',
    totals: { total: 227_400 },
    payment: unpaid,
    ...fields,
  };
  return order as OrderRecord;
}

const payment: GatewayPayment = {
  id: 'pay_1',
  gatewayOrderId: 'order_1',
  amount: paise(227_400),
  currency: 'INR',
  status: 'authorized',
  method: 'upi',
  begunAt: null,
};

test.each(['pending_payment', 'cancelled', 'expired'])(
  'captures a payment of a %s order',
  (state) => {
    expect(shouldCapturePayment(orderOf({ state }), 'authorized', payment)).toBe(true);
  },
);

test('captures only for an authorisation update of an authorized payment', () => {
  const taken = PAYMENT_STATES.flatMap((state) =>
    GATEWAY_PAYMENT_STATUSES.filter((status) =>
      shouldCapturePayment(orderOf(), state, { ...payment, status }),
    ).map((status) => `${state} by ${status}`),
  );
  expect(taken).toEqual(['authorized by authorized']);
});

test('captures nothing without a matching order, amount and currency', () => {
  expect(shouldCapturePayment(null, 'authorized', payment)).toBe(false);
  const others = [
    { gatewayOrderId: 'order_2' },
    { amount: paise(227_399) },
    { currency: 'USD' },
  ].map((other) => ({ ...payment, ...other }));
  for (const other of others)
    expect(shouldCapturePayment(orderOf(), 'authorized', other)).toBe(false);
});

test('captures nothing twice', () => {
  const paid = { ...unpaid, paymentId: 'pay_0', captured: 227_400 };
  const order = orderOf({ state: 'placed', payment: paid });
  expect(shouldCapturePayment(order, 'authorized', payment)).toBe(false);
});

test('captures payments of due instalments only', () => {
  const parts = (state: string) => ({
    state: 'accepted',
    instalments: [{ id: '1', amount: 227_400, state, gatewayOrderId: 'order_1' }],
    instalmentGatewayOrders: ['order_1'],
    payment: { ...unpaid, gatewayOrderId: null },
  });
  expect(shouldCapturePayment(orderOf(parts('due')), 'authorized', payment)).toBe(true);
  expect(shouldCapturePayment(orderOf(parts('paid')), 'authorized', payment)).toBe(false);
});
