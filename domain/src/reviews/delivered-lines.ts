import { isCustomLine } from '../orders/custom-line.ts';
import { piecesOf, shipmentState, type OrderParcels, type Shipment } from '../orders/shipment.ts';
import type { LineRef } from '../shopping/line-ref.ts';

/**
 * The lines of an order of which a piece has reached the buyer, sent back since or not: these can be reviewed. What was
 * made for the order alone is no product of the catalogue.
 */
export function deliveredLines<Line extends LineRef>(
  order: Omit<OrderParcels, 'lines'> & { lines: readonly Line[] },
): Line[] {
  const arrived = order.shipments.filter((parcel) => hasArrived(parcel, order));
  return order.lines.filter(
    (line) => line.productId !== '' && !isCustomLine(line.productId) && piecesOf(line, arrived) > 0,
  );
}

/** A parcel that came back undelivered is `returned` as well, but never was with the buyer. */
function hasArrived(parcel: Shipment, order: Pick<OrderParcels, 'state'>): boolean {
  const state = shipmentState(parcel, order);
  return state === 'delivered' || (state === 'returned' && parcel.deliveredAt !== null);
}
