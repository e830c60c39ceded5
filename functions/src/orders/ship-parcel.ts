import { findCourier, trackingUrlOf } from '@kargha/domain/couriers/courier-list';
import { isOpenBooking } from '@kargha/domain/couriers/booking-schema';
import { canAct } from '@kargha/domain/orders/order-action';
import type { ShipRequest } from '@kargha/domain/orders/order-requests';
import {
  nextParcelId,
  nextParcelNumber,
  orderStateFromParcels,
  unshippedLines,
  type Shipment,
  type ShipmentLine,
} from '@kargha/domain/orders/shipment';
import { nextParcel, planWithout } from '@kargha/domain/orders/planned-parcels';
import { amountToCollect } from '@kargha/domain/payments/cash-on-delivery-plan';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { ship } from '@kargha/domain/stock/stock';

import { HttpError, invalid } from '../http/errors.ts';
import { refuseWithoutTaxDocuments } from '../documents/e-way-bill/dispatch-documents.ts';
import { refuseEarlyDispatch } from '../money/instalments/dispatch-guard.ts';
import { shippedEmail } from '../mail/order-emails.ts';
import { FieldValue, type Transaction } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { bookingOf } from '../records/booking-record.ts';
import { courierSettings } from '../records/courier-settings-record.ts';
import { queueEmail } from '../records/email-record.ts';
import { orders, type OrderRecord } from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { trackingLink } from '../money/links/order-tracking-link.ts';
import { withPieces } from './parcel-pieces.ts';
import { declineCancelRequest } from './decline-cancel-request.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

/** Who ships, and when; `ids` signs tracking links. */
export interface Shipper extends Pick<StaffChange, 'actor' | 'at'> {
  ids: KeyedIds;
}

type Dispatch = Pick<Shipment, 'courier' | 'awb' | 'trackingUrl'>;

/** A parcel that may leave. */
interface ReadyParcel extends Dispatch {
  lines: ShipmentLine[];
  /** records which pieces are in it */
  writePieces: () => void;
}

/**
 * Ships the next planned parcel, or the items of the request, moves the stock and queues the email. Throws 400 invalid
 * for items that are not left to ship, 409 stale, not_allowed and awb_used, and what refuseEarlyDispatch and
 * refuseWithoutTaxDocuments throw.
 */
export function shipParcel(
  ids: KeyedIds,
  change: StaffChange,
  request: ShipRequest,
): Promise<ChangedOrder> {
  return changeByStaff(change, async (transaction, order) => {
    await refuseOpenBooking(transaction, order);
    const ready = await readyParcel(transaction, order, request, change.at);
    return shipReadyParcel(transaction, order, ready, { ids, ...change });
  });
}

/** Checks all that can stop a parcel, and writes nothing. Throws as shipParcel does. */
export async function readyParcel(
  transaction: Transaction,
  order: OrderRecord,
  request: Dispatch & Pick<ShipRequest, 'lines'>,
  at: Date,
): Promise<ReadyParcel> {
  const lines = await readyLines(transaction, order, request.lines, at);
  const { courier, awb, trackingUrl } = await listedDispatch(transaction, request);
  await refuseUsedAwb(transaction, awb);
  const { lines: named, write: writePieces } = await withPieces(transaction, order, lines, at);
  return { courier, awb, trackingUrl, lines: named, writePieces };
}

/** The items of a parcel that may leave now, with or without a tracking number. Throws as shipParcel does. */
export async function readyLines(
  transaction: Transaction,
  order: OrderRecord,
  requested: ShipRequest['lines'],
  at: Date,
): Promise<ShipmentLine[]> {
  if (!canAct(order, 'ship')) throw notAllowed(order);
  await refuseEarlyDispatch(transaction, order, at);
  const lines = linesToShip(order, requested);
  refusePartWithCash(order, lines);
  await refuseWithoutTaxDocuments(transaction, order, { lines }, at);
  return lines;
}

/** Throws 409 booking_open while the next parcel is being booked: it would get two tracking numbers. */
export async function refuseOpenBooking(
  transaction: Transaction,
  order: OrderRecord,
): Promise<void> {
  const booking = await bookingOf(transaction, order.id, nextParcelId(order));
  if (!booking || !isOpenBooking(booking)) return;
  throw new HttpError(
    409,
    'booking_open',
    `The next parcel of order ${order.number} is being booked. Wait until it has its number, or cancel the booking.`,
  );
}

