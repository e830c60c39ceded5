import { ApiError, invalidInput } from '../api-error.ts';
import type { Order, Payment, PaymentFailure } from './entities.ts';
import { newEntityId } from './entity-id.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { instrumentOf } from './payment-instrument.ts';
import type { InstrumentChoice } from './payment-instrument.ts';
import { secondsNow } from './seconds-now.ts';
import type { EmitEvent } from '../webhooks/webhook-event.ts';

export interface StoreContext {
  store: SandboxStore;
  emit: EmitEvent;
}

export interface Attempt {
  instrument: InstrumentChoice;
  email?: string | undefined;
  contact?: string | undefined;
  description?: string | undefined;
}

/** Fee and GST on it for domestic payments in Razorpay's standard plan. */
const FEE_RATE = 0.02;
const GST_ON_FEE = 0.18;

const NO_FAILURE: PaymentFailure = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

const BANK_DECLINED: PaymentFailure = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment could not be completed as the bank declined it. Try again.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};

/** Creates a payment and counts an attempt for its order. Throws ApiError when the order is paid. */
export function startPayment(context: StoreContext, orderId: string, attempt: Attempt): Payment {
  const order = context.store.order(orderId);
  assertUnpaid(order);
  const payment: Payment = {
    id: newEntityId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    ...instrumentOf(attempt.instrument),
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: attempt.description ?? null,
    email: attempt.email ?? 'void@razorpay.com',
    contact: attempt.contact ?? '',
    notes: order.notes,
    fee: null,
    tax: null,
    ...NO_FAILURE,
    created_at: secondsNow(),
  };
  order.attempts += 1;
  order.status = 'attempted';
  context.store.addPayment(payment);
  return payment;
}

/** The bank approves. Captures the payment and marks the order as paid if the order is set to auto-capture. */
export function approvePayment(context: StoreContext, payment: Payment): void {
  authorise(context, payment);
  if (context.store.orderRecord(payment.order_id).isAutoCapture) capture(context, payment);
}

/**
 * The bank approves after the shopper has left; the payment may already count as failed. Razorpay leaves it to the
 * shop to capture it or let it be refunded.
 */
export function approvePaymentLate(context: StoreContext, payment: Payment): void {
  authorise(context, payment);
}

/** The bank declines. The order can still be paid. */
export function failPayment(context: StoreContext, payment: Payment): void {
  if (payment.status !== 'created') return;
  Object.assign(payment, BANK_DECLINED, { status: 'failed' });
  context.emit('payment.failed', { payment });
}

/** POST /v1/payments/:id/capture. Throws ApiError unless the payment is authorised. */
export function capturePayment(context: StoreContext, payment: Payment, amount: number): void {
  if (payment.captured) throw invalidInput('This payment has already been captured');
  assertUnpaid(context.store.order(payment.order_id));
  if (payment.status !== 'authorized') {
    throw invalidInput(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  }
  if (amount !== payment.amount) {
    throw invalidInput('Capture amount must be equal to the amount authorized', 'amount');
  }
  capture(context, payment);
}

function authorise(context: StoreContext, payment: Payment): void {
  if (payment.status !== 'created' && payment.status !== 'failed') return;
  Object.assign(payment, NO_FAILURE, { status: 'authorized' });
  context.emit('payment.authorized', { payment });
}

function capture(context: StoreContext, payment: Payment): void {
  const order = context.store.order(payment.order_id);
  const fee = Math.round(payment.amount * FEE_RATE);
  const tax = Math.round(fee * GST_ON_FEE);
  Object.assign(payment, { status: 'captured', captured: true, fee: fee + tax, tax });
  order.amount_paid = payment.amount;
  order.amount_due = order.amount - payment.amount;
  order.status = 'paid';
  context.emit('payment.captured', { payment });
  context.emit('order.paid', { payment, order });
}

function assertUnpaid(order: Order): void {
  if (order.status !== 'paid') return;
  throw new ApiError(
    'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    { source: 'business', step: 'payment_initiation', reason: 'order_already_paid' },
  );
}
