import type { OrderState } from '@kargha/domain/orders/order-state';

import { daysAgo, hoursAfter } from '../foundation/anchor.ts';
import type { PlannedOrder } from './order-plan.ts';

export interface TimelineEntry {
  state: OrderState;
  at: Date;
}

/** Hours from the checkout to each state, for a delivery between cities. */
const HOURS_AFTER_CHECKOUT: Record<OrderState, number> = {
  pending_payment: 0,
  placed: 0.05,
  confirmed: 5,
  on_hold: 6,
  cancelled: 20,
  packed: 22,
  shipped: 30,
  in_transit: 44,
  out_for_delivery: 100,
  delivered: 106,
  rto: 172,
  returned: 346,
  expired: 0.25,
};

/** Hours until a shopper who does not pay closes the payment window. */
const ABANDONED_HOURS = 0.15;

const DELIVERY_STATES: OrderState[] = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'in_transit',
  'out_for_delivery',
];

export function orderTimeline(order: PlannedOrder): TimelineEntry[] {
  const start = daysAgo(order.daysAgo);
  const pace = order.pace ?? 1;
  // An order from an accepted offer starts as placed; an order from the cart starts with its checkout.
  const states: OrderState[] = order.bulk
    ? statesAfterCheckout(order)
    : ['pending_payment', ...statesAfterCheckout(order)];
  return states.map((state) => ({ state, at: hoursAfter(start, hoursUntil(state, order) * pace) }));
}

/** Undefined when the order never had this state. */
export function timeOfState(
  timeline: readonly TimelineEntry[],
  state: OrderState,
): Date | undefined {
  return timeline.find((entry) => entry.state === state)?.at;
}

/** True when the shopper's money arrived, even if it was refunded later. Orders on credit are unpaid. */
export function wasPaid(order: PlannedOrder): boolean {
  if (order.bulk?.terms === 'credit-30') return false;
  return order.payment === 'late' || statesAfterCheckout(order).includes('placed');
}

function hoursUntil(state: OrderState, order: PlannedOrder): number {
  return state === 'cancelled' && !wasPaid(order) ? ABANDONED_HOURS : HOURS_AFTER_CHECKOUT[state];
}

function statesAfterCheckout({ state, refunded }: PlannedOrder): OrderState[] {
  const deliveryStep = DELIVERY_STATES.indexOf(state);
  if (deliveryStep >= 0) return DELIVERY_STATES.slice(0, deliveryStep + 1);
  const cancelled: OrderState[] = refunded ? ['placed', 'confirmed', 'cancelled'] : ['cancelled'];
  const statesByOutcome: Partial<Record<OrderState, OrderState[]>> = {
    pending_payment: [],
    on_hold: ['placed', 'on_hold'],
    cancelled,
    expired: ['expired'],
    delivered: [...DELIVERY_STATES, 'delivered'],
    rto: [...DELIVERY_STATES, 'rto'],
    returned: [...DELIVERY_STATES, 'delivered', 'returned'],
  };
  return statesByOutcome[state] ?? [];
}
