import type { Outcome } from '../control/control-fields.ts';
import type { Payment } from '../store/entities.ts';
import {
  approvePayment,
  approvePaymentLate,
  failPayment,
  startPayment,
} from '../store/payments.ts';
import type { Attempt, StoreContext } from '../store/payments.ts';
import { signPayment } from '../webhooks/signatures.ts';

/** What Checkout passes to the shop after a payment. */
export interface CheckoutResult {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Creates a payment for an order with the given outcome. Throws ApiError. */
export function payOrder(
  context: StoreContext,
  orderId: string,
  attempt: Attempt,
  outcome: Outcome,
): Payment {
  const payment = startPayment(context, orderId, attempt);
  const settle = {
    captured: approvePayment,
    failed: failPayment,
    authorized_late: approvePaymentLate,
  };
  settle[outcome](context, payment);
  return payment;
}

/** Failed payments are signed too: a shop must not rely on the signature alone. */
export function checkoutResult(payment: Payment, keySecret: string): CheckoutResult {
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: signPayment(payment.order_id, payment.id, keySecret),
  };
}
