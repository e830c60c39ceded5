import type { CreateOrderRequest, VerifyPaymentRequest } from '@kargha/domain/checkout-request';
import type { CustomerInfo } from '@kargha/domain/customer-info';
import { paise, type Paise } from '@kargha/domain/paise';
import { PAYMENT_MESSAGES } from '@kargha/domain/payment';
import { priceOrder } from '@kargha/domain/pricing';
import { ApiError } from '#lib/api-client.ts';

import {
  cancelOrder,
  createOrder,
  verifyPayment,
  type OpenOrder,
  type PlacedOrder,
} from '../data/payment-api.ts';
import {
  loadPaymentScript,
  openPaymentWindow,
  type WindowOutcome,
} from '../data/payment-window.ts';
import type { CheckoutLine } from './checkout-line.ts';
import { checkoutProblem, type CheckoutProblem } from './checkout-problem.ts';
import { beginAttempt, currentAttempt, forgetAttempt, keepAttempt } from './payment-attempt.ts';

/** What is being paid for, and by whom. */
export interface Purchase {
  lines: readonly CheckoutLine[];
  customer: CustomerInfo;
}

export interface Shopfront {
  name: string;
  description: (orderNumber: string) => string;
  logo: string;
  colour: string;
}

/** What came of it. `failed` and `refused` carry the sentence that the shopper reads. */
export type PaymentResult =
  | { kind: 'paid'; order: PlacedOrder; paymentId: string; total: Paise }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string }
  | { kind: 'refused'; problem: CheckoutProblem }
  | { kind: 'unconfirmed'; proof: VerifyPaymentRequest };

export type Stage = 'opening' | 'window' | 'verifying';

interface Watcher {
  onStage: (stage: Stage) => void;
  /** Aborted when the shopper goes back: the window closes and the stock is given back. */
  signal: AbortSignal;
}

/** Opens the order, lets it be paid in the window, and has the payment verified. Never throws. */
export async function pay(
  purchase: Purchase,
  shopfront: Shopfront,
  { onStage, signal }: Watcher,
): Promise<PaymentResult> {
  onStage('opening');
  const opened = await open(purchase);
  if ('kind' in opened) return opened;
  if (opened.isPaid) return alreadyPaid(opened);

  onStage('window');
  const outcome = signal.aborted
    ? ({ kind: 'cancelled' } as const)
    : await openPaymentWindow({
        order: opened,
        customer: purchase.customer,
        shop: { ...shopfront, description: shopfront.description(opened.orderNumber) },
        signal,
      });
  if (outcome.kind === 'success') {
    onStage('verifying');
    return confirmPayment(outcome.proof, paise(opened.gateway.amount));
  }
  const paidAfterAll = await closeAttempt();
  return paidAfterAll ? alreadyPaid(opened) : leftUnpaid(outcome);
}

/** Asks the server whether a payment holds. Also for a second look after `unconfirmed`. Never throws. */
export async function confirmPayment(
  proof: VerifyPaymentRequest,
  total: Paise,
): Promise<PaymentResult> {
  try {
    const order = await verifyPayment(proof);
    forgetAttempt();
    return { kind: 'paid', order, paymentId: proof.razorpay_payment_id, total };
  } catch (error) {
    return unverified(error, proof);
  }
}

/**
 * Gives back what the attempt of this tab holds, or gives the order when it turns out to be paid. Without an answer the
 * receipt stays, and finds the same order: the hold ends by itself.
 */
async function closeAttempt(): Promise<PlacedOrder | undefined> {
  const attempt = currentAttempt();
  if (!attempt?.orderId) return undefined;
  try {
    const paid = await cancelOrder(attempt.orderId, attempt.trackingToken);
    forgetAttempt();
    return paid;
  } catch {
    return undefined;
  }
}

async function unverified(error: unknown, proof: VerifyPaymentRequest): Promise<PaymentResult> {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 409) {
    // The money is there, but the order needs a person: another try must not find it.
    forgetAttempt();
    return { kind: 'refused', problem: { message: sentenceOf(error), items: [] } };
  }
  if (status === 400) {
    await closeAttempt();
    return { kind: 'failed', message: PAYMENT_MESSAGES.verificationFailed };
  }
  // Only a clear no is a no. The money may be there even when the answer did not reach us.
  return { kind: 'unconfirmed', proof };
}

async function open(purchase: Purchase): Promise<OpenOrder | PaymentResult> {
  try {
    await loadPaymentScript();
  } catch {
    return { kind: 'failed', message: PAYMENT_MESSAGES.scriptFailed };
  }
  const total = priceOrder(purchase.lines).total;
  const fingerprint = fingerprintOf(purchase, total);
  const attempt = await attemptFor(fingerprint);
  try {
    const order = await createOrder(requestFor(purchase, total, attempt.receipt));
    keepAttempt({ ...attempt, orderId: order.orderId, trackingToken: order.trackingToken });
    return order;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'receipt_used') forgetAttempt();
    const problem = checkoutProblem(error, purchase.lines);
    return problem ? { kind: 'refused', problem } : { kind: 'failed', message: sentenceOf(error) };
  }
}

/** The same purchase keeps its receipt; another one first gives back what the last one holds. */
async function attemptFor(fingerprint: string) {
  const attempt = currentAttempt();
  if (attempt?.fingerprint === fingerprint) return attempt;
  await closeAttempt();
  return beginAttempt(fingerprint);
}

function requestFor(purchase: Purchase, total: Paise, receipt: string): CreateOrderRequest {
  return {
    amount: total,
    currency: 'INR',
    receipt,
    items: purchase.lines.map(({ id, quantity }) => ({ productId: id, quantity })),
    customer: purchase.customer,
  };
}

function fingerprintOf({ lines, customer }: Purchase, total: Paise): string {
  return JSON.stringify([total, lines.map(({ id, quantity }) => [id, quantity]), customer]);
}

/** The bank's answer came late, but it came: this very order is paid. */
function alreadyPaid(order: OpenOrder): PaymentResult {
  forgetAttempt();
  return { kind: 'paid', order, paymentId: '', total: paise(order.gateway.amount) };
}

function leftUnpaid(outcome: Exclude<WindowOutcome, { kind: 'success' }>): PaymentResult {
  return outcome.kind === 'cancelled'
    ? { kind: 'cancelled' }
    : { kind: 'failed', message: PAYMENT_MESSAGES.failedToast };
}

function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : PAYMENT_MESSAGES.createFailed;
}
