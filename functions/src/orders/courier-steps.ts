import {
  PARCEL_ACTIONS,
  parcelActions,
  type ParcelAction,
} from '@kargha/domain/orders/order-action';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { lastReturnDay } from '@kargha/domain/orders/return';
import { canMove, type OrderState } from '@kargha/domain/orders/order-state';
import { textOf } from '@kargha/domain/records/stored-record';
import {
  shipmentState,
  orderStateFromParcels,
  type Shipment,
} from '@kargha/domain/orders/shipment';

import { invalid } from '../http/errors.ts';
import { deliveredEmail } from '../mail/order-emails.ts';
import { collectCash } from '../money/cash-on-delivery/collect-cash.ts';
import type { Transaction } from '../platform/firestore.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { queueEmail } from '../records/email-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { settingsRef } from '../records/settings-record.ts';
import { closeFailedDelivery } from './couriers/failed-delivery.ts';
import { declineCancelRequestOnMove } from './decline-cancel-request.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

export type CourierStep = Exclude<ParcelAction, 'reship' | 'receive'>;

export const WHAT: Record<CourierStep, string> = {
  'in-transit': 'On its way',
  'out-for-delivery': 'Out for delivery',
  deliver: 'Delivered',
  rto: 'Returning to sender',
};

interface ParcelSelection {
  /** absent: every parcel that allows the step */
  shipmentId?: string | undefined;
  note: string;
}

/**
 * Moves one parcel, or all that allow the step, and the order with them. Throws 400 invalid, 409 stale and
 * not_allowed.
 */
export function takeCourierStep(
  change: StaffChange,
  action: CourierStep,
  { shipmentId, note }: ParcelSelection,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const moving = movable(order, action, shipmentId);
    const isAll = moving.length === order.shipments.length;
    const what = isAll ? WHAT[action] : `${WHAT[action]}: ${awbsOf(moving)}`;
    if (action === 'deliver') await mailDelivered(transaction, order, moving, at);
    const hasEnded = action === 'deliver' || action === 'rto';
    const settled = (parcel: Shipment) =>
      hasEnded ? closeFailedDelivery(transaction, order.id, parcel) : parcel;
    const shipments = order.shipments.map((parcel) =>
      moving.includes(parcel) ? moved(settled(parcel), action, at) : withState(parcel, order),
    );
    const to = nextState(order, shipments);
    const declined = declineCancelRequestOnMove(transaction, order, to, { by: actor, at });
    const collected = collectCash(transaction, order, to, { by: actor, at });
    const step = { action, to, what, actor, at, note };
    return recordStep(transaction, order, step, { shipments, ...declined, ...collected });
  });
}

/** The state that follows from the parcels; the current state when the transition is not allowed. */
export function nextState(order: OrderRecord, shipments: Shipment[]): OrderState {
  const to = orderStateFromParcels({ ...order, shipments });
  return canMove(order.state, to) ? to : order.state;
}

/** Throws 400 invalid for an unknown parcel. */
export function parcelOf(order: OrderRecord, shipmentId: string): Shipment {
  const parcel = order.shipments.find(({ id }) => id === shipmentId);
  if (!parcel) throw invalid('This parcel does not belong to the order.', { shipmentId });
  return parcel;
}

/** Older parcels have no state: it is stored before the order's state changes. */
export function withState(parcel: Shipment, order: OrderRecord): Shipment {
  return { ...parcel, state: shipmentState(parcel, order) };
}

function movable(order: OrderRecord, action: CourierStep, id: string | undefined): Shipment[] {
  const input = id === undefined ? order.shipments : [parcelOf(order, id)];
  const can = input.filter((parcel) => parcelActions(order, parcel).includes(action));
  if (can.length === 0) throw notAllowed(order, message(order, input));
  return can;
}

function message(order: OrderRecord, input: readonly Shipment[]): string | undefined {
  const [only] = input;
  if (!only || input.length > 1) return undefined;
  const words = shipmentState(only, order).replaceAll('_', ' ');
  return `This is not possible: parcel ${only.awb} is ${words === 'rto' ? 'returning to sender' : words}.`;
}

function moved(parcel: Shipment, action: CourierStep, at: Date): Shipment {
  const deliveredAt = action === 'deliver' ? at : parcel.deliveredAt;
  return { ...parcel, state: PARCEL_ACTIONS[action], deliveredAt };
}

/** Reads before it writes. */
export async function mailDelivered(
  transaction: Transaction,
  order: OrderRecord,
  parcels: readonly Shipment[],
  at: Date,
): Promise<void> {
  const settings = await transaction.get(settingsRef());
  const returnInstructions = {
    lastDay: formatLongDate(lastReturnDay(at)),
    page: order.uid === null ? null : `${shopAddress()}/orders/${order.id}`,
    shopMail: textOf(settings.get('legal.email')),
  };
  for (const parcel of parcels) {
    const id = `order_${order.id}_delivered_${parcel.id}`;
    queueEmail(transaction, id, deliveredEmail(order, parcel, returnInstructions));
  }
}

function awbsOf(parcels: readonly Shipment[]): string {
  return parcels.map(({ awb }) => awb).join(', ');
}
