import { paise, type Paise } from '../money/paise.ts';
import { returnValue, type Worth } from './return.ts';
import { piecesOf, shipmentState, type Sent, type ShipmentLine } from './shipment.ts';

/** A refund, as far as it tells which pieces it pays back. */
interface Refunded {
  reason: string;
  state: string;
  claim?: string;
  invoicedPieces?: readonly ShipmentLine[];
}

/** What came back undelivered together, and what it cost with its discount and tax. */
export interface Undelivered {
  pieces: ShipmentLine[];
  worth: Paise;
}

type Order = Sent & Worth;

/** All pieces that came back to the shop undelivered and that no refund pays back yet. */
export function undelivered(order: Order, refunds: readonly Refunded[]): Undelivered {
  const paid = paidBack(refunds);
  const parcels = parcelsBack(order);
  const pieces = order.lines
    .map(({ productId }) => ({
      productId,
      quantity: piecesOf(productId, parcels) - piecesOf(productId, paid),
    }))
    .filter(({ quantity }) => quantity > 0);
  const before = paid.flatMap(({ lines }) => lines);
  return { pieces, worth: returnValue(order, pieces, before) };
}

/** What staff give back: an amount, of at most what was paid and what is still owed of the order. */
interface GivenBack {
  amount: Paise;
  most: Paise;
}

/** What is given back for pieces at least: what they cost, or all that there is when it is less. */
export function leastFor(worth: Paise, most: Paise): Paise {
  return paise(Math.min(worth, most));
}

/**
 * The undelivered pieces that an amount is given back for: all of them or those of one parcel, with shipping or
 * without; none when the amount is for something else.
 */
export function undeliveredFor(
  order: Order,
  refunds: readonly Refunded[],
  { amount, most }: GivenBack,
): ShipmentLine[] {
  const all = undelivered(order, refunds);
  const isPaidBy = (worth: Paise) =>
    leastFor(worth, most) <= amount && amount <= worth + order.totals.shipping;
  if (all.pieces.length === 0 || isPaidBy(all.worth)) return all.pieces;
  const before = paidBack(refunds).flatMap(({ lines }) => lines);
  const isLeft = ({ lines }: { lines: readonly ShipmentLine[] }) =>
    lines.every(
      ({ productId, quantity }) => quantity <= piecesOf(productId, [{ lines: all.pieces }]),
    );
  const one = parcelsBack(order).find(
    (parcel) => isLeft(parcel) && isPaidBy(returnValue(order, parcel.lines, before)),
  );
  return one?.lines ?? [];
}

function parcelsBack(order: Order) {
  return order.shipments.filter(
    (parcel) => shipmentState(parcel, order) === 'returned' && parcel.deliveredAt === null,
  );
}

/** Several payments may pay the same pieces back: they are of one claim. */
function paidBack(refunds: readonly Refunded[]): { lines: readonly ShipmentLine[] }[] {
  const claims = new Map<string, readonly ShipmentLine[]>();
  for (const { reason, state, claim = '', invoicedPieces = [] } of refunds) {
    if (reason === 'undelivered' && state !== 'failed') claims.set(claim, invoicedPieces);
  }
  return [...claims.values()].map((lines) => ({ lines }));
}
