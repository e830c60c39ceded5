import { ApiError, invalidInput } from '../api-error.ts';
import { feeOn } from './account-settings.ts';
import { bookPayment } from './balance.ts';
import type { Order, Payment, PaymentFailure } from './entities.ts';
import { newEntityId } from './entity-id.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { instrumentOf } from './payment-instrument.ts';
import type { InstrumentChoice } from './payment-instrument.ts';
import { MIN_AMOUNT } from '../rest/field-checks.ts';
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
  offer?: ChosenOffer | undefined;
}

/** An offer of the account, chosen in the payment window. */
export interface ChosenOffer {
  id: string;
  /** paise off the order's amount */
  discount: number;
}

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
  const { settings } = context.store;
  const payment: Payment = {
    ...newPayment(order, newEntityId('pay'), attempt.instrument),
    amount: amountToPay(context, order, attempt.offer),
    offer_id: attempt.offer?.id ?? null,
    fee_bearer: settings.feeBearer,
    description: attempt.description ?? null,
    email: attempt.email ?? 'void@razorpay.com',
    contact: attempt.contact ?? '',
  };
  order.attempts += 1;
  order.status = 'attempted';
  context.store.addPayment(payment);
  return payment;
}

/** A payment of the whole order that the bank has not decided. */
export function newPayment(order: Order, id: string, instrument: InstrumentChoice): Payment {
  return {
    id,
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    ...instrumentOf(instrument),
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    offer_id: null,
    fee_bearer: 'platform',
    description: null,
    email: 'void@razorpay.com',
    contact: '',
    notes: order.notes,
    fee: null,
    tax: null,
    ...NO_FAILURE,
    created_at: secondsNow(),
  };
}

/**
 * An offer makes the payment smaller than its order; a fee that the customer bears makes it larger. Razorpay has no
 * offers for accounts whose customers bear the fee (razorpay.com/docs/payments/offers/faqs).
 */
function amountToPay({ store }: StoreContext, order: Order, offer?: ChosenOffer): number {
  if (store.settings.feeBearer === 'customer') {
    if (offer) throw invalidInput('Offers are not supported when the customer bears the fee.');
    return order.amount + feeOn(order.amount, store.settings).fee;
  }
  const amount = order.amount - (offer?.discount ?? 0);
  if (amount < MIN_AMOUNT) throw invalidInput('The amount must be at least INR 1.00', 'amount');
  return amount;
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
  const isCustomers = payment.fee_bearer === 'customer';
  const charged = feeOn(isCustomers ? order.amount : payment.amount, context.store.settings);
  Object.assign(payment, { status: 'captured', captured: true, ...charged });
  order.amount_paid = isCustomers ? order.amount : payment.amount;
  order.amount_due = 0;
  order.status = 'paid';
  bookPayment(context.store, payment);
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
