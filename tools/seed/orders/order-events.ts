import type { OrderEvent } from '@kargha/domain/orders/order';
import type { OrderState } from '@kargha/domain/orders/order-state';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { stableHex } from '../foundation/stable-id.ts';
import { uidOf } from '../people/people.ts';
import { paymentTime, refundTime } from './order-money.ts';
import { orderNames, type OrderNames } from './order-ids.ts';
import type { PlannedOrder } from './order-plan.ts';
import { roadOf, timeOf, type Stop } from './order-timeline.ts';

type NamedEvent = OrderEvent & { cause: string };

const WHAT: Record<OrderState, string> = {
  pending_payment: 'Checkout opened',
  placed: 'Payment received',
  confirmed: 'Order confirmed',
  packed: 'Packed',
  shipped: 'Handed to the courier',
  in_transit: 'On its way',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  on_hold: 'Put on hold',
  cancelled: 'Order cancelled',
  expired: 'Hold ended unpaid',
  rto: 'Returning to sender',
  returned: 'Came back to the shop',
};

/** orders/{id}/events/{cause}: what happened to an order, in its order. */
export function eventDocuments(plan: PlannedOrder): SeedDocument[] {
  const names = orderNames(plan.key);
  const events = [...moves(plan, names), ...moneyEvents(plan, names)];
  return events.map(({ cause, ...event }) =>
    seedDocument(`orders/${names.id}/events/${cause}`, event),
  );
}

function moves(plan: PlannedOrder, names: OrderNames): NamedEvent[] {
  const road = roadOf(plan);
  return road.map(({ state, at }, index) => ({
    cause: causeOf(state, plan, names),
    what: whatOf(state, plan),
    from: road[index - 1]?.state ?? null,
    to: state,
    by: whoMoved(state, plan),
    note: state === plan.state ? (plan.review ?? plan.note ?? '') : '',
    visibleToCustomer: state !== 'on_hold',
    at,
  }));
}

function whatOf(state: OrderState, { refunded, bulk }: PlannedOrder): string {
  if (state === 'placed' && bulk) return 'Offer accepted';
  return state === 'cancelled' && !refunded ? 'Payment closed' : WHAT[state];
}

function causeOf(
  state: OrderState,
  { refunded, bulk }: PlannedOrder,
  { paymentId }: OrderNames,
): string {
  if (state === 'pending_payment') return 'opened-1';
  if (state === 'placed' && bulk) return `quote-${stableHex('quote', bulk.quote)}`;
  if (state === 'placed') return `payment-captured_${paymentId}`;
  const closedUnpaid = state === 'expired' || (state === 'cancelled' && !refunded);
  return closedUnpaid ? 'closed-1' : state;
}

function whoMoved(state: OrderState, plan: PlannedOrder): string {
  if (state === 'placed' && plan.bulk) return 'shopper';
  if (state === 'pending_payment' || state === 'cancelled') return 'shopper';
  if (state === 'placed') return plan.method === 'card' ? 'browser' : 'webhook';
  return state === 'expired' ? 'sweeper' : uidOf('kabir');
}

/** News of money that left the order in its state. */
function moneyEvents(plan: PlannedOrder, names: OrderNames): NamedEvent[] {
  const road = roadOf(plan);
  const stays = (at: Date | undefined, cause: string, what: string): NamedEvent[] =>
    at ? [staying(plan, road, { at, cause, what })] : [];
  const { paymentId, refundId } = names;
  const told = paymentTime(plan, road);
  const advance = plan.bulk ? told : undefined;
  const failed = plan.payment === 'failed' ? told : undefined;
  const late = plan.payment === 'late' ? told : undefined;
  return [
    ...stays(advance, `payment-captured_${paymentId}`, 'Payment received: part 1'),
    ...stays(failed, `payment-failed_${paymentId}`, 'Payment failed'),
    ...stays(late, `payment-captured_${paymentId}`, 'Paid late and sold out, refund requested'),
    ...stays(refundTime(plan, road), `refunded_${refundId}`, 'Refund sent'),
  ];
}

function staying(
  plan: PlannedOrder,
  road: readonly Stop[],
  { at, cause, what }: { at: Date; cause: string; what: string },
): NamedEvent {
  const closed = timeOf(road, plan.state);
  const first = road[0]?.state ?? 'pending_payment';
  const state = closed && closed <= at ? plan.state : first;
  return {
    cause,
    what,
    from: state,
    to: state,
    by: 'gateway',
    note: '',
    visibleToCustomer: true,
    at,
  };
}
