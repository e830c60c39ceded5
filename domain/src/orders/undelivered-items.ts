import { refOf } from '../shopping/line-ref.ts';
import { shippingWorth } from './line-worth.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { afterPriceReductions, type SettledRefund } from './price-reductions.ts';
import { returnValue, type Worth } from './return.ts';
import { piecesOf, shipmentState, type OrderParcels, type ShipmentLine } from './shipment.ts';

type Order = OrderParcels & Worth;

/**
 * Items that came back undelivered and have no refund yet. A refund that failed counts: it is retried, not
 * requested again.
 */
export function undeliveredItems(order: Order, settled: readonly SettledRefund[]): ShipmentLine[] {
  const refunded = refundedParcels(settled);
  const parcels = parcelsBack(order);
  return order.lines
    .map((line) => ({
      ...refOf(line),
      quantity: piecesOf(line, parcels) - piecesOf(line, refunded),
    }))
    .filter(({ quantity }) => quantity > 0);
}

export interface UndeliveredRefund {
  lines: readonly ShipmentLine[];
  includesShipping?: boolean | undefined;
}

/**
 * What a refund of undelivered items amounts to: their price after price reductions, with shipping if asked for.
 * `most` is everything that was paid or is still owed.
 */
export function undeliveredAmount(
  order: Order,
  settled: readonly SettledRefund[],
  { lines, includesShipping = false, most }: UndeliveredRefund & { most: Paise },
): Paise {
  const before = refundedParcels(settled).flatMap((parcel) => parcel.lines);
  const goods = returnValue(order, lines, before);
  const full = includesShipping ? sumPaise([goods, shippingWorth(order.totals)]) : goods;
  return paise(Math.min(afterPriceReductions(full, order, settled), most));
}

/** Shipping is refunded at most once. */
export function canRefundShipping(
  { totals }: Pick<Order, 'totals'>,
  settled: readonly SettledRefund[],
): boolean {
  return totals.shipping > 0 && !settled.some(({ includesShipping = false }) => includesShipping);
}

/** The lines that are not among the undelivered items, or more of them than came back. */
export function notUndelivered(
  lines: readonly ShipmentLine[],
  undelivered: readonly ShipmentLine[],
): ShipmentLine[] {
  return lines.filter((line) => line.quantity > piecesOf(line, [{ lines: undelivered }]));
}

function parcelsBack(order: Order) {
  return order.shipments.filter(
    (parcel) => shipmentState(parcel, order) === 'returned' && parcel.deliveredAt === null,
  );
}

/** Several refunds of one group pay for the same items. */
function refundedParcels(settled: readonly SettledRefund[]): { lines: readonly ShipmentLine[] }[] {
  const groups = new Map<string, readonly ShipmentLine[]>();
  for (const { purpose, claim = '', lines = [] } of settled) {
    if (purpose === 'undelivered') groups.set(claim, lines);
  }
  return [...groups.values()].map((lines) => ({ lines }));
}
