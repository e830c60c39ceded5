import { isSameLine, refOf, type LineRef } from '../shopping/line-ref.ts';
import type { OrderState } from './order-state.ts';

/** Where one parcel is. `rto`: it returns to its origin undelivered; `returned`: it is back at the shop. */
export const SHIPMENT_STATES = [
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'rto',
  'returned',
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** The one table of allowed moves of a parcel, for server and screens. An undelivered one may be sent again. */
const SHIPMENT_TRANSITIONS: Record<ShipmentState, readonly ShipmentState[]> = {
  shipped: ['in_transit', 'out_for_delivery', 'delivered', 'rto'],
  in_transit: ['out_for_delivery', 'delivered', 'rto'],
  out_for_delivery: ['in_transit', 'delivered', 'rto'],
  delivered: [],
  rto: ['shipped', 'returned'],
  returned: [],
};

/** Pieces of one line of the order. */
export interface ShipmentLine extends LineRef {
  quantity: number;
}

/** A parcel. Documents that are older than its own state have the order's. */
export interface Shipment {
  id: string;
  courier: string;
  awb: string;
  trackingUrl: string;
  lines: ShipmentLine[];
  shippedAt: Date;
  deliveredAt: Date | null;
  state?: ShipmentState;
}

/** What decides how an order stands by its parcels. */
export interface OrderParcels {
  state: OrderState;
  lines: readonly ShipmentLine[];
  shipments: readonly Shipment[];
}

const ON_THE_ROAD = ['shipped', 'in_transit', 'out_for_delivery', 'delivered'] as const;

/** Where a parcel is; one without a state of its own is where its order is. */
export function shipmentState(
  shipment: Shipment,
  order: Pick<OrderParcels, 'state'>,
): ShipmentState {
  if (shipment.state) return shipment.state;
  if (shipment.deliveredAt) return order.state === 'returned' ? 'returned' : 'delivered';
  return SHIPMENT_STATES.find((state) => state === order.state) ?? 'shipped';
}

/** True for a step of the table above. */
export function canMoveShipment(from: ShipmentState, to: ShipmentState): boolean {
  return SHIPMENT_TRANSITIONS[from].includes(to);
}

/** The pieces that are in no parcel yet; an order that left in one parcel has none. */
export function unshippedLines({ lines, shipments }: Omit<OrderParcels, 'state'>): ShipmentLine[] {
  return lines
    .map((line) => ({ ...refOf(line), quantity: line.quantity - piecesOf(line, shipments) }))
    .filter(({ quantity }) => quantity > 0);
}

/** True when some pieces have left the shop and others have not. */
export function isPartlyShipped(order: OrderParcels): boolean {
  return order.shipments.length > 0 && unshippedLines(order).length > 0;
}

/**
 * The state of an order by its parcels: the one that is furthest behind, of those that still go to the shopper. While
 * pieces are still in the shop it is no further than shipped.
 */
export function orderStateFromParcels(order: OrderParcels): OrderState {
  if (unshippedLines(order).length > 0) return 'shipped';
  const states = order.shipments.map((shipment) => shipmentState(shipment, order));
  const behind = ON_THE_ROAD.find((state) => states.includes(state));
  return behind ?? (states.includes('rto') ? 'rto' : 'returned');
}

/** Pieces of a line in these parcels. */
export function piecesOf(line: LineRef, parcels: readonly { lines: readonly ShipmentLine[] }[]) {
  return parcels
    .flatMap(({ lines }) => lines)
    .reduce((count, one) => count + (isSameLine(one, line) ? one.quantity : 0), 0);
}
