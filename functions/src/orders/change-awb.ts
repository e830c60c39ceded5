import type { Booking } from '@kargha/domain/couriers/booking-schema';
import { awbActions, type AwbAction } from '@kargha/domain/orders/order-action';
import type { CancelAwbRequest, CorrectAwbRequest } from '@kargha/domain/orders/order-requests';
import { parcelPlan } from '@kargha/domain/orders/planned-parcels';
import {
  orderStateFromParcels,
  shipmentState,
  type Shipment,
} from '@kargha/domain/orders/shipment';
import { SHIPMENT_STATE_LABELS } from '@kargha/domain/orders/order-state';
import { refOf } from '@kargha/domain/shopping/line-ref';
import { cancelShip } from '@kargha/domain/stock/stock';

import { conflict, invalid } from '../http/errors.ts';
import { awbCorrectedEmail, dispatchCancelledEmail } from '../mail/parcel-emails.ts';
import { trackingLink } from '../money/links/order-tracking-link.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { bookingOf, bookingRef } from '../records/booking-record.ts';
import { queueEmail } from '../records/email-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { parcelOf, withState } from './courier-steps.ts';
import { allOf, withoutPieces } from './parcel-pieces.ts';
import { countedLines, listedDispatch, refuseUsedAwb, type Shipper } from './ship-parcel.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  revisionOf,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

/**
 * Replaces a tracking number that was entered wrongly, and emails the customer the right one. Throws 400 invalid, 409
 * stale, not_allowed and awb_used.
 */
export function correctAwb(
  ids: KeyedIds,
  change: StaffChange,
  request: CorrectAwbRequest,
): Promise<ChangedOrder> {
  return changeByStaff(change, async (transaction, order) => {
    const corrected = await readyCorrection(transaction, order, request);
    return writeCorrection(transaction, order, corrected, { ids, ...change });
  });
}

/** The parcel with its right number; writes nothing. Throws as correctAwb does. */
export async function readyCorrection(
  transaction: Transaction,
  order: OrderRecord,
  request: Omit<CorrectAwbRequest, 'revision'>,
): Promise<Shipment> {
  const before = changeableParcel(order, request.shipmentId, 'correct-awb');
  if (await bookedAs(transaction, order, before)) throw conflict('booked', BOOKED);
  const dispatch = await listedDispatch(transaction, request);
  if (dispatch.awb !== before.awb) await refuseUsedAwb(transaction, dispatch.awb);
  else if (isSameDispatch(before, dispatch)) throw invalid('The parcel has this number already.');
  return { ...before, ...dispatch };
}

const BOOKED =
  'This parcel was booked at the courier aggregator. Cancel its dispatch, then book it again.';

/** The booking that gave the parcel its number. */
async function bookedAs(
  transaction: Transaction,
  order: OrderRecord,
  { id, awb }: Shipment,
): Promise<Booking | null> {
  const booking = await bookingOf(transaction, order.id, id);
  return booking?.awb === awb && booking.state === 'shipped' ? booking : null;
}

export function writeCorrection(
  transaction: Transaction,
  order: OrderRecord,
  parcel: Shipment,
  { ids, actor, at }: Shipper,
): ChangedOrder {
  const before = parcelOf(order, parcel.id);
  const id = `order_${order.id}_corrected_${parcel.id}-${revisionOf(order) + 1}`;
  const link = trackingLink(ids, order.id, at);
  queueEmail(transaction, id, awbCorrectedEmail(order, before.awb, parcel, link));
  const shipments = order.shipments.map((one) =>
    one.id === parcel.id ? withState(parcel, order) : withState(one, order),
  );
  const note = `${before.courier} ${before.awb} → ${parcel.courier} ${parcel.awb}`;
  const step = { action: 'correct-awb', what: 'Tracking number corrected', actor, at, note };
  return recordStep(
    transaction,
    order,
    { ...step, to: order.state },
    { shipments, ...awbChanges(order, before.awb, parcel.awb) },
  );
}

/**
 * Cancels the dispatch of a parcel that has not moved: its items are unshipped again, its stock is reserved again, and
 * the customer gets an email. Throws 400 invalid, 409 stale and not_allowed.
 */
export function cancelAwb(
  change: StaffChange,
  { shipmentId, reason }: CancelAwbRequest,
): Promise<ChangedOrder> {
  return changeByStaff(change, async (transaction, order) => {
    const parcel = changeableParcel(order, shipmentId, 'cancel-awb');
    const booking = await bookedAs(transaction, order, parcel);
    const pieces = await withoutPieces(transaction, [parcel], allOf(parcel), change.at);
    if (booking) {
      const cancelling = { state: 'cancelling', nextAttemptAt: change.at, lease: '', problem: '' };
      transaction.update(bookingRef(booking.id), cancelling);
    }
    pieces.write();
    return takeParcelBack(transaction, order, parcel, { ...change, reason });
  });
}

/** Writes what follows from a dispatch that did not happen. */
function takeParcelBack(
  transaction: Transaction,
  order: OrderRecord,
  parcel: Shipment,
  { actor, at, reason }: { actor: string; at: Date; reason: string },
): ChangedOrder {
  changeStock(transaction, countedLines(order, parcel.lines), cancelShip, {
    ...{ orderId: order.id, by: actor, at },
    round: `${parcel.id}-cancelled`,
  });
  const shipments = order.shipments
    .filter(({ id }) => id !== parcel.id)
    .map((one) => withState(one, order));
  const to = shipments.length === 0 ? 'packed' : orderStateFromParcels({ ...order, shipments });
  const id = `order_${order.id}_dispatch-cancelled_${parcel.id}`;
  queueEmail(transaction, id, dispatchCancelledEmail(order, parcel));
  const note = [`${parcel.courier} ${parcel.awb}`, reason].filter((part) => part !== '').join(': ');
  const step = { action: 'cancel-awb', to, what: 'Dispatch cancelled', actor, at, note };
  return recordStep(transaction, order, step, {
    shipments,
    cancelledParcels: (order.cancelledParcels ?? 0) + 1,
    // It stays a separate parcel.
    plannedParcels: [
      { lines: parcel.lines.map(plannedLine), isPacked: true },
      ...parcelPlan(order),
    ],
    ...awbChanges(order, parcel.awb),
  });
}

/** Which pieces it has is decided again when it leaves. */
function plannedLine(line: Shipment['lines'][number]) {
  return { ...refOf(line), quantity: line.quantity };
}

/** The number is free for another parcel, and leads to this order no longer. */
function awbChanges({ awbs, changedAwbs = [] }: OrderRecord, before: string, after?: string) {
  const others = awbs.filter((awb) => awb !== before && awb !== after);
  return {
    awbs: after === undefined ? others : [...others, after],
    changedAwbs: [...new Set([...changedAwbs, before])],
  };
}

function isSameDispatch(parcel: Shipment, dispatch: Pick<Shipment, 'courier' | 'trackingUrl'>) {
  return parcel.courier === dispatch.courier && parcel.trackingUrl === dispatch.trackingUrl;
}

function changeableParcel(order: OrderRecord, id: string, action: AwbAction): Shipment {
  const parcel = parcelOf(order, id);
  if (awbActions(order, parcel).includes(action)) return parcel;
  const now = SHIPMENT_STATE_LABELS[shipmentState(parcel, order)].toLowerCase();
  throw notAllowed(order, `This is not possible: parcel ${parcel.awb} is ${now}.`);
}
