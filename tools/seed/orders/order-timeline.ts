import type { OrderState } from '@kargha/domain/orders/order-state';

import { daysAgo, hoursAfter } from '../foundation/anchor.ts';
import type { PlannedOrder } from './order-plan.ts';

/** A state on the road of an order, and when it came into it. */
export interface Stop {
  state: OrderState;
  at: Date;
}

/** Hours from the checkout to each state, for a parcel between cities. */
const HOURS: Record<OrderState, number> = {
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

/** Hours after which a shopper who does not pay closes the window. */
const GIVEN_UP = 0.15;

const TO_THE_DOOR: OrderState[] = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'in_transit',
  'out_for_delivery',
];

/** Every state that an order has been in, from its beginning to where it stands. */
export function roadOf(order: PlannedOrder): Stop[] {
  const start = daysAgo(order.daysAgo);
  const pace = order.pace ?? 1;
  // An accepted offer is an order at once; what is bought in the shop begins with its checkout.
  const states: OrderState[] = order.bulk ? stopsOf(order) : ['pending_payment', ...stopsOf(order)];
  return states.map((state) => ({ state, at: hoursAfter(start, hoursTo(state, order) * pace) }));
}

/** When the order came into a state; undefined when it never did. */
export function timeOf(road: readonly Stop[], state: OrderState): Date | undefined {
  return road.find((stop) => stop.state === state)?.at;
}

/** True when the shopper's money arrived, whatever became of it; on credit nothing has arrived yet. */
export function wasPaid(order: PlannedOrder): boolean {
  if (order.bulk?.terms === 'credit-30') return false;
  return order.payment === 'late' || stopsOf(order).includes('placed');
}

function hoursTo(state: OrderState, order: PlannedOrder): number {
  return state === 'cancelled' && !wasPaid(order) ? GIVEN_UP : HOURS[state];
}

function stopsOf({ state, refunded }: PlannedOrder): OrderState[] {
  const onTheWay = TO_THE_DOOR.indexOf(state);
  if (onTheWay >= 0) return TO_THE_DOOR.slice(0, onTheWay + 1);
  const cancelled: OrderState[] = refunded ? ['placed', 'confirmed', 'cancelled'] : ['cancelled'];
  const roads: Partial<Record<OrderState, OrderState[]>> = {
    pending_payment: [],
    on_hold: ['placed', 'on_hold'],
    cancelled,
    expired: ['expired'],
    delivered: [...TO_THE_DOOR, 'delivered'],
    rto: [...TO_THE_DOOR, 'rto'],
    returned: [...TO_THE_DOOR, 'delivered', 'returned'],
  };
  return roads[state] ?? [];
}
