import { parcelActions } from '@kargha/domain/orders/order-action';
import type { ReceiveRequest, ReshipRequest } from '@kargha/domain/orders/order-requests';
import { piecesOf, type Shipment, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine } from '@kargha/domain/shopping/line-ref';

import { refuseWithoutTaxDocuments } from '../documents/e-way-bill/dispatch-documents.ts';
import { invalid } from '../http/errors.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { recordCourierCost } from '../records/courier-cost-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { existingProducts, restockItems, type StockItem } from '../records/stock-record.ts';
import { withoutPieces } from './parcel-pieces.ts';
import { declineCancelRequest, declineCancelRequestOnMove } from './decline-cancel-request.ts';
import { nextState, parcelOf, withState } from './courier-steps.ts';
import { emailShippedParcel, listedDispatch, refuseUsedAwb } from './ship-parcel.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

/**
 * Ships an undelivered parcel again with a new tracking number. Its stock moved the first time. Throws what
 * refuseWithoutTaxDocuments throws: this is another movement of the goods.
 */
export function reshipParcel(
  ids: KeyedIds,
  change: StaffChange,
  { shipmentId, ...request }: ReshipRequest,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const before = waitingParcel(order, shipmentId, 'reship');
    await refuseWithoutTaxDocuments(transaction, order, before, at);
    const dispatch = await listedDispatch(transaction, request);
    const { courier, awb } = dispatch;
    await refuseUsedAwb(transaction, awb);
    const again: Shipment = { ...before, ...dispatch, shippedAt: at, state: 'shipped' };
    const shipments = replaceParcel(order, again);
    const link = emailShippedParcel(transaction, ids, order, again);
    const declined = declineCancelRequest(transaction, order, 'dispatched', { by: actor, at });
    const changes = { shipments, ...link, ...declined };
    const step = { action: 'reship', what: 'Reshipped', actor, at, note: `${courier} ${awb}` };
    return recordStep(transaction, order, { ...step, to: nextState(order, shipments) }, changes);
  });
}

export function receiveParcel(
  change: StaffChange,
  { shipmentId, restock, reason, courierCost }: ReceiveRequest,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const before = waitingParcel(order, shipmentId, 'receive');
    refuseMoreThan(before, restock);
    const counted = restock.flatMap((line) => stockItemOf(order, line));
    const existing = await existingProducts(transaction, counted);
    const items = before.lines.map((line) => ({
      ...line,
      back: line.quantity,
      sellAgain: piecesOf(line, [{ lines: restock }]),
    }));
    const pieces = await withoutPieces(transaction, [before], items, at);
    const cause = { orderId: order.id, id: `${order.id}_${before.id}`, by: actor, at };
    restockItems(transaction, existing, cause);
    pieces.write();
    if (courierCost !== undefined) recordCourierCost(transaction, order, courierCost);
    const [parcel = before] = pieces.shipments;
    const shipments = replaceParcel(order, { ...parcel, state: 'returned' });
    const step = { action: 'receive', what: 'Came back to the shop', actor, at, note: reason };
    const to = nextState(order, shipments);
    const declined = declineCancelRequestOnMove(transaction, order, to, { by: actor, at });
    return recordStep(transaction, order, { ...step, to }, { shipments, ...declined });
  });
}

/** What returned units of a line add to stock: nothing when the order did not take the line from stock. */
export function stockItemOf({ lines }: OrderRecord, back: ShipmentLine): StockItem[] {
  const ordered = lines.find((line) => isSameLine(line, back));
  if (!ordered || ordered.held === 0) return [];
  const { productId, variantId } = ordered;
  return [{ productId, variantId, quantity: back.quantity }];
}

function waitingParcel(order: OrderRecord, id: string, action: 'reship' | 'receive'): Shipment {
  const parcel = parcelOf(order, id);
  if (parcelActions(order, parcel).includes(action)) return parcel;
  throw notAllowed(order, `Parcel ${parcel.awb} is not returning to sender.`);
}

function replaceParcel(order: OrderRecord, parcel: Shipment): Shipment[] {
  return order.shipments.map((one) => (one.id === parcel.id ? parcel : withState(one, order)));
}

function refuseMoreThan(parcel: Shipment, restock: ReceiveRequest['restock']): void {
  for (const line of restock) {
    const maximum = piecesOf(line, [parcel]);
    if (line.quantity > maximum) {
      throw invalid(`Only ${maximum} pieces of this product are in the parcel.`, {
        [line.productId]: maximum,
      });
    }
  }
}
