import type { VerifyPaymentRequest } from '@kargha/domain/shopping/checkout-request';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';
import { ApiError } from '#lib/server/api-client.ts';

import {
  verifyPayment,
  type OpenOrder,
  type OrderKey,
  type PlacedOrder,
} from '../data/payment-api.ts';
import {
  loadPaymentScript,
  openPaymentWindow,
  type WindowOutcome,
} from '../data/payment-window.ts';
import { closeCheckout, openCheckout, type Purchase, type Refusal } from './open-checkout.ts';
import { currentAttempt, forgetAttempt, keepAttempt } from './payment-attempt.ts';

export interface Shopfront {
  name: string;
  description: (orderNumber: string) => string;
  logo: string;
  colour: string;
}

/** What came of it. `failed` and `refused` carry the sentence that the shopper reads. */
export type PaymentResult =
  | { kind: 'paid'; order: PlacedOrder & OrderKey; paymentId: string; total: Paise }
  | { kind: 'cancelled' }
  | Refusal
  /** Paid or not: only asking the server again will tell. */
  | { kind: 'unconfirmed'; orderId: string; trackingToken: string };

export type Stage = 'opening' | 'window' | 'verifying';

interface PaymentProgress {
  onStage: (stage: Stage) => void;
  /** Aborted when the shopper goes back: the window closes and the stock is given back. */
  signal: AbortSignal;
}

/** Opens the order, lets it be paid in the window, and has the payment verified. Never throws. */
export async function pay(
  purchase: Purchase,
  shopfront: Shopfront,
  { onStage, signal }: PaymentProgress,
): Promise<PaymentResult> {
  onStage('opening');
  // What codes cover completely needs no window.
  if (purchase.totals.total > 0 && !(await isScriptLoaded())) {
    return { kind: 'failed', message: PAYMENT_MESSAGES.scriptFailed };
  }
  const openOrder = await openCheckout(purchase);
  if ('kind' in openOrder) return openOrder;
  if (openOrder.isPaid) return paidResult(openOrder);

  onStage('window');
  const outcome = signal.aborted
    ? ({ kind: 'cancelled' } as const)
    : await openPaymentWindow({
        order: openOrder,
        customer: purchase.customer,
        shop: { ...shopfront, description: shopfront.description(openOrder.orderNumber) },
        signal,
      });
  if (outcome.kind === 'success') {
    onStage('verifying');
    return confirmPayment(outcome.proof, openOrder);
  }
  const paidAfterAll = await closeCheckout(openOrder);
  return paidAfterAll ? paidResult(openOrder) : unpaidResult(outcome);
}

async function isScriptLoaded(): Promise<boolean> {
  try {
    await loadPaymentScript();
    return true;
  } catch {
    return false;
  }
}

async function confirmPayment(
  proof: VerifyPaymentRequest,
  openOrder: OpenOrder,
): Promise<PaymentResult> {
  const attempt = currentAttempt();
  if (attempt) keepAttempt({ ...attempt, isHandedIn: true });
  try {
    const order = { ...openOrder, ...(await verifyPayment(proof)) };
    forgetAttempt();
    const total = paise(openOrder.gateway.amount);
    return { kind: 'paid', order, paymentId: proof.razorpay_payment_id, total };
  } catch (error) {
    return verificationFailure(error, openOrder);
  }
}

const NO_ANSWER = { status: 0, message: '' };

async function verificationFailure(error: unknown, openOrder: OpenOrder): Promise<PaymentResult> {
  const { status, message } = error instanceof ApiError ? error : NO_ANSWER;
  if (status === 409) {
    // The money is there, but the order needs a person: another try must not find it.
    forgetAttempt();
    return { kind: 'refused', problem: { message, items: [] } };
  }
  if (status === 400) {
    await closeCheckout(openOrder);
    return { kind: 'failed', message: PAYMENT_MESSAGES.verificationFailed };
  }
  // Only a clear no is a no. The money may be there even when the answer did not reach us.
  const { orderId, trackingToken } = openOrder;
  return { kind: 'unconfirmed', orderId, trackingToken };
}

/** The bank's answer came late, but it came: this very order is paid. */
function paidResult(order: OpenOrder): PaymentResult {
  forgetAttempt();
  return { kind: 'paid', order, paymentId: '', total: paise(order.gateway.amount) };
}

function unpaidResult(outcome: Exclude<WindowOutcome, { kind: 'success' }>): PaymentResult {
  return outcome.kind === 'cancelled'
    ? { kind: 'cancelled' }
    : { kind: 'failed', message: PAYMENT_MESSAGES.failedToast };
}
