import { indianDay, addDays, startOfIndianDay } from '../india/indian-day.ts';
import { goodsOf, partOf, taxShares, type WorthLine } from './line-worth.ts';
import type { LineRef } from '../shopping/line-ref.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import type { OrderTotals } from '../pricing/pricing.ts';
import { piecesOf, type ShipmentLine } from './shipment.ts';

export const RETURN_STATES = [
  'requested',
  'approved',
  'rejected',
  'picked_up',
  'received',
  'refunded',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** The one table of allowed moves of a return, for server and screens. */
export const RETURN_TRANSITIONS: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['approved', 'rejected'],
  approved: ['picked_up', 'received', 'rejected'],
  picked_up: ['received'],
  received: ['refunded'],
  rejected: [],
  refunded: [],
};

/** True for a step of the table above. */
export function canMoveReturn(from: ReturnState, to: ReturnState): boolean {
  return RETURN_TRANSITIONS[from].includes(to);
}

export const RETURN_STATE_LABELS: Record<ReturnState, string> = {
  requested: 'Requested',
  approved: 'Approved',
  rejected: 'Rejected',
  picked_up: 'Picked up',
  received: 'Received',
  refunded: 'Refunded',
};

/** Days after delivery, counted by the calendar in India; advertised on the storefront (spec §1). */
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

/** Reasons that are the shop's fault: then the way there is paid back, too. */
export const OUR_FAULT: readonly ReturnReason[] = ['damaged', 'wrong', 'different'];

interface ReturnLine extends LineRef {
  title: string;
  quantity: number;
  /** absent in returns that are older than a reason for each line */
  reason?: ReturnReason;
  /** what arrived, and how many of these are sold again; absent until the parcel is here */
  received?: number;
  restocked?: number;
}

/** returns/{id}: what a shopper wants to send back, and what became of it. */
export interface OrderReturn {
  id: string;
  orderId: string;
  orderNumber: string;
  uid: string | null;
  customerName: string;
  /** as in its order; absent is false */
  isEmailProven?: boolean;
  customerEmail: string;
  state: ReturnState;
  lines: ReturnLine[];
  /** what the shopper wrote */
  reason: string;
  /** what staff answered */
  answer: string;
  /** paths in the store of pictures that the shopper sent */
  photos?: string[];
  /** what the shopper may expect, when the return was asked for */
  estimate?: Paise;
  refundId: string | null;
  /** what of it was taken off what the order still owed; absent where all was paid */
  credited?: Paise;
  /** counts the changes; absent before the first */
  revision?: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The last day on which a return can be asked for, as a day's first moment in India. */
export function lastReturnDay(deliveredAt: Date): Date {
  return startOfIndianDay(addDays(indianDay(deliveredAt), RETURN_DAYS));
}

/** True from the day of delivery to the last day of the window, both included. */
export function isInReturnWindow(deliveredAt: Date, now: Date): boolean {
  const [today, first] = [indianDay(now), indianDay(deliveredAt)];
  return first <= today && today <= addDays(first, RETURN_DAYS);
}

/** An order, as far as its pieces are worth something. */
export interface Worth {
  lines: readonly WorthLine[];
  totals: OrderTotals;
}

/**
 * What pieces of an order cost, GST included and the discount taken off: what goes back for them. `before` are the
 * pieces that came back earlier. Returning an order in any parts gives exactly what its goods and their tax were.
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

/** What the shopper may expect: the goods, and the shipping when everything comes back through the shop's fault. */
export function estimatedRefund(
  order: Worth,
  lines: readonly (ShipmentLine & { reason?: ReturnReason })[],
  before: readonly ShipmentLine[] = [],
): Paise {
  const all = order.lines.every((line) => piecesOf(line, [{ lines }]) === line.quantity);
  const fault = lines.every(({ reason }) => reason !== undefined && OUR_FAULT.includes(reason));
  const goods = returnValue(order, lines, before);
  return all && fault ? sumPaise([goods, order.totals.shipping]) : goods;
}
