import { refOf } from '../shopping/line-ref.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { afterPriceReductions, type PriceRefund } from './price-reductions.ts';
import { returnValue, type Worth } from './return.ts';
import { piecesOf, shipmentState, type OrderParcels, type ShipmentLine } from './shipment.ts';

interface Refunded extends PriceRefund {
  claim?: string;
  invoicedPieces?: readonly ShipmentLine[];
  retriedAs?: string;
}

export interface Undelivered {
  pieces: ShipmentLine[];
  worth: Paise;
}

type Order = OrderParcels & Worth;

/** All items that came back undelivered and are not refunded yet. */
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

/** `most` is everything that was paid or is still owed. */
interface GivenBack {
  amount: Paise;
  most: Paise;
}

export function minimumRefundFor(worth: Paise, most: Paise): Paise {
  return paise(Math.min(worth, most));
}

/**
 * The undelivered items that an amount pays for, all or those of one parcel: it equals their reduced or full
 * price, with or without shipping, or lies between these. Empty when the refund is for something else.
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

function parcelsLeft(order: Order, remaining: readonly ShipmentLine[]): ShipmentLine[][] {
  const isLeft = (line: ShipmentLine) => line.quantity <= piecesOf(line, [{ lines: remaining }]);
  return parcelsBack(order)
    .map(({ lines }) => [...lines])
    .filter((lines) => lines.every(isLeft));
}

/** The failed part of a refund group, when another part succeeded. */
export interface FailedRefundShare {
  claim: string;
  pieces: readonly ShipmentLine[];
  amount: Paise;
}

/**
 * Failed refunds by refund group, when the rest of the group was refunded or deducted, so that the items count as
 * refunded. Without those that were requested again.
 */
export function failedRefundShares(refunds: readonly Refunded[]): FailedRefundShare[] {
  const ofPieces = refunds.filter(({ reason, claim }) => reason === 'undelivered' && claim);
  const succeeded = new Set(ofPieces.filter(({ state }) => state !== 'failed').map(claimOf));
  const failed = ofPieces.filter(
    (one) => one.state === 'failed' && !one.retriedAs && succeeded.has(claimOf(one)),
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

/** Several refunds of one group pay for the same items. */
function paidBack(refunds: readonly Refunded[]): { lines: readonly ShipmentLine[] }[] {
  const claims = new Map<string, readonly ShipmentLine[]>();
  for (const { reason, state, claim = '', invoicedPieces = [] } of refunds) {
    if (reason === 'undelivered' && state !== 'failed') claims.set(claim, invoicedPieces);
  }
  return [...claims.values()].map((lines) => ({ lines }));
}
