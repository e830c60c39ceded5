import type { PaymentAttempt } from '@kargha/domain/shopping/payment-attempt';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { requestedCartLines } from '@kargha/domain/shopping/requested-cart-lines';
import { cartLineKey } from '@kargha/domain/shopping/cart';
import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import type { Paise } from '@kargha/domain/money/paise';
import type { OrderTotals } from '@kargha/domain/pricing/price-order';
import { SECOND_MS } from '@kargha/domain/records/time-spans';
import { textHash } from '@kargha/domain/records/text-hash';
import { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';
import { emailLanguage } from '#lib/language/language-choice.ts';
import { ApiError, UNKNOWN_CODE } from '#lib/server/api-client.ts';

import {
  cancelOrder,
  createOrder,
  type OpenOrder,
  type OrderKey,
  type PlacedOrder,
} from '../data/payment-api.ts';
import { purchasedLines } from '../../result/state/purchased-line.ts';
import type { CheckoutLine } from '../../state/checkout-line.ts';
import { checkoutProblem, type CheckoutProblem } from '../../state/checkout-problem.ts';
import { currentAttempt, forgetAttempt, keepAttempt } from './payment-attempt.ts';

export interface Purchase {
  lines: readonly CheckoutLine[];
  customer: CustomerInfo;
  /** The buyer's PO number; absent or empty without one. */
  purchaseOrderNumber?: string;
  totals: OrderTotals;
  /** Codes included in `totals`; empty for none. */
  codes: { couponCode: string; giftCard: string };
  /** set when the customer pays the courier, also when part of it is paid now */
  cashOnDelivery?: { advance: Paise } | undefined;
}

export type Refusal =
  | { kind: 'failed'; message: Sentence }
  | { kind: 'refused'; problem: CheckoutProblem };

/** Creates the order on the server, or finds it again. Never throws. */
export async function openCheckout(purchase: Purchase): Promise<OpenOrder | Refusal> {
  const attempt = await attemptFor(purchase);
  try {
    const order = await createOrder(requestFor(purchase, attempt.receipt));
    const { orderId, trackingToken, heldForSeconds } = order;
    const heldUntil = Date.now() + heldForSeconds * SECOND_MS;
    keepAttempt({ ...attempt, orderId, trackingToken, heldUntil });
    return order;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'receipt_used') forgetAttempt();
    const problem = checkoutProblem(error, purchase.lines);
    // An order that still reserved stock would have been found, so nothing is reserved any more.
    if (problem) keepAttempt({ ...attempt, heldUntil: 0 });
    return problem
      ? { kind: 'refused', problem }
      : { kind: 'failed', message: errorMessage(error) };
  }
}

/**
 * Releases what an order reserves, or returns the order when it is paid after all, perhaps in another tab. Without
 * an answer the receipt is kept and finds the same order; the reservation expires automatically.
 */
export async function closeCheckout(key: OrderKey): Promise<PlacedOrder | undefined> {
  try {
    const paid = await cancelOrder(key);
    if (currentAttempt()?.orderId === key.orderId) forgetAttempt();
    return paid;
  } catch {
    return undefined;
  }
}

/** The server's message, or the one from the specification when there is none. */
export function errorMessage(error: unknown): Sentence {
  return error instanceof ApiError && error.code !== UNKNOWN_CODE
    ? error.sentence
    : PAYMENT_MESSAGES.createFailed;
}

/** The same purchase keeps its receipt; a different one first releases what the last one reserved. */
async function attemptFor(purchase: Purchase) {
  const contents = contentsOf(purchase);
  const attempt = currentAttempt();
  if (attempt?.contents === contents) return attempt;
  if (attempt && attempt.orderId !== '') await closeCheckout(attempt);
  const { lines, totals } = purchase;
  return createAttempt({ contents, bought: purchasedLines(lines), total: totals.total });
}

function createAttempt(
  purchase: Pick<PaymentAttempt, 'contents' | 'bought' | 'total'>,
): PaymentAttempt {
  const attempt = {
    receipt: newReceipt(),
    ...purchase,
    orderId: '',
    trackingToken: '',
    heldUntil: 0,
    isHandedIn: false,
  };
  keepAttempt(attempt);
  return attempt;
}

/** Time plus random bytes, so that no two checkouts share a receipt. At most 40 characters. */
function newReceipt(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const suffix = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `kg-${Date.now().toString(36)}-${suffix}`;
}

function requestFor(
  { lines, customer, purchaseOrderNumber = '', totals, codes, cashOnDelivery }: Purchase,
  receipt: string,
): CreateOrderRequest {
  return {
    amount: totals.total,
    currency: 'INR',
    receipt,
    items: requestedCartLines(lines),
    customer,
    ...(purchaseOrderNumber !== '' && { purchaseOrderNumber }),
    ...(codes.couponCode !== '' && { couponCode: codes.couponCode }),
    ...(codes.giftCard !== '' && { giftCard: codes.giftCard }),
    ...emailLanguage(),
    ...(cashOnDelivery && { cashOnDelivery: true }),
  };
}

/** The server identifies a guest by email and phone; other fields may be corrected under the same receipt. */
function contentsOf({ lines, customer, totals, codes, cashOnDelivery }: Purchase): string {
  const { email, phone } = customer;
  const payment = cashOnDelivery ? ['cash on delivery'] : [];
  const items = lines.map((line) => [cartLineKey(line), line.quantity]);
  return textHash(JSON.stringify([totals.total, items, codes, email, phone, ...payment]));
}
