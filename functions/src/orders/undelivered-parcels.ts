import { parcelActions } from '@kargha/domain/orders/order-action';
import type { ReceiveRequest, ReshipRequest } from '@kargha/domain/orders/order-requests';
import { piecesOf, type Shipment } from '@kargha/domain/orders/shipment';

import { invalid } from '../http/errors.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { existingProducts, restockPieces } from '../records/stock-record.ts';
import { declineCancelRequest, declineCancelRequestOnMove } from './decline-cancel-request.ts';
import { nextState, parcelOf, withState } from './courier-steps.ts';
import { refuseUsedAwb, emailShippedParcel } from './ship-parcel.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type Changed,
  type StaffChange,
} from './staff-change.ts';

/** Sends an undelivered parcel out once more, under a new number. Its pieces left the stock when it went first. */
export function reshipParcel(
  ids: KeyedIds,
  change: StaffChange,
  { shipmentId, courier, awb, trackingUrl }: ReshipRequest,
): Promise<Changed> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const before = waitingParcel(order, shipmentId, 'reship');
    await refuseUsedAwb(transaction, awb);
    const again: Shipment = {
      ...before,
      courier,
      awb,
      trackingUrl,
      shippedAt: at,
      state: 'shipped',
    };
    const shipments = replaced(order, again);
    const link = emailShippedParcel(transaction, ids, order, again);
    const kept = declineCancelRequest(transaction, order, 'dispatched', { by: actor, at });
    const changes = { shipments, ...link, ...kept };
    const step = { action: 'reship', what: 'Sent out again', actor, at, note: `${courier} ${awb}` };
    return recordStep(transaction, order, { ...step, to: nextState(order, shipments) }, changes);
  });
}

/** An undelivered parcel is back at the shop: staff say which of its pieces go on the shelf again. */
export function receiveParcel(
  change: StaffChange,
  { shipmentId, restock, reason }: ReceiveRequest,
): Promise<Changed> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const before = waitingParcel(order, shipmentId, 'receive');
    refuseMoreThan(before, restock);
    const counted = restock.filter(({ productId }) => isStockTracked(order, productId));
    const known = await existingProducts(transaction, counted);
    const cause = { orderId: order.id, id: `${order.id}_${before.id}`, by: actor, at };
    restockPieces(transaction, known, cause);
    const shipments = replaced(order, { ...before, state: 'returned' });
    const step = { action: 'receive', what: 'Came back to the shop', actor, at, note: reason };
    const to = nextState(order, shipments);
    const kept = declineCancelRequestOnMove(transaction, order, to, { by: actor, at });
    return recordStep(transaction, order, { ...step, to }, { shipments, ...kept });
  });
}

/** True when the stock knows of an order's pieces of this product. */
export function isStockTracked({ lines }: OrderRecord, productId: string): boolean {
  return lines.some((line) => line.productId === productId && line.held > 0);
}

function waitingParcel(order: OrderRecord, id: string, action: 'reship' | 'receive'): Shipment {
  const parcel = parcelOf(order, id);
  if (parcelActions(order, parcel).includes(action)) return parcel;
  throw notAllowed(order, `Parcel ${parcel.awb} is not on its way back.`);
}

function replaced(order: OrderRecord, parcel: Shipment): Shipment[] {
  return order.shipments.map((one) => (one.id === parcel.id ? parcel : withState(one, order)));
}

function refuseMoreThan(parcel: Shipment, restock: ReceiveRequest['restock']): void {
  for (const line of restock) {
    const most = piecesOf(line, [parcel]);
    if (line.quantity > most) {
      throw invalid(`Only ${most} pieces of this product were in the parcel.`, {
        [line.productId]: most,
      });
    }
  }
}
