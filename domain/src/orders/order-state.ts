export const ORDER_STATES = [
  'pending_payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'on_hold',
  'cancelled',
  'expired',
  'rto',
  'returned',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * The only table of allowed transitions, for server and screens. A closed or expired checkout can be reopened by
 * its shopper or paid late. A paid order awaits payment again when its payment is voided. `rto`: the parcel is
 * returned to sender, until its courier says otherwise. A shipped order is packed again when its dispatch is cancelled, and a packed one is confirmed again when
 * items are added to it.
 */
export const ORDER_TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ['placed', 'on_hold', 'cancelled', 'expired'],
  placed: ['confirmed', 'on_hold', 'cancelled', 'pending_payment'],
  confirmed: ['packed', 'on_hold', 'cancelled', 'pending_payment'],
  packed: ['shipped', 'confirmed', 'on_hold', 'cancelled', 'pending_payment'],
  shipped: ['packed', 'in_transit', 'out_for_delivery', 'delivered', 'rto'],
  in_transit: ['out_for_delivery', 'delivered', 'rto'],
  out_for_delivery: ['in_transit', 'delivered', 'rto'],
  delivered: ['returned'],
  on_hold: ['placed', 'confirmed', 'packed', 'cancelled'],
  cancelled: ['pending_payment', 'placed', 'on_hold'],
  expired: ['pending_payment', 'placed', 'on_hold', 'cancelled'],
  rto: ['returned', 'shipped', 'in_transit', 'out_for_delivery', 'delivered'],
  returned: [],
};

export function canMove(from: OrderState, to: OrderState): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

export const ORDER_STATE_LABELS: Record<OrderState, string> = {
  pending_payment: 'Awaiting payment',
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  on_hold: 'On hold',
  cancelled: 'Cancelled',
  expired: 'Expired',
  rto: 'Returning to sender',
  returned: 'Returned',
};

export type OrderBadge = 'pending' | 'processing' | 'completed' | 'other';

const BADGES: Record<OrderState, OrderBadge> = {
  pending_payment: 'pending',
  placed: 'pending',
  on_hold: 'pending',
  confirmed: 'processing',
  packed: 'processing',
  shipped: 'processing',
  in_transit: 'processing',
  out_for_delivery: 'processing',
  delivered: 'completed',
  cancelled: 'other',
  expired: 'other',
  rto: 'other',
  returned: 'other',
};

export function orderBadge(state: OrderState): OrderBadge {
  return BADGES[state];
}

/** Paid orders that wait for the shop: the number in the badge next to Orders. */
export const STATES_NEEDING_ACTION: readonly OrderState[] = [
  'placed',
  'confirmed',
  'packed',
  'on_hold',
];

/** `rto`: returning to sender; `returned`: back at the shop. */
export const SHIPMENT_STATES = [
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'rto',
  'returned',
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

export const SHIPMENT_STATE_LABELS: Record<ShipmentState, string> = {
  shipped: 'Shipped',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  rto: 'Returning to sender',
  returned: 'Returned',
};