/** After readyParcel in the same transaction. */
export function shipReadyParcel(
  transaction: Transaction,
  order: OrderRecord,
  { courier, awb, trackingUrl, lines, writePieces }: ReadyParcel,
  { ids, actor, at }: Shipper,
): ChangedOrder {
  const count = nextParcelNumber(order);
  const parcel: Shipment = {
    ...{ id: `parcel-${count}`, courier, awb, trackingUrl, lines },
    ...{ shippedAt: at, deliveredAt: null, state: 'shipped' },
  };
  writePieces();
  changeStock(transaction, countedLines(order, lines), ship, {
    orderId: order.id,
    round: count,
    by: actor,
    at,
  });
  const shipments = [...order.shipments, parcel];
  const to = orderStateFromParcels({ ...order, shipments });
  const step = { action: 'ship', to, actor, at, note: `${parcel.courier} ${parcel.awb}` };
  const what = 'Handed to the courier';
  const link = emailShippedParcel(transaction, ids, order, parcel);
  const declined = declineCancelRequest(transaction, order, 'dispatched', { by: actor, at });
  const planned = order.plannedParcels && { plannedParcels: planWithout(order, lines) };
  const changes = { shipments, ...link, ...declined, ...planned };
  return recordStep(transaction, order, { ...step, what }, changes);
}

/** With the courier's name and link as in the list of couriers, unless another link was entered. */
export async function listedDispatch(
  transaction: Transaction,
  { courier, awb, trackingUrl }: Dispatch,
): Promise<Dispatch> {
  const { couriers } = await courierSettings(transaction);
  return {
    courier: findCourier(couriers, courier)?.name ?? courier,
    awb,
    trackingUrl: trackingUrl === '' ? trackingUrlOf(couriers, courier, awb) : trackingUrl,
  };
}

/** Queues the email of a shipped parcel; returns the changes that let the order be found by its tracking number. */
export function emailShippedParcel(
  transaction: Transaction,
  ids: KeyedIds,
  order: OrderRecord,
  parcel: Shipment,
): Record<string, unknown> {
  // After a cancelled dispatch or a correction the same number may leave again.
  const again = order.changedAwbs?.includes(parcel.awb) ? `_${order.revision ?? 0}` : '';
  queueEmail(
    transaction,
    `order_${order.id}_shipped_${parcel.awb}${again}`,
    shippedEmail(
      order,
      parcel,
      trackingLink(ids, order.id, parcel.shippedAt),
      amountToCollect(order),
    ),
  );
  return { awbs: FieldValue.arrayUnion(parcel.awb) };
}

/** Throws 409 awb_used when another parcel has this number: most likely it was entered twice. */
export async function refuseUsedAwb(transaction: Transaction, awb: string): Promise<void> {
  const used = await transaction.get(orders().where('awbs', 'array-contains', awb).limit(1));
  if (used.empty) return;
  throw new HttpError(409, 'awb_used', `The tracking number ${awb} belongs to another parcel.`);
}

/** Throws 409 cod_one_parcel: the courier collects the whole amount with one parcel. */
export function refusePartWithCash(order: OrderRecord, lines: readonly ShipmentLine[]): void {
  if (amountToCollect(order) === 0) return;
  const pieces = (all: readonly ShipmentLine[]) =>
    all.reduce((sum, { quantity }) => sum + quantity, 0);
  if (order.shipments.length === 0 && pieces(lines) === pieces(unshippedLines(order))) return;
  throw new HttpError(
    409,
    'cod_one_parcel',
    'An order with cash on delivery leaves in one parcel. Remove the items that you cannot send.',
  );
}

function linesToShip(order: OrderRecord, requested: ShipRequest['lines']): ShipmentLine[] {
  if (!requested || requested.length === 0) return nextParcel(order);
  const here = unshippedLines(order);
  for (const line of requested) {
    const maximum = here.find((one) => isSameLine(one, line))?.quantity ?? 0;
    if (line.quantity > maximum)
      throw invalid(`Only ${maximum} pieces are left to ship.`, { [line.productId]: maximum });
  }
  return requested;
}

/** The shipped lines, with the units of them that were taken from stock. */
export function countedLines({ lines }: OrderRecord, shipped: readonly ShipmentLine[]) {
  return shipped.map((one) => {
    const ordered = lines.find((line) => isSameLine(line, one));
    const held = Math.min(ordered?.held ?? 0, one.quantity);
    return { productId: one.productId, variantId: ordered?.variantId, held };
  });
}
