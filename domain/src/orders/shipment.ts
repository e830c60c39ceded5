import { isSameLine, refOf, type LineRef } from '../shopping/line-ref.ts';
import type { Shipment, ShipmentLine } from './order-schema.ts';
import { SHIPMENT_STATES, type OrderState, type ShipmentState } from './order-state.ts';

export { SHIPMENT_STATES };
export type { Shipment, ShipmentLine, ShipmentState };

/** The only table of allowed transitions, for server and screens. */
const SHIPMENT_TRANSITIONS: Record<ShipmentState, readonly ShipmentState[]> = {
  shipped: ['in_transit', 'out_for_delivery', 'delivered', 'rto'],
  in_transit: ['out_for_delivery', 'delivered', 'rto'],
  out_for_delivery: ['in_transit', 'delivered', 'rto'],
  delivered: [],
  rto: ['shipped', 'returned'],
  returned: [],
};

export interface OrderParcels {
  state: OrderState;
  lines: readonly ShipmentLine[];
  shipments: readonly Shipment[];
}

const ON_THE_ROAD = ['shipped', 'in_transit', 'out_for_delivery', 'delivered'] as const;

export function shipmentState(
  shipment: Shipment,
  order: Pick<OrderParcels, 'state'>,
): ShipmentState {
  if (shipment.state) return shipment.state;
  if (shipment.deliveredAt) return order.state === 'returned' ? 'returned' : 'delivered';
  return SHIPMENT_STATES.find((state) => state === order.state) ?? 'shipped';
}

export function canMoveShipment(from: ShipmentState, to: ShipmentState): boolean {
  return SHIPMENT_TRANSITIONS[from].includes(to);
}

export function unshippedLines({ lines, shipments }: Omit<OrderParcels, 'state'>): ShipmentLine[] {
  return lines
    .map((line) => ({ ...refOf(line), quantity: line.quantity - piecesOf(line, shipments) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The id of the parcel that leaves next. Numbers of cancelled parcels are not used again. */
export function nextParcelId({ shipments, cancelledParcels }: NumberedParcels): string {
  return `parcel-${nextParcelNumber({ shipments, cancelledParcels })}`;
}

export function nextParcelNumber({ shipments, cancelledParcels = 0 }: NumberedParcels): number {
  return shipments.length + cancelledParcels + 1;
}

interface NumberedParcels {
  shipments: readonly unknown[];
  cancelledParcels?: number | undefined;
}

export function isPartlyShipped(order: OrderParcels): boolean {
  return order.shipments.length > 0 && unshippedLines(order).length > 0;
}

/**
 * The state of the parcel that is furthest behind, among those still going to the shopper. With unshipped items it
 * is at most `shipped`.
 */
export function orderStateFromParcels(order: OrderParcels): OrderState {
  if (unshippedLines(order).length > 0) return 'shipped';
  const states = order.shipments.map((shipment) => shipmentState(shipment, order));
  const behind = ON_THE_ROAD.find((state) => states.includes(state));
  return behind ?? (states.includes('rto') ? 'rto' : 'returned');
}

export function piecesOf(line: LineRef, parcels: readonly { lines: readonly ShipmentLine[] }[]) {
  return parcels
    .flatMap(({ lines }) => lines)
    .reduce((count, one) => count + (isSameLine(one, line) ? one.quantity : 0), 0);
}
