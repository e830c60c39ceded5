import { keyOf } from '@kargha/domain/shopping/line-ref';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import { orderListing } from '@kargha/domain/orders/order-listing';
import { reviewReason } from '@kargha/domain/payments/review-reason';
import { priceOrder } from '@kargha/domain/pricing/price-order';

import { hoursAfter } from '../foundation/anchor.ts';
import { hashOf, stableHex } from '../foundation/stable-id.ts';
import { GUESTS } from '../people/guests.ts';
import { personOf, uidOf } from '../people/people.ts';
import { orderLine, orderPayment, refundTime } from './order-money.ts';
import { orderIds } from './order-ids.ts';
import type { PlannedOrder } from './order-plan.ts';
import { companyOf, instalmentPayment, quotationFields } from './order-terms.ts';
import { orderTimeline, type TimelineEntry } from './order-timeline.ts';
import { shipmentsOf } from './shipment.ts';
import type { StoredOrder } from './stored-order.ts';

const RESERVATION_HOURS = 0.25;

export function orderDocument(plan: PlannedOrder): StoredOrder {
  const ids = orderIds(plan.key);
  const timeline = orderTimeline(plan);
  const lines = plan.lines.map(orderLine);
  const totals = priceOrder(lines);
  const shipments = shipmentsOf(plan.key, lines, timeline);
  const timestamps = timestampsOf(plan, timeline);
  const invoicedAt = timeline.find(({ state }) => state === 'shipped')?.at;
  const terms = quotationFields(plan, totals.total, {
    acceptedAt: timestamps.createdAt,
    invoicedAt,
  });
  const order: Omit<StoredOrder, 'listing'> = {
    id: ids.id,
    number: ids.number,
    uid: plan.personKey in GUESTS ? null : uidOf(plan.personKey),
    state: plan.state,
    stateTimes: Object.fromEntries(timeline.map(({ state, at }) => [state, at])),
    closedBy: plan.closedBy ?? null,
    lines,
    totals,
    coupon: null,
    giftCard: null,
    currency: 'INR',
    customer: { ...customerOf(plan.personKey), ...companyOf(plan) },
    payment: terms.instalments
      ? instalmentPayment(terms.instalments)
      : orderPayment(plan, ids, totals.total),
    reviewReasons: plan.review
      ? [reviewReason('note', { note: plan.review }, timestamps.updatedAt)]
      : [],
    ...reservationOf(plan, timeline),
    shipments,
    ...terms,
    ...timestamps,
    ...serverFields(plan, totals.total),
    awbs: shipments.map(({ awb }) => awb),
    ...(plan.tags && { tags: plan.tags }),
  };
  return { ...order, listing: orderListing(order) };
}

function customerOf(personKey: string): CustomerInfo {
  const guest = GUESTS[personKey];
  if (guest) return guest;
  const { fullName, email, phone, address } = personOf(personKey);
  return { name: fullName, email, phone, address };
}

function reservationOf({ state }: PlannedOrder, timeline: readonly TimelineEntry[]) {
  const isReleased = ['cancelled', 'expired', 'returned'].includes(state);
  const openedAt = timeline[0]?.at;
  const isOpen = state === 'pending_payment' && openedAt !== undefined;
  return {
    stockHeld: !isReleased,
    holdRound: 1,
    holdExpiresAt: isOpen ? hoursAfter(openedAt, RESERVATION_HOURS) : null,
  };
}

function timestampsOf(plan: PlannedOrder, timeline: readonly TimelineEntry[]) {
  const [first] = timeline;
  const last = timeline.at(-1);
  if (!first || !last) throw new RangeError(`${plan.key} has no states.`);
  return { createdAt: first.at, updatedAt: refundTime(plan, timeline) ?? last.at };
}

function serverFields({ key, personKey, lines }: PlannedOrder, total: number) {
  const items = lines
    .map(orderLine)
    .map((line) => `${keyOf(line)}×${line.quantity}`)
    .sort();
  return {
    checkout: {
      receipt: `kg_${stableHex('receipt', key)}`,
      fingerprint: hashOf(JSON.stringify([total, items])),
      placedFrom: stableHex('address', key),
      personKey: stableHex('person', personKey),
    },
    trackingTokenHashes: [hashOf(orderIds(key).trackingToken)],
  };
}
