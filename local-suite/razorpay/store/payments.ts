import { ApiError, invalidInput } from '../api-error.ts';
import type { Order, Payment, PaymentFailure } from './entities.ts';
import { newEntityId } from './entity-id.ts';
import type { Ledger } from './sandbox-store.ts';
import { instrumentOf } from './payment-instrument.ts';
import type { InstrumentChoice } from './payment-instrument.ts';
import { secondsNow } from './seconds-now.ts';
import type { Announce } from '../webhooks/webhook-event.ts';

/** The sandbox's books and the way in which it tells the shop what changed in them. */
export interface Books {
  ledger: Ledger;
  announce: Announce;
}

/** One try of a shopper to pay an order. */
export interface Attempt {
  instrument: InstrumentChoice;
  email?: string | undefined;
  contact?: string | undefined;
  description?: string | undefined;
}

/** Fee and its GST as Razorpay's standard plan takes them for domestic payments. */
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

/** Begins a payment; its order counts as attempted. Throws ApiError when the order is paid. */
export function startPayment(books: Books, orderId: string, attempt: Attempt): Payment {
  const order = books.ledger.order(orderId);
  refusePaid(order);
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
  books.ledger.addPayment(payment);
  return payment;
}

/** The bank says yes. An order that captures by itself is paid with it. */
export function approvePayment(books: Books, payment: Payment): void {
  authorise(books, payment);
  if (books.ledger.orderRecord(payment.order_id).capturesItself) capture(books, payment);
}

/**
 * The bank says yes when nobody waits any more: the payment may even count as failed by now.
 * Razorpay leaves it to the shop to capture such a payment or to let it go back.
 */
export function approvePaymentLate(books: Books, payment: Payment): void {
  authorise(books, payment);
}

/** The bank says no. The order stays open for another try. */
export function failPayment(books: Books, payment: Payment): void {
  if (payment.status !== 'created') return;
  Object.assign(payment, BANK_DECLINED, { status: 'failed' });
  books.announce('payment.failed', { payment });
}

/** POST /v1/payments/:id/capture. Throws ApiError unless the payment is authorised. */
export function capturePayment(books: Books, payment: Payment, amount: number): void {
  if (payment.captured) throw invalidInput('This payment has already been captured');
  refusePaid(books.ledger.order(payment.order_id));
  if (payment.status !== 'authorized') {
    throw invalidInput(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  }
  if (amount !== payment.amount) {
    throw invalidInput('Capture amount must be equal to the amount authorized', 'amount');
  }
  capture(books, payment);
}

function authorise(books: Books, payment: Payment): void {
  if (payment.status !== 'created' && payment.status !== 'failed') return;
  Object.assign(payment, NO_FAILURE, { status: 'authorized' });
  books.announce('payment.authorized', { payment });
}

function capture(books: Books, payment: Payment): void {
  const order = books.ledger.order(payment.order_id);
  const fee = Math.round(payment.amount * FEE_RATE);
  const tax = Math.round(fee * GST_ON_FEE);
  Object.assign(payment, { status: 'captured', captured: true, fee: fee + tax, tax });
  order.amount_paid = payment.amount;
  order.amount_due = order.amount - payment.amount;
  order.status = 'paid';
  books.announce('payment.captured', { payment });
  books.announce('order.paid', { payment, order });
}

function refusePaid(order: Order): void {
  if (order.status !== 'paid') return;
  throw new ApiError(
    'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    { source: 'business', step: 'payment_initiation', reason: 'order_already_paid' },
  );
}
