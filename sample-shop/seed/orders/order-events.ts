import type { OrderEvent } from '@kargha/domain/orders/order';
import type { OrderState } from '@kargha/domain/orders/order-state';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { stableHex } from '../foundation/stable-id.ts';
import { uidOf } from '../people/people.ts';
import { paymentTime, refundTime } from './order-money.ts';
import { orderIds, type OrderIds } from './order-ids.ts';
import type { PlannedOrder } from './order-plan.ts';
import { orderTimeline, timeOfState, type TimelineEntry } from './order-timeline.ts';

type NamedEvent = OrderEvent & { cause: string };

const EVENT_TITLES: Record<OrderState, string> = {
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
  expired: 'Reservation expired unpaid',
  rto: 'Returning to sender',
  returned: 'Came back to the shop',
};

/** orders/{id}/events/{cause} */
export function eventDocuments(plan: PlannedOrder): SeedDocument[] {
  const ids = orderIds(plan.key);
  const events = [...stateEvents(plan, ids), ...moneyEvents(plan, ids)];
  return events.map(({ cause, ...event }) =>
    seedDocument(`orders/${ids.id}/events/${cause}`, event),
  );
}

function stateEvents(plan: PlannedOrder, ids: OrderIds): NamedEvent[] {
  const timeline = orderTimeline(plan);
  return timeline.map(({ state, at }, index) => ({
    cause: eventCause(state, plan, ids),
    what: eventTitle(state, plan),
    from: timeline[index - 1]?.state ?? null,
    to: state,
    by: eventActor(state, plan),
    note: state === plan.state ? (plan.review ?? plan.note ?? '') : '',
    visibleToCustomer: state !== 'on_hold',
    at,
  }));
}

function eventTitle(state: OrderState, { refunded, bulk }: PlannedOrder): string {
  if (state === 'placed' && bulk) return 'Offer accepted';
  return state === 'cancelled' && !refunded ? 'Payment closed' : EVENT_TITLES[state];
}

function eventCause(
  state: OrderState,
  { refunded, bulk }: PlannedOrder,
  { paymentId }: OrderIds,
): string {
  if (state === 'pending_payment') return 'opened-1';
  if (state === 'placed' && bulk) return `quote-${stableHex('quote', bulk.quote)}`;
  if (state === 'placed') return `payment-captured_${paymentId}`;
  const isClosedUnpaid = state === 'expired' || (state === 'cancelled' && !refunded);
  return isClosedUnpaid ? 'closed-1' : state;
}

function eventActor(state: OrderState, plan: PlannedOrder): string {
  if (state === 'placed' && plan.bulk) return 'shopper';
  if (state === 'pending_payment' || state === 'cancelled') return 'shopper';
  if (state === 'placed') return plan.method === 'card' ? 'browser' : 'webhook';
  return state === 'expired' ? 'sweeper' : uidOf('kabir');
}

/** Payment events that do not change the state of the order. */
function moneyEvents(plan: PlannedOrder, ids: OrderIds): NamedEvent[] {
  const timeline = orderTimeline(plan);
  const paymentEvent = (at: Date | undefined, cause: string, what: string): NamedEvent[] =>
    at ? [eventWithoutStateChange(plan, timeline, { at, cause, what })] : [];
  const { paymentId, refundId } = ids;
  const paidAt = paymentTime(plan, timeline);
  const advance = plan.bulk ? paidAt : undefined;
  const failed = plan.payment === 'failed' ? paidAt : undefined;
  const late = plan.payment === 'late' ? paidAt : undefined;
  return [
    ...paymentEvent(advance, `payment-captured_${paymentId}`, 'Payment received: instalment 1'),
    ...paymentEvent(failed, `payment-failed_${paymentId}`, 'Payment failed'),
    ...paymentEvent(
      late,
      `payment-captured_${paymentId}`,
      'Paid late and sold out, refund requested',
    ),
    ...paymentEvent(refundTime(plan, timeline), `refunded_${refundId}`, 'Refund sent'),
  ];
}

function eventWithoutStateChange(
  plan: PlannedOrder,
  timeline: readonly TimelineEntry[],
  { at, cause, what }: { at: Date; cause: string; what: string },
): NamedEvent {
  const closed = timeOfState(timeline, plan.state);
  const first = timeline[0]?.state ?? 'pending_payment';
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
