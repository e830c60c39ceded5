import { isCustomLine } from '../orders/custom-line.ts';
import { piecesOf, shipmentState, type OrderParcels, type Shipment } from '../orders/shipment.ts';
import type { LineRef } from '../shopping/line-ref.ts';

/**
 * The lines that can be reviewed: delivered to the buyer, even if returned since. Custom lines are not catalogue
 * products.
 */
export function deliveredLines<Line extends LineRef>(
  order: Omit<OrderParcels, 'lines'> & { lines: readonly Line[] },
): Line[] {
  const arrived = order.shipments.filter((parcel) => hasArrived(parcel, order));
  return order.lines.filter(
    (line) => line.productId !== '' && !isCustomLine(line.productId) && piecesOf(line, arrived) > 0,
  );
}

/** An undelivered parcel is also `returned`, but the buyer never had it. */
function hasArrived(parcel: Shipment, order: Pick<OrderParcels, 'state'>): boolean {
  const state = shipmentState(parcel, order);
  return state === 'delivered' || (state === 'returned' && parcel.deliveredAt !== null);
}
