import { canAct } from '@kargha/domain/orders/order-action';
import type { ShipRequest } from '@kargha/domain/orders/order-requests';
import {
  orderStateFromParcels,
  unshippedLines,
  type Shipment,
  type ShipmentLine,
} from '@kargha/domain/orders/shipment';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { ship } from '@kargha/domain/stock/stock';

import { HttpError, invalid } from '../http/errors.ts';
import { refuseWithoutTaxDocuments } from '../documents/e-way-bill/dispatch-documents.ts';
import { refuseEarlyDispatch } from '../money/instalments/dispatch-guard.ts';
import { shippedEmail } from '../mail/order-emails.ts';
import { FieldValue, type Transaction } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { queueEmail } from '../records/email-record.ts';
import { orders, type OrderRecord } from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { trackingLink } from '../money/links/order-tracking-link.ts';
import { declineCancelRequest } from './decline-cancel-request.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

/**
 * Ships all or some of the remaining items as a parcel, moves the stock and queues the email. Throws 400 invalid
 * for items that are not left to ship, 409 stale, not_allowed and awb_used, and what refuseEarlyDispatch and
 * refuseWithoutTaxDocuments throw.
 */
export function shipParcel(
  ids: KeyedIds,
  change: StaffChange,
  request: ShipRequest,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    if (!canAct(order, 'ship')) throw notAllowed(order);
    await refuseEarlyDispatch(transaction, order, at);
    const lines = linesToShip(order, request.lines);
    await refuseWithoutTaxDocuments(transaction, order, { lines }, at);
    await refuseUsedAwb(transaction, request.awb);
    const count = order.shipments.length + 1;
    const parcel = newParcel(count, lines, request, at);
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
    const changes = { shipments, ...link, ...declined };
    return recordStep(transaction, order, { ...step, what }, changes);
  });
}

/** Queues the email of a shipped parcel; returns the changes that let the order be found by its tracking number. */
export function emailShippedParcel(
  transaction: Transaction,
  ids: KeyedIds,
  order: OrderRecord,
  parcel: Shipment,
): Record<string, unknown> {
  queueEmail(
    transaction,
    `order_${order.id}_shipped_${parcel.awb}`,
    shippedEmail(order, parcel, trackingLink(ids, order.id, parcel.shippedAt)),
  );
  return { awbs: FieldValue.arrayUnion(parcel.awb) };
}

/** Throws 409 awb_used when another parcel has this number: most likely it was entered twice. */
export async function refuseUsedAwb(transaction: Transaction, awb: string): Promise<void> {
  const used = await transaction.get(orders().where('awbs', 'array-contains', awb).limit(1));
  if (used.empty) return;
  throw new HttpError(409, 'awb_used', `The tracking number ${awb} belongs to another parcel.`);
}

function newParcel(
  count: number,
  lines: ShipmentLine[],
  { courier, awb, trackingUrl }: ShipRequest,
  at: Date,
): Shipment {
  const id = `parcel-${count}`;
  return {
    id,
    courier,
    awb,
    trackingUrl,
    lines,
    shippedAt: at,
    deliveredAt: null,
    state: 'shipped',
  };
}

function linesToShip(order: OrderRecord, requested: ShipRequest['lines']): ShipmentLine[] {
  const here = unshippedLines(order);
  if (!requested || requested.length === 0) return here;
  for (const line of requested) {
    const maximum = here.find((one) => isSameLine(one, line))?.quantity ?? 0;
    if (line.quantity > maximum)
      throw invalid(`Only ${maximum} pieces are left to ship.`, { [line.productId]: maximum });
  }
  return requested;
}

function countedLines({ lines }: OrderRecord, shipped: readonly ShipmentLine[]) {
  return shipped.map((one) => {
    const ordered = lines.find((line) => isSameLine(line, one));
    const held = Math.min(ordered?.held ?? 0, one.quantity);
    return { productId: one.productId, variantId: ordered?.variantId, held };
  });
}
