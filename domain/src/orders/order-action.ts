import { isMadeForBuyer } from '../shopping/gift.ts';
import type { LineTailoring } from '../shopping/line-tailoring.ts';
import type { OrderState } from './order-state.ts';
import {
  canMoveShipment,
  shipmentState,
  unshippedLines,
  type OrderParcels,
  type Shipment,
  type ShipmentState,
} from './shipment.ts';

export const ORDER_ACTIONS = {
  confirm: ['placed'],
  pack: ['confirmed'],
  ship: ['packed', 'shipped'],
  hold: ['placed', 'confirmed', 'packed'],
  release: ['on_hold'],
  cancel: ['placed', 'confirmed', 'packed', 'on_hold'],
} as const satisfies Record<string, readonly OrderState[]>;
export type OrderAction = keyof typeof ORDER_ACTIONS;

export const PARCEL_ACTIONS = {
  'in-transit': 'in_transit',
  'out-for-delivery': 'out_for_delivery',
  deliver: 'delivered',
  rto: 'rto',
  reship: 'shipped',
  receive: 'returned',
} as const satisfies Record<string, ShipmentState>;
export type ParcelAction = keyof typeof PARCEL_ACTIONS;

/** Corrections of a parcel's dispatch, with the states that allow them. */
const AWB_ACTIONS = {
  'correct-awb': ['shipped', 'in_transit', 'out_for_delivery'],
  'cancel-awb': ['shipped'],
} as const satisfies Record<string, readonly ShipmentState[]>;
export type AwbAction = keyof typeof AWB_ACTIONS;

export const NOT_PACKED: readonly OrderState[] = ['placed', 'confirmed'];
const PACKED_OR_AWAY: readonly OrderState[] = [
  'packed',
  'shipped',
  'in_transit',
  'out_for_delivery',
  'on_hold',
];

/**
 * How a shopper can cancel: directly until the order is packed, later by asking staff; null when it is too late.
 * Orders from an accepted offer may be in production from the first day, so staff decide from the start. A piece that
 * is made for the buyer is begun once the order is confirmed; from then on it is too late (returns policy).
 */
export function shopperCancelMode(order: ShopperOrder): 'alone' | 'by-asking' | null {
  const { state, quoteId = '' } = order;
  if (hasWorkStarted(order)) return null;
  if (PACKED_OR_AWAY.includes(state)) return 'by-asking';
  if (!NOT_PACKED.includes(state)) return null;
  return quoteId === '' ? 'alone' : 'by-asking';
}

/** What a shopper can do to cancel an order: do it, request it, wait for our answer; or it is too late. */
export const CANCEL_OPTIONS = ['cancel', 'request', 'requested', 'too_late'] as const;
export type CancelOption = (typeof CANCEL_OPTIONS)[number];

/** Null for an order that has arrived or is closed. `cancelRequest` is the open request, if there is one. */
export function cancelOption(
  order: ShopperOrder & { cancelRequest?: object | string | null | undefined },
): CancelOption | null {
  const mode = shopperCancelMode(order);
  if (order.state === 'pending_payment' || mode === 'alone') return 'cancel';
  if (order.cancelRequest && isCancellable(order.state)) return 'requested';
  if (hasWorkStarted(order)) return 'too_late';
  return mode === 'by-asking' ? 'request' : null;
}

interface ShopperOrder {
  state: OrderState;
  quoteId?: string;
  lines: readonly { tailoring?: LineTailoring | undefined }[];
}

/** True once a piece of the order is being made for its buyer. */
export function hasWorkStarted({ state, lines }: Pick<ShopperOrder, 'state' | 'lines'>): boolean {
  const isBegun = state === 'confirmed' || (PACKED_OR_AWAY.includes(state) && state !== 'on_hold');
  return isBegun && lines.some(isMadeForBuyer);
}

/** False once the order is cancelled, delivered or returned. */
function isCancellable(state: OrderState): boolean {
  return NOT_PACKED.includes(state) || PACKED_OR_AWAY.includes(state) || state === 'rto';
}

export function orderActions(order: OrderParcels): OrderAction[] {
  const names = Object.keys(ORDER_ACTIONS) as OrderAction[];
  return names.filter((action) => canAct(order, action));
}

/** Shipping also needs unshipped items. */
export function canAct(order: OrderParcels, action: OrderAction): boolean {
  const states: readonly OrderState[] = ORDER_ACTIONS[action];
  if (!states.includes(order.state)) return false;
  if (action === 'ship') return unshippedLines(order).length > 0;
  return true;
}

export function parcelActions(order: OrderParcels, shipment: Shipment): ParcelAction[] {
  const now = shipmentState(shipment, order);
  const names = Object.keys(PARCEL_ACTIONS) as ParcelAction[];
  return names.filter((action) => fits(now, action));
}

export function awbActions(order: OrderParcels, shipment: Shipment): AwbAction[] {
  const now = shipmentState(shipment, order);
  const names = Object.keys(AWB_ACTIONS) as AwbAction[];
  return names.filter((action) => {
    const states: readonly ShipmentState[] = AWB_ACTIONS[action];
    return states.includes(now);
  });
}

/** A failed delivery goes back to in transit; only a parcel returned to sender can be reshipped or received. */
function fits(now: ShipmentState, action: ParcelAction): boolean {
  return canMoveShipment(now, PARCEL_ACTIONS[action]);
}
