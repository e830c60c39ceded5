import {
  isFailedDelivery,
  isLaterEvent,
  stateOfEvent,
  type CourierEvent,
} from '@kargha/domain/couriers/courier-event';
import {
  canMoveShipment,
  shipmentState,
  type Shipment,
  type ShipmentState,
} from '@kargha/domain/orders/shipment';

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
 * Brings a parcel to the state that its courier reported last, by the courier's clock: repeated events and those that
 * arrive late change nothing. A state that does not follow from the parcel's, such as a delivery after it came back, is
 * noted for staff.
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
    if (!isLaterEvent(event, parcel.lastScan ?? null)) return 'old';
    await apply(transaction, order, parcel, { event, ids, now });
    return 'applied';
  });
}

interface Report {
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
  const { event, now } = report;
  const move = moveOf(event, shipmentState(parcel, order));
  const reported = await afterReport(transaction, order, parcel, { ...report, move });
  const shipments = order.shipments.map((one) =>
    one.id === parcel.id ? reported : withState(one, order),
  );
  if (move === 'none' && !isFailedDelivery(event)) {
    // A scan on the way: staff's view of the order stays valid.
    transaction.update(orderRef(order.id), { shipments, updatedAt: now });
    return;
  }
  const to = move === 'allowed' ? nextState(order, shipments) : order.state;
  const by = { by: 'courier', at: now };
  const declined = declineCancelRequestOnMove(transaction, order, to, by);
  const step = {
    ...{ action: 'courier', to, actor: 'courier', at: now },
    what: whatHappened(event, parcel, move),
    note: noteOf(event),
    visibleToCustomer: move === 'allowed' || isFailedDelivery(event),
  };
  const collected = collectCash(transaction, order, to, by);
  recordStep(transaction, order, step, { shipments, ...declined, ...collected });
}

/** The parcel after the report, with what follows: an email about the delivery, or the question what to do. */
async function afterReport(
  transaction: Transaction,
  order: OrderRecord,
  parcel: Shipment,
  { move, ...report }: Report & { move: Move },
): Promise<Shipment> {
  const { event } = report;
  const moved = withReport(withState(parcel, order), event, move);
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

/** `refused`: the courier reports a state that does not follow from this one. */
type Move = 'none' | 'allowed' | 'refused';

function moveOf(event: CourierEvent, before: ShipmentState): Move {
  const to = stateOfEvent(event);
  if (to === null || to === before) return 'none';
  return canMoveShipment(before, to) ? 'allowed' : 'refused';
}

function withReport(parcel: Shipment, event: CourierEvent, move: Move): Shipment {
  const { code, status, location, at } = event;
  const reported = { ...parcel, lastScan: { code, status, location, at } };
  const state = stateOfEvent(event);
  if (move !== 'allowed' || state === null) return reported;
  return { ...reported, state, deliveredAt: state === 'delivered' ? at : parcel.deliveredAt };
}

const STEP_OF: Readonly<Record<string, CourierStep>> = {
  in_transit: 'in-transit',
  out_for_delivery: 'out-for-delivery',
  delivered: 'deliver',
  rto: 'rto',
};

function whatHappened(event: CourierEvent, { awb }: Shipment, move: Move): string {
  if (isFailedDelivery(event)) return `The courier could not deliver: ${awb}`;
  const step = STEP_OF[stateOfEvent(event) ?? ''];
  if (move !== 'allowed' || !step) return `The courier reports: ${awb}`;
  return `${WHAT[step]}: ${awb}`;
}
