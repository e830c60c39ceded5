import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { unitOf } from '@kargha/domain/catalogue/variants';

import type { OrderRecord } from '../../records/order-record.ts';
import { byUnit } from '../../records/stock-record.ts';
import { isGiftCardShort, type OrderCodes } from '../checkout/order-codes.ts';
import type { GatewayPayment } from '../gateway/payment-gateway.ts';

/**
 * Why a payment for a closed order is refunded: started too late, code used up, out of stock, or gift card balance
 * too low.
 */
export type LatePaymentReason = 'over' | 'used_up' | 'gone' | 'card';

interface LatePayment {
  order: OrderRecord;
  update: { payment: GatewayPayment; at: Date };
  products: ReadonlyMap<string, Product>;
  codes: OrderCodes;
}

/** The shopper does not learn that the reservation expired: their payment window or bank page may still be open. */
const GRACE_AFTER_EXPIRY_MS = 3_600_000;
/** A shopper who closed the window has no other one: only the clocks may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Returns why a payment for a closed order cannot place it; null when it can. What counts is when the shopper
 * started to pay, not when the bank confirmed: a payment started while the order was open is always accepted. A
 * closed order does not keep its price forever.
 */
export function latePaymentProblem(latePayment: LatePayment): LatePaymentReason | null {
  const { order, codes } = latePayment;
  const lateBy = msAfterClosing(latePayment);
  // Its credit went back when it was closed.
  if (order.exchange || order.closedBy === 'staff' || lateBy > graceFor(order)) return 'over';
  if (codes.isUsedUp && !keepsCodePrice(order, lateBy)) return 'used_up';
  if (isStockShort(latePayment)) return 'gone';
  return isGiftCardShort(order, codes, promisedAt(latePayment, lateBy)) ? 'card' : null;
}

/** Milliseconds from closing the order to the start of the payment; negative when it was still open. */
function msAfterClosing(latePayment: LatePayment): number {
  const { closedAt, stateTimes, state, updatedAt } = latePayment.order;
  const closed = closedAt ?? stateTimes[state] ?? updatedAt;
  return begunAt(latePayment).getTime() - closed.getTime();
}

function begunAt({ update: { payment, at } }: LatePayment): Date {
  return payment.begunAt ?? at;
}

/**
 * When the gift card is judged: an open order has reserved its share since it was created, even past the card's
 * expiry.
 */
function promisedAt(latePayment: LatePayment, lateBy: number): Date {
  return lateBy > 0 ? begunAt(latePayment) : latePayment.order.createdAt;
}

function graceFor({ closedBy }: OrderRecord): number {
  return closedBy === 'expiry' ? GRACE_AFTER_EXPIRY_MS : CLOCK_TOLERANCE_MS;
}

/**
 * A shopper who was paying when the reservation expired keeps the code's price. One who closed the window has
 * released the code.
 */
function keepsCodePrice({ closedBy }: OrderRecord, lateBy: number): boolean {
  return closedBy === 'expiry' && lateBy <= 0;
}

function isStockShort({ order, products }: LatePayment): boolean {
  const items = byUnit(order.lines.map(({ held: quantity, ...line }) => ({ ...line, quantity })));
  return items.some(({ productId, variantId, quantity: held }) => {
    const product = products.get(productId);
    return held > 0 && (!product || maxPurchasable(unitOf(product, variantId)) < held);
  });
}
