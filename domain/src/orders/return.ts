import { indianDay, addDays, startOfIndianDay } from '../india/indian-day.ts';
import { goodsOf, shippingWorth, taxShares, type WorthLine } from './line-worth.ts';
import { paise, partOf, sumPaise, type Paise } from '../money/paise.ts';
import type { OrderTotals } from '../pricing/price-order.ts';
import { piecesOf, type ShipmentLine } from './shipment.ts';

/** Photos with one request. */
export const MAX_PHOTOS = 4;

export const RETURN_STATES = [
  'requested',
  'approved',
  'rejected',
  'picked_up',
  'received',
  'refunded',
  'exchanged',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** The only table of allowed transitions, for server and screens. */
export const RETURN_TRANSITIONS: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['approved', 'rejected'],
  approved: ['picked_up', 'received', 'rejected'],
  picked_up: ['received'],
  received: ['refunded', 'exchanged'],
  rejected: [],
  refunded: [],
  exchanged: [],
};

export function canMoveReturn(from: ReturnState, to: ReturnState): boolean {
  return RETURN_TRANSITIONS[from].includes(to);
}

const ARRIVED: readonly ReturnState[] = ['received', 'refunded', 'exchanged'];

export function hasArrived({ state }: { state: ReturnState }): boolean {
  return ARRIVED.includes(state);
}

export const RETURN_STATE_LABELS: Record<ReturnState, string> = {
  requested: 'Requested',
  approved: 'Approved',
  rejected: 'Rejected',
  picked_up: 'Picked up',
  received: 'Received',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
};

/** Calendar days in IST after delivery; advertised on the storefront (spec §1). */
export const RETURN_DAYS = 15;

export const RETURN_REASONS = ['damaged', 'wrong', 'different', 'fit', 'mind'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_LABELS: Record<ReturnReason, string> = {
  damaged: 'It arrived damaged',
  wrong: 'It is not what I ordered',
  different: 'It is not as described',
  fit: 'Size or fit',
  mind: 'I changed my mind',
};

/** Reasons that are the shop's fault: shipping is refunded, too. */
export const OUR_FAULT: readonly ReturnReason[] = ['damaged', 'wrong', 'different'];

/** Start of the last day of the return window, in IST. */
export function lastReturnDay(deliveredAt: Date): Date {
  return startOfIndianDay(addDays(indianDay(deliveredAt), RETURN_DAYS));
}

/** From the day of delivery to the last day of the window, both included. */
export function isInReturnWindow(deliveredAt: Date, now: Date): boolean {
  const [today, first] = [indianDay(now), indianDay(deliveredAt)];
  return first <= today && today <= addDays(first, RETURN_DAYS);
}

export interface Worth {
  lines: readonly WorthLine[];
  totals: OrderTotals;
}

/**
 * Refund for returned items, after discount and including GST. `before` are items returned earlier. Returning an
 * order in any parts refunds exactly its goods and their tax.
 */
export function returnValue(
  order: Worth,
  lines: readonly ShipmentLine[],
  before: readonly ShipmentLine[] = [],
): Paise {
  const taxes = taxShares(order);
  const parts = order.lines.map((line, place) => {
    const earlier = piecesOf(line, [{ lines: before }]);
    const all = earlier + piecesOf(line, [{ lines }]);
    const whole = goodsOf(line) + (taxes[place] ?? 0);
    return paise(partOf(whole, all, line.quantity) - partOf(whole, earlier, line.quantity));
  });
  return sumPaise(parts);
}

/**
 * The goods, and the shipping when everything comes back for a refund through the shop's fault. A replacement ships
 * free instead.
 */
export function estimatedRefund(
  order: Worth,
  lines: readonly (ShipmentLine & { reason?: ReturnReason; isExchanged?: boolean })[],
  before: readonly ShipmentLine[] = [],
): Paise {
  const all = order.lines.every((line) => piecesOf(line, [{ lines }]) === line.quantity);
  const fault = lines.every(
    ({ reason, isExchanged = false }) =>
      reason !== undefined && OUR_FAULT.includes(reason) && !isExchanged,
  );
  const goods = returnValue(order, lines, before);
  return all && fault ? sumPaise([goods, shippingWorth(order.totals)]) : goods;
}
