import { refOf } from '../shopping/line-ref.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { afterPriceReductions, type PriceRefund } from './price-reductions.ts';
import { returnValue, type Worth } from './return.ts';
import { piecesOf, shipmentState, type OrderParcels, type ShipmentLine } from './shipment.ts';

/** A refund, as far as it tells which pieces it pays back. */
interface Refunded extends PriceRefund {
  claim?: string;
  invoicedPieces?: readonly ShipmentLine[];
  /** the refund in its place when it failed; absent or empty without one */
  retriedAs?: string;
}

/** What came back undelivered together, and what it cost with its discount and tax, less what went back of its price. */
export interface Undelivered {
  pieces: ShipmentLine[];
  worth: Paise;
}

type Order = OrderParcels & Worth;

/** All pieces that came back to the shop undelivered and that no refund pays back yet. */
export function undeliveredItems(order: Order, refunds: readonly Refunded[]): Undelivered {
  const paid = paidBack(refunds);
  const parcels = parcelsBack(order);
  const pieces = order.lines
    .map((line) => ({
      ...refOf(line),
      quantity: piecesOf(line, parcels) - piecesOf(line, paid),
    }))
    .filter(({ quantity }) => quantity > 0);
  const before = paid.flatMap(({ lines }) => lines);
  const full = returnValue(order, pieces, before);
  return { pieces, worth: afterPriceReductions(full, order, refunds) };
}

/** What staff give back: an amount, of at most what was paid and what is still owed of the order. */
interface GivenBack {
  amount: Paise;
  most: Paise;
}

/** What is given back for pieces at least: what they cost, or all that there is when it is less. */
export function minimumRefundFor(worth: Paise, most: Paise): Paise {
  return paise(Math.min(worth, most));
}

/**
 * The undelivered pieces that an amount is given back for, all of them or those of one parcel: what is exactly their
 * price, lowered or full, with shipping or without, or else lies between these; none when it is for something else.
 */
export function matchUndeliveredItems(
  order: Order,
  refunds: readonly Refunded[],
  { amount, most }: GivenBack,
): ShipmentLine[] {
  const { pieces: all } = undeliveredItems(order, refunds);
  const before = paidBack(refunds).flatMap(({ lines }) => lines);
  const priceOf = (pieces: readonly ShipmentLine[]) => {
    const full = returnValue(order, pieces, before);
    const withShipping = sumPaise([full, order.totals.shipping]);
    const lowered = (worth: Paise) =>
      minimumRefundFor(afterPriceReductions(worth, order, refunds), most);
    return [lowered(full), lowered(withShipping), full, withShipping] as const;
  };
  const together = [all, ...parcelsLeft(order, all)].filter((pieces) => pieces.length > 0);
  const priced = together.map((pieces) => ({ pieces, sums: priceOf(pieces) }));
  const isExactly = [0, 1, 2, 3].map((place) => priced.find(({ sums }) => sums[place] === amount));
  const isBetween = priced.find(({ sums }) => sums[0] <= amount && amount <= sums[3]);
  return [...isExactly, isBetween].find((one) => one)?.pieces ?? [];
}

/** The pieces of each parcel that came back, as far as all of them are still to be paid back. */
function parcelsLeft(order: Order, left: readonly ShipmentLine[]): ShipmentLine[][] {
  const isLeft = (line: ShipmentLine) => line.quantity <= piecesOf(line, [{ lines: left }]);
  return parcelsBack(order)
    .map(({ lines }) => [...lines])
    .filter((lines) => lines.every(isLeft));
}

/** A part of a claim for undelivered pieces: what failed of it, while the other part stands. */
export interface FailedRefundShare {
  claim: string;
  pieces: readonly ShipmentLine[];
  amount: Paise;
}

/**
 * What was to go back for undelivered pieces and failed, by its claim, when the rest of the claim has gone back or was
 * taken off a debt, so that the pieces count as paid back; without what was asked for again.
 */
export function failedRefundShares(refunds: readonly Refunded[]): FailedRefundShare[] {
  const ofPieces = refunds.filter(({ reason, claim }) => reason === 'undelivered' && claim);
  const stands = new Set(ofPieces.filter(({ state }) => state !== 'failed').map(claimOf));
  const failed = ofPieces.filter(
    (one) => one.state === 'failed' && !one.retriedAs && stands.has(claimOf(one)),
  );
  return [...new Set(failed.map(claimOf))].map((claim) => {
    const parts = failed.filter((one) => claimOf(one) === claim);
    const pieces = parts[0]?.invoicedPieces ?? [];
    return { claim, pieces, amount: sumPaise(parts.map(({ amount }) => amount)) };
  });
}

function claimOf({ claim = '' }: Refunded): string {
  return claim;
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
