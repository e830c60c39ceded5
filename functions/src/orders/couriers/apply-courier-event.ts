import {
  isFailedDelivery,
  stateOfEvent,
  type CourierEvent,
} from '@kargha/domain/couriers/courier-event';
import {
  contradiction,
  courierReport,
  type CourierReport,
} from '@kargha/domain/couriers/courier-report';
import { shipmentState, type Shipment } from '@kargha/domain/orders/shipment';
import { addReview, dropReview, reviewReason } from '@kargha/domain/payments/review-reason';

import { collectCash } from '../../money/cash-on-delivery/collect-cash.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { recordStep, requireOrder } from '../../records/change-order.ts';
import { findOrder, orderRef, orders, type OrderRecord } from '../../records/order-record.ts';
import { mailDelivered, nextState, WHAT, withState, type CourierStep } from '../courier-steps.ts';
import { declineCancelRequestOnMove } from '../decline-cancel-request.ts';
import { applyReturnEvent, type EventResult } from './apply-return-event.ts';
import { closeFailedDelivery, noteFailedDelivery } from './failed-delivery.ts';

/**
 * Brings a parcel to the state that its courier reported last, by the courier's clock (courierReport), in whatever order
 * events arrive. A state that does not follow from the parcel's is noted for staff, and one that contradicts a delivery
 * or a parcel that came back must be reviewed by them.
 */
export async function applyCourierEvent(
  event: CourierEvent,
  { ids, now }: { ids: KeyedIds; now: Date },
): Promise<EventResult> {
  const found = await findOrder(orders().where('awbs', 'array-contains', event.awb));
  if (!found) return applyReturnEvent(event, now);
  return inTransaction(async (transaction) => {
    const order = await requireOrder(transaction, found.id);
    const parcel = order.shipments.find(({ awb }) => awb === event.awb);
    if (!parcel) return 'unknown';
    const report = courierReport({ ...parcel, state: shipmentState(parcel, order) }, event);
    if (!report) return 'old';
    await apply(transaction, order, parcel, { ...report, event, ids, now });
    return 'applied';
  });
}

interface Report extends CourierReport {
  event: CourierEvent;
  ids: KeyedIds;
  now: Date;
}

async function apply(
  transaction: Transaction,
  order: OrderRecord,
  parcel: Shipment,
  report: Report,
): Promise<void> {
  const { event, now, move } = report;
  const reported = await afterReport(transaction, order, parcel, report);
  const shipments = order.shipments.map((one) =>
    one.id === parcel.id ? reported : withState(one, order),
  );
  const reviewed = reviewOf(order, withState(parcel, order), reported, now);
  if (move === 'none' && !isFailedDelivery(event) && !reviewed) {
    // A scan on the way: staff's view of the order stays valid.
    transaction.update(orderRef(order.id), { shipments, updatedAt: now });
    return;
  }
  const to = move === 'allowed' ? nextState(order, shipments) : order.state;
  const by = { by: 'courier', at: now };
  const declined = declineCancelRequestOnMove(transaction, { ...order, ...reviewed }, to, by);
  const step = {
    ...{ action: 'courier', to, actor: 'courier', at: now },
    what: whatHappened(event, parcel, move),
    note: noteOf(event),
    visibleToCustomer: move === 'allowed' || isFailedDelivery(event),
  };
  const collected = collectCash(transaction, order, to, by);
  recordStep(transaction, order, step, {
    ...{ shipments, ...reviewed, ...declined, ...collected },
  });
}

/** What changes when the courier starts or stops contradicting what was done with the parcel. Null for nothing. */
function reviewOf(
  { reviewReasons }: OrderRecord,
  before: Shipment,
  after: Shipment,
  at: Date,
): Pick<OrderRecord, 'reviewReasons'> | null {
  const reported = contradiction(after);
  if (reported === contradiction(before)) return null;
  const { awb, state = '' } = after;
  if (!reported)
    return { reviewReasons: dropReview(reviewReasons, 'courier_contradiction', { awb }) };
  const reason = reviewReason('courier_contradiction', { awb, state, reported }, at);
  return { reviewReasons: addReview(reviewReasons, reason) };
}

/** The parcel after the report, with what follows: an email about the delivery, or the question what to do. */
async function afterReport(
  transaction: Transaction,
  order: OrderRecord,
  parcel: Shipment,
  report: Report,
): Promise<Shipment> {
  const { event, move } = report;
  const moved = withReport(parcel, report);
  if (isFailedDelivery(event) && move !== 'refused') {
    return {
      ...moved,
      failedDelivery: await noteFailedDelivery(transaction, order, parcel, report),
    };
  }
  if (move !== 'allowed' || (moved.state !== 'delivered' && moved.state !== 'rto')) return moved;
  if (moved.state === 'delivered') await mailDelivered(transaction, order, [moved], event.at);
  return closeFailedDelivery(transaction, order.id, moved);
}

function noteOf(event: CourierEvent): string {
  const { status, location, reason } = event;
  const parts = isFailedDelivery(event) ? [status, reason, location] : [status, location];
  return parts.filter((part) => part !== '').join(', ');
}

function withReport(parcel: Shipment, { event, state, scans, move }: Report): Shipment {
  const isDelivery = move === 'allowed' && state === 'delivered';
  const deliveredAt = isDelivery ? event.at : parcel.deliveredAt;
  return { ...parcel, ...scans, state, deliveredAt };
}

const STEP_OF: Readonly<Record<string, CourierStep>> = {
  in_transit: 'in-transit',
  out_for_delivery: 'out-for-delivery',
  delivered: 'deliver',
  rto: 'rto',
};

function whatHappened(event: CourierEvent, { awb }: Shipment, move: Report['move']): string {
  if (isFailedDelivery(event)) return `The courier could not deliver: ${awb}`;
  const step = STEP_OF[stateOfEvent(event) ?? ''];
  if (move !== 'allowed' || !step) return `The courier reports: ${awb}`;
  return `${WHAT[step]}: ${awb}`;
}
