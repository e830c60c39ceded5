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

type PaidOrder = PlacedOrder & OrderKey & Pick<OpenOrder, 'expectedDelivery'>;

/** `failed` and `refused` carry a message for the shopper. */
export type PaymentResult =
  | { kind: 'paid'; order: PaidOrder; paymentId: string; total: Paise }
  | { kind: 'cancelled' }
  /** Placed with the code that was emailed. */
  | { kind: 'code'; order: PaidOrder }
  | Refusal
  /** Not known whether it is paid: ask the server again. */
  | { kind: 'unconfirmed'; orderId: string; trackingToken: string };

export type Stage = 'opening' | 'window' | 'verifying';

interface PaymentControl {
  onStage: (stage: Stage) => void;
  /** Aborted when the shopper goes back: closes the window and releases the stock. */
  signal: AbortSignal;
}

/** Opens the order, shows the payment window and verifies the payment. Never throws. */
export async function pay(
  purchase: Purchase,
  shopfront: Shopfront,
  { onStage, signal }: PaymentControl,
): Promise<PaymentResult> {
  onStage('opening');
  // An order fully covered by codes, or paid on delivery, needs no window.
  if (!(await isReady(purchase))) {
    return { kind: 'failed', message: PAYMENT_MESSAGES.scriptFailed };
  }
  const openOrder = await openCheckout(purchase);
  if ('kind' in openOrder) return openOrder;
  if (openOrder.isPaid) return paidResult(openOrder);
  if (openOrder.needsCode) return { kind: 'code', order: openOrder };
  return payInWindow(openOrder, purchase, shopfront, { onStage, signal });
}

async function payInWindow(
  openOrder: OpenOrder,
  purchase: Purchase,
  shopfront: Shopfront,
  { onStage, signal }: PaymentControl,
): Promise<PaymentResult> {
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

async function isReady({ totals, cashOnDelivery }: Purchase): Promise<boolean> {
  const now = cashOnDelivery?.advance ?? totals.total;
  return now === 0 || isScriptLoaded();
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
    const total = amountOf(openOrder);
    return { kind: 'paid', order, paymentId: proof.razorpay_payment_id, total };
  } catch (error) {
    return verificationFailure(error, openOrder);
  }
}

const NO_ANSWER = { status: 0, sentence: '' };

async function verificationFailure(error: unknown, openOrder: OpenOrder): Promise<PaymentResult> {
  const { status, sentence } = error instanceof ApiError ? error : NO_ANSWER;
  if (status === 409) {
    // The payment arrived, but staff must review the order: another attempt must not find it.
    forgetAttempt();
    return { kind: 'refused', problem: { message: sentence, items: [] } };
  }
  if (status === 400) {
    await closeCheckout(openOrder);
    return { kind: 'failed', message: PAYMENT_MESSAGES.verificationFailed };
  }
  // Only a 400 or 409 is certain. The payment may have arrived even without an answer.
  const { orderId, trackingToken } = openOrder;
  return { kind: 'unconfirmed', orderId, trackingToken };
}

/** The bank confirmed late: this order is paid already. */
function paidResult(order: OpenOrder): PaymentResult {
  forgetAttempt();
  return { kind: 'paid', order, paymentId: '', total: amountOf(order) };
}

function amountOf({ order }: OpenOrder): Paise {
  return order?.amount ?? paise(0);
}

function unpaidResult(outcome: Exclude<WindowOutcome, { kind: 'success' }>): PaymentResult {
  return outcome.kind === 'cancelled'
    ? { kind: 'cancelled' }
    : { kind: 'failed', message: PAYMENT_MESSAGES.failedToast };
}
