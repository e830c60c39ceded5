import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';

import type { OrderRecord } from '../../records/order-record.ts';
import { isGiftCardShort, type OrderCodes } from '../checkout/order-codes.ts';
import { quantityByProduct } from '../checkout/requested-items.ts';
import type { GatewayPayment } from '../gateway/payment-gateway.ts';

/** Why money for a closed order goes back: begun too late, its code is used up, a piece is gone, or its card cannot pay. */
export type LatePaymentReason = 'over' | 'used_up' | 'gone' | 'card';

interface LatePayment {
  order: OrderRecord;
  update: { payment: GatewayPayment; at: Date };
  products: ReadonlyMap<string, Product>;
  codes: OrderCodes;
}

/** Nobody has told the shopper that the hold is over: their payment window, or their bank's page, may stand open still. */
const GRACE_AFTER_EXPIRY_MS = 3_600_000;
/** A shopper who closes the window has no other: only the gateway's clock may differ from ours. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Why money that came for a closed order cannot place it; null when it does. It counts when the shopper began to pay, not
 * when the bank said yes: what was begun while the order was open is honoured however late it comes. An order that was
 * closed is no offer for good at the price of that day.
 */
export function latePaymentProblem(latePayment: LatePayment): LatePaymentReason | null {
  const { order, codes } = latePayment;
  const lateBy = msAfterClosing(latePayment);
  if (order.closedBy === 'staff' || lateBy > graceFor(order)) return 'over';
  if (codes.isUsedUp && !keepsCodePrice(order, lateBy)) return 'used_up';
  if (isStockShort(latePayment)) return 'gone';
  return isGiftCardShort(order, codes, promisedAt(latePayment, lateBy)) ? 'card' : null;
}

/** Milliseconds from the order's closing to the beginning of the payment; below 0 when it was open still. */
function msAfterClosing(latePayment: LatePayment): number {
  const { closedAt, stateTimes, state, updatedAt } = latePayment.order;
  const closed = closedAt ?? stateTimes[state] ?? updatedAt;
  return begunAt(latePayment).getTime() - closed.getTime();
}

function begunAt({ update: { payment, at } }: LatePayment): Date {
  return payment.begunAt ?? at;
}

/** By when the card is judged: an open order has held its part since it was made, beyond the card's last day too. */
function promisedAt(latePayment: LatePayment, lateBy: number): Date {
  return lateBy > 0 ? begunAt(latePayment) : latePayment.order.createdAt;
}

function graceFor({ closedBy }: OrderRecord): number {
  return closedBy === 'expiry' ? GRACE_AFTER_EXPIRY_MS : CLOCK_TOLERANCE_MS;
}

/** Who was paying when the hold ended keeps the code's price. Who closed the window has given the code's use back. */
function keepsCodePrice({ closedBy }: OrderRecord, lateBy: number): boolean {
  return closedBy === 'expiry' && lateBy <= 0;
}

/** A piece is gone. */
function isStockShort({ order, products }: LatePayment): boolean {
  const wanted = order.lines.map(({ productId, held: quantity }) => ({ productId, quantity }));
  return [...quantityByProduct(wanted)].some(([productId, held]) => {
    const product = products.get(productId);
    return held > 0 && (!product || maxPurchasable(product) < held);
  });
}
