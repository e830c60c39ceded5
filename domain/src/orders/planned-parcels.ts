import { canAct, NOT_PACKED } from './order-action.ts';
import type { Order } from './order-schema.ts';
import { piecesOf, unshippedLines, type OrderParcels, type ShipmentLine } from './shipment.ts';

/** Parcels that an order can be split into. */
export const MAX_PLANNED_PARCELS = 20;

interface PlannedParcel {
  lines: ShipmentLine[];
  isPacked?: boolean | undefined;
}

type PlannedOrder = OrderParcels & Pick<Order, 'plannedParcels'>;

/**
 * What leaves together, the next parcel first: as staff split it, or all that has not left in one. A plan that no longer
 * fits, because items were removed or left otherwise, does not count.
 */
export function parcelPlan(order: PlannedOrder): PlannedParcel[] {
  const left = unshippedLines(order);
  if (left.length === 0) return [];
  const planned = order.plannedParcels ?? [];
  if (isSplitOf(planned, left)) return planned;
  return [{ lines: left, isPacked: !NOT_PACKED.includes(order.state) }];
}

export function plannedParcels(order: PlannedOrder): ShipmentLine[][] {
  return parcelPlan(order).map(({ lines }) => lines);
}

/** The items that leave next; none once all have left. */
export function nextParcel(order: PlannedOrder): ShipmentLine[] {
  return plannedParcels(order)[0] ?? [];
}

/** True when the parcels hold exactly these items. */
export function isSplitOf(
  parcels: readonly { lines: readonly ShipmentLine[] }[],
  left: readonly ShipmentLine[],
): boolean {
  const isEachThere = left.every((line) => piecesOf(line, parcels) === line.quantity);
  return isEachThere && piecesIn(parcels.flatMap(({ lines }) => lines)) === piecesIn(left);
}

/** The plan once these items have left. */
export function planWithout(order: PlannedOrder, sent: readonly ShipmentLine[]): PlannedParcel[] {
  const plan = parcelPlan(order);
  const place = plan.findIndex((parcel) => isSplitOf([parcel], sent));
  return place < 0 ? [] : plan.filter((_, other) => other !== place);
}

/** The plan with the same items in other parcels. What was packed together still is. */
export function splitInto(
  order: PlannedOrder,
  parcels: readonly ShipmentLine[][],
): PlannedParcel[] {
  const before = parcelPlan(order);
  const packed = before.filter(({ isPacked }) => isPacked);
  if (packed.length === before.length) return parcels.map((lines) => ({ lines, isPacked: true }));
  return parcels.map((lines) => {
    const place = packed.findIndex((parcel) => isSplitOf([parcel], lines));
    if (place >= 0) packed.splice(place, 1);
    return { lines, isPacked: place >= 0 };
  });
}

/** A parcel and which of its order it is; parcels that have left count. */
export interface NumberedParcel {
  lines: readonly ShipmentLine[];
  number: number;
  of: number;
  isPacked: boolean;
}

/** The parcels that have not left, with their numbers. */
export function numberedParcels(order: PlannedOrder): NumberedParcel[] {
  const gone = order.shipments.length;
  const plan = parcelPlan(order);
  return plan.map(({ lines, isPacked = false }, place) => ({
    ...{ lines, isPacked, number: gone + place + 1, of: gone + plan.length },
  }));
}

/** The parcel that packers do next; undefined when all are packed, or the order cannot be packed now. */
export function parcelToPack(order: PlannedOrder): NumberedParcel | undefined {
  if (!canAct(order, 'pack') && !canAct(order, 'ship')) return undefined;
  return numberedParcels(order).find(({ isPacked }) => !isPacked);
}

/** The plan once the parcel that packers do next is packed. */
export function planWithPacked(order: PlannedOrder): PlannedParcel[] {
  const plan = parcelPlan(order);
  const place = plan.findIndex(({ isPacked }) => !isPacked);
  return plan.map((parcel, one) => (one === place ? { ...parcel, isPacked: true } : parcel));
}

function piecesIn(lines: readonly ShipmentLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
