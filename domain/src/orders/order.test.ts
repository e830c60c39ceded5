import fc from 'fast-check';
import { expect, test } from 'vitest';

import { orderNumber, readOrderNumber } from './order-number.ts';
import {
  canMove,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  orderBadge,
  STATES_NEEDING_ACTION,
  type OrderState,
} from './order-state.ts';
import {
  advancePayment,
  isPaid,
  PAYMENT_STATES,
  paymentStatus,
  type PaymentState,
} from '../payments/payment.ts';
import { trackingSteps } from './tracking.ts';

const stateOf = fc.constantFrom(...ORDER_STATES);

test('moves an order from payment to delivery step by step', () => {
  const road: OrderState[] = [
    'pending_payment',
    'placed',
    'confirmed',
    'packed',
    'shipped',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ];
  road.slice(1).forEach((to, index) => expect(canMove(road[index]!, to)).toBe(true));
  expect(canMove('pending_payment', 'shipped')).toBe(false);
  expect(canMove('delivered', 'placed')).toBe(false);
});

test('does not cancel a shipped order', () => {
  for (const state of ['shipped', 'in_transit', 'out_for_delivery', 'delivered'] as const) {
    expect(canMove(state, 'cancelled')).toBe(false);
  }
});

test('reaches every state from an unpaid order, and none from itself', () => {
  const reached = new Set<OrderState>(['pending_payment']);
  for (const state of reached) ORDER_TRANSITIONS[state].forEach((next) => reached.add(next));
  expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
  for (const state of ORDER_STATES) expect(canMove(state, state)).toBe(false);
});

test('groups the states into four badge colours', () => {
  expect(orderBadge('pending_payment')).toBe('pending');
  expect(orderBadge('packed')).toBe('processing');
  expect(orderBadge('delivered')).toBe('completed');
  expect(orderBadge('rto')).toBe('other');
  expect(STATES_NEEDING_ACTION).not.toContain('pending_payment');
});

test('builds an order number of KG- and eight unambiguous characters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const number = orderNumber(bytes);
      expect(number).toMatch(/^KG-[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(readOrderNumber(number)).toBe(number);
      expect(readOrderNumber(` #${number.toLowerCase()} `)).toBe(number);
      expect(readOrderNumber(number.slice(3))).toBe(number);
    }),
  );
  expect(() => orderNumber(new Uint8Array(7))).toThrow(RangeError);
});

test('reads an order number as people type it', () => {
  expect(readOrderNumber('kg 7h2m 0iol')).toBe('KG-7H2M0101');
  expect(readOrderNumber('KG7H2M0101')).toBe('KG-7H2M0101');
  expect(readOrderNumber('KG-7H2M')).toBeNull();
  expect(readOrderNumber('')).toBeNull();
  expect(readOrderNumber('<script>alert(1)</script>')).toBeNull();
});

test('never moves a payment back from paid', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PAYMENT_STATES)), (news) => {
      const states = news.reduce<PaymentState[]>(
        (path, next) => [...path, advancePayment(path.at(-1)!, next)],
        ['pending'],
      );
      const firstPaid = states.findIndex(isPaid);
      if (firstPaid >= 0) expect(states.slice(firstPaid).every(isPaid)).toBe(true);
    }),
  );
  expect(advancePayment('captured', 'failed')).toBe('captured');
  expect(advancePayment('refunded', 'captured')).toBe('refunded');
});

test('accepts a late payment after a failed or cancelled one', () => {
  expect(advancePayment('failed', 'authorized')).toBe('authorized');
  expect(advancePayment('cancelled', 'captured')).toBe('captured');
});

test('shows one of four payment states to the shopper', () => {
  expect(paymentStatus('authorized')).toBe('pending');
  expect(paymentStatus('partially_refunded')).toBe('success');
  expect(paymentStatus('failed')).toBe('failed');
  expect(paymentStatus('cancelled')).toBe('cancelled');
});

test('shows the progress of an order in six steps', () => {
  const placed = new Date('2026-03-01');
  const steps = trackingSteps('packed', { placed, confirmed: placed, packed: placed });
  expect(steps.map(({ state }) => state)).toEqual([
    'completed',
    'current',
    'pending',
    'pending',
    'pending',
    'pending',
  ]);
  expect(steps[0]).toEqual({ step: 'Order Placed', state: 'completed', at: placed });
  expect(steps[2]).toEqual({ step: 'Shipped', state: 'pending' });
});

test('completes all steps of a delivered order and none of an unpaid one', () => {
  expect(trackingSteps('delivered', {}).every(({ state }) => state === 'completed')).toBe(true);
  expect(trackingSteps('pending_payment', {}).every(({ state }) => state === 'pending')).toBe(true);
});

test('shows the completed steps and the end of a closed order', () => {
  const at = new Date('2026-03-01');
  const later = new Date('2026-03-02');
  expect(trackingSteps('cancelled', { placed: at, cancelled: later })).toEqual([
    { step: 'Order Placed', state: 'completed', at },
    { step: 'Cancelled', state: 'completed', at: later },
  ]);
  expect(trackingSteps('expired', {})).toEqual([{ step: 'Expired', state: 'completed' }]);
});

test('keeps the completed steps of an order on hold', () => {
  const at = new Date('2026-03-01');
  const steps = trackingSteps('on_hold', { placed: at, on_hold: at });
  expect(steps.map(({ state }) => state).slice(0, 2)).toEqual(['completed', 'pending']);
  expect(steps).toHaveLength(6);
});

test('orders steps as completed, at most one current, pending', () => {
  fc.assert(
    fc.property(stateOf, (state) => {
      const word = trackingSteps(state, {})
        .map((step) => step.state.charAt(0))
        .join('');
      expect(word).toMatch(/^(c*p*)$/);
      expect(
        trackingSteps(state, {}).filter((step) => step.state === 'current').length,
      ).toBeLessThan(2);
    }),
  );
});
