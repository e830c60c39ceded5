import { keyOf } from '@kargha/domain/shopping/line-ref';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import { orderListing } from '@kargha/domain/orders/order-listing';
import { priceOrder } from '@kargha/domain/pricing/pricing';

import { hoursAfter } from '../foundation/anchor.ts';
import { hashOf, stableHex } from '../foundation/stable-id.ts';
import { GUESTS } from '../people/guests.ts';
import { personOf, uidOf } from '../people/people.ts';
import { orderLine, orderPayment, refundTime } from './order-money.ts';
import { orderNames } from './order-ids.ts';
import type { PlannedOrder } from './order-plan.ts';
import { companyOf, paymentInParts, termsOf } from './order-terms.ts';
import { roadOf, type Stop } from './order-timeline.ts';
import { shipmentsOf } from './shipment.ts';
import type { StoredOrder } from './stored-order.ts';

const HOLD_HOURS = 0.25;

/** An order as it stands at the anchor date, from its story. */
export function orderDocument(plan: PlannedOrder): StoredOrder {
  const names = orderNames(plan.key);
  const road = roadOf(plan);
  const lines = plan.lines.map(orderLine);
  const totals = priceOrder(lines);
  const shipments = shipmentsOf(plan.key, lines, road);
  const times = timesOf(plan, road);
  const invoicedAt = road.find(({ state }) => state === 'shipped')?.at;
  const terms = termsOf(plan, totals.total, { acceptedAt: times.createdAt, invoicedAt });
  const order: Omit<StoredOrder, 'listing'> = {
    id: names.id,
    number: names.number,
    uid: plan.who in GUESTS ? null : uidOf(plan.who),
    state: plan.state,
    stateTimes: Object.fromEntries(road.map(({ state, at }) => [state, at])),
    closedBy: plan.closedBy ?? null,
    lines,
    totals,
    coupon: null,
    giftCard: null,
    currency: 'INR',
    customer: { ...customerOf(plan.who), ...companyOf(plan) },
    payment: terms.instalments
      ? paymentInParts(terms.instalments)
      : orderPayment(plan, names, totals.total),
    needsReview: plan.review ?? null,
    ...holdOf(plan, road),
    shipments,
    ...terms,
    ...times,
    ...serverOnly(plan, totals.total),
    awbs: shipments.map(({ awb }) => awb),
  };
  return { ...order, listing: orderListing(order) };
}

function customerOf(who: string): CustomerInfo {
  const guest = GUESTS[who];
  if (guest) return guest;
  const { fullName, email, phone, address } = personOf(who);
  return { name: fullName, email, phone, address };
}

function holdOf({ state }: PlannedOrder, road: readonly Stop[]) {
  const released = ['cancelled', 'expired', 'returned'].includes(state);
  const opened = road[0]?.at;
  const open = state === 'pending_payment' && opened !== undefined;
  return {
    stockHeld: !released,
    holdRound: 1,
    holdExpiresAt: open ? hoursAfter(opened, HOLD_HOURS) : null,
  };
}

function timesOf(plan: PlannedOrder, road: readonly Stop[]) {
  const [first] = road;
  const last = road.at(-1);
  if (!first || !last) throw new RangeError(`${plan.key} has no road.`);
  return { createdAt: first.at, updatedAt: refundTime(plan, road) ?? last.at };
}

function serverOnly({ key, who, lines }: PlannedOrder, total: number) {
  const items = lines
    .map(orderLine)
    .map((line) => `${keyOf(line)}×${line.quantity}`)
    .sort();
  return {
    checkout: {
      receipt: `kg_${stableHex('receipt', key)}`,
      fingerprint: hashOf(JSON.stringify([total, items])),
      placedFrom: stableHex('address', key),
      personKey: stableHex('person', who),
    },
    trackingTokenHashes: [hashOf(orderNames(key).trackingToken)],
  };
}
