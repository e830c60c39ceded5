import { isInReturnWindow, OUR_FAULT, RETURN_REASONS, type ReturnReason } from './return.ts';
import type { OrderReturn } from './return-schema.ts';
import { isMadeForBuyer } from '../shopping/gift.ts';
import type { LineTailoring } from '../shopping/line-tailoring.ts';
import { isSameLine, keyOf, refOf, type LineRef } from '../shopping/line-ref.ts';
import { shipmentState, type OrderParcels, type ShipmentLine } from './shipment.ts';

interface Delivered extends OrderParcels {
  lines: readonly (ShipmentLine & { tailoring?: LineTailoring | undefined })[];
  quoteId?: string | undefined;
}

type Asked = Pick<OrderReturn, 'state' | 'lines' | 'createdAt'>;

export interface ReturnableLine extends ShipmentLine {
  /** quantity within the return window */
  inTime: number;
  /** ordered by quotation: made or priced for this buyer only */
  byQuotation: boolean;
  /** made to the buyer's measurements, or altered for the buyer */
  isMadeForBuyer: boolean;
}

/**
 * Reasons without a time limit: "if a statement about a piece proves wrong, you may return it at any time" (terms
 * of sale).
 */
const AT_ANY_TIME: readonly ReturnReason[] = ['different'];

/** What staff can accept: delivered, and not in another return unless it was rejected. */
export function returnableLines(
  order: Delivered,
  returns: readonly Asked[],
  now: Date,
): ReturnableLine[] {
  const parcels = withShopper(order, returns);
  const late = parcels.filter((parcel) => !isInTime(parcel, now));
  const byQuotation = Boolean(order.quoteId);
  return order.lines
    .map((line) => {
      const quantity = piecesIn(parcels, keyOf(line));
      const inTime = quantity - piecesIn(late, keyOf(line));
      const isMade = isMadeForBuyer(line);
      return { ...refOf(line), quantity, inTime, byQuotation, isMadeForBuyer: isMade };
    })
    .filter(({ quantity }) => quantity > 0);
}

/**
 * What a shopper can return online: within the return window, and in no line with a rejected return. For
 * everything else they write to the shop, and staff open the return.
 */
export function returnableOnline(
  order: Delivered,
  returns: readonly Asked[],
  now: Date,
): ReturnableLine[] {
  return returnableLines(order, returns, now)
    .filter((line) => line.inTime > 0 && !wasRejected(line, returns))
    .map((line) => ({ ...line, quantity: line.inTime }));
}

export function wasRejected(line: LineRef, returns: readonly Asked[]): boolean {
  return returns.some(
    ({ state, lines }) => state === 'rejected' && lines.some((one) => isSameLine(one, line)),
  );
}

/**
 * Allowed reasons: after the window only those without a time limit; for items ordered by quotation or made for the
 * buyer only the shop's fault, because no one else would buy them (returns policy).
 */
export function returnReasons(
  {
    inTime,
    byQuotation,
    isMadeForBuyer,
  }: Pick<ReturnableLine, 'inTime' | 'byQuotation' | 'isMadeForBuyer'>,
  quantity: number,
): ReturnReason[] {
  return RETURN_REASONS.filter(
    (reason) =>
      (quantity <= inTime || AT_ANY_TIME.includes(reason)) &&
      (!(byQuotation || isMadeForBuyer) || OUR_FAULT.includes(reason)),
  );
}

interface Arrived {
  deliveredAt: Date | null;
  /** quantity by line key */
  remaining: Map<string, number>;
}

/** Assigns each return, in order, to the oldest parcels that it could be for at its time. */
function withShopper(order: OrderParcels, returns: readonly Asked[]): Arrived[] {
  const parcels = arrivedParcels(order);
  const accepted = returns.filter(({ state }) => state !== 'rejected');
  for (const { lines, createdAt } of accepted.toSorted(
    (one, other) => +one.createdAt - +other.createdAt,
  )) {
    const inTime = parcels.filter((parcel) => isInTime(parcel, createdAt));
    for (const line of lines) {
      const { quantity, reason } = line;
      const atAnyTime = reason !== undefined && AT_ANY_TIME.includes(reason);
      take(atAnyTime ? parcels : [...inTime, ...parcels], keyOf(line), quantity);
    }
  }
  return parcels;
}

function arrivedParcels(order: OrderParcels): Arrived[] {
  return order.shipments
    .filter((shipment) => shipmentState(shipment, order) === 'delivered')
    .toSorted((one, other) => Number(one.deliveredAt) - Number(other.deliveredAt))
    .map(({ deliveredAt, lines }) => ({
      deliveredAt,
      remaining: new Map(lines.map((line) => [keyOf(line), line.quantity])),
    }));
}

function take(parcels: readonly Arrived[], line: string, quantity: number): void {
  let still = quantity;
  for (const { remaining } of parcels) {
    const taken = Math.min(still, remaining.get(line) ?? 0);
    remaining.set(line, (remaining.get(line) ?? 0) - taken);
    still -= taken;
  }
}

function isInTime({ deliveredAt }: Arrived, now: Date): boolean {
  return deliveredAt !== null && isInReturnWindow(deliveredAt, now);
}

function piecesIn(parcels: readonly Arrived[], line: string): number {
  return parcels.reduce((count, { remaining }) => count + (remaining.get(line) ?? 0), 0);
}
