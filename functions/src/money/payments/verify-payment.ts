import type { VerifyPaymentRequest } from '@kargha/domain/shopping/checkout-request';
import { isPaid } from '@kargha/domain/payments/payment';
import type { PlacedOrder } from '@kargha/domain/payments/payment-endpoints';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';
import { paymentMessages } from '@kargha/domain/messages/payment-messages';

import { HttpError } from '../../http/errors.ts';
import { findByGatewayOrder, type OrderRecord } from '../../records/order-record.ts';
import type { AppliedPayment } from './apply-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import { gatewayOrderIdsOf } from './payable-order.ts';
import type { PaymentContext } from './payment-context.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import { processPayment } from './process-payment.ts';
import { isSignedByCheckout } from '../gateway/payment-signature.ts';

/**
 * Verifies what the payment window returned: the signature over our gateway order id, and a payment that the
 * gateway itself reports as paid in the right amount. Throws 400 bad_signature or not_paid, 409 needs_review or
 * refunding, and 502 gateway_unavailable while the gateway cannot be reached; a webhook or the sweeper then
 * completes it.
 */
export async function verifyPayment(
  context: PaymentContext,
  {
    razorpay_payment_id: paymentId,
    razorpay_order_id: gatewayOrderId,
    razorpay_signature: signature,
  }: VerifyPaymentRequest,
): Promise<PlacedOrder> {
  // Before any read: unsigned requests cost nothing. The order is then found by the signed id alone.
  if (!isSignedByCheckout(signature, { gatewayOrderId, paymentId }, context.keySecret)) {
    throw refused('bad_signature');
  }
  const order = await findByGatewayOrder(gatewayOrderId);
  if (!order || !gatewayOrderIdsOf(order).includes(gatewayOrderId)) throw refused('bad_signature');
  const applied = await processConfirmedPayment(context, order, paymentId);
  refuseUnlessPaid(applied, order, paymentId);
  return { orderId: order.id, orderNumber: order.number };
}

async function processConfirmedPayment(
  context: PaymentContext,
  order: OrderRecord,
  paymentId: string,
): Promise<AppliedPayment> {
  try {
    const payment = await confirmPayment(context.gateway, order, paymentId);
    return await processPayment(context, { orderId: order.id, payment, by: 'browser' });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.failure === 'declined') throw refused('not_paid');
    throw new HttpError(502, 'gateway_unavailable', checkoutMessages.confirming_payment(), {
      orderId: order.id,
      orderNumber: order.number,
    });
  }
}

/**
 * Judged by the payment's current state, so that the first call, a repeat and one after a webhook all get the same
 * response.
 */
function refuseUnlessPaid(
  { state, review, refunding }: AppliedPayment,
  { instalments }: OrderRecord,
  paymentId: string,
): void {
  if (review.length > 0)
    throw new HttpError(409, 'needs_review', checkoutMessages.payment_in_review(), { paymentId });
  const back = instalments
    ? checkoutMessages.nothing_left_refunding()
    : checkoutMessages.late_refunding();
  if (refunding) throw new HttpError(409, 'refunding', back, { paymentId });
  if (!isPaid(state)) throw refused('not_paid');
}

function refused(code: 'bad_signature' | 'not_paid'): HttpError {
  return new HttpError(400, code, paymentMessages.verification_failed());
}
