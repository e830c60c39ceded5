import type { VerifyPaymentRequest } from '@kargha/domain/shopping/checkout-request';
import { isPaid } from '@kargha/domain/payments/payment';
import type { PlacedOrder } from '@kargha/domain/payments/payment-endpoints';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';
import { giftCardMessages } from '@kargha/domain/messages/gift-card-messages';
import type { Message } from '@kargha/domain/messages/message';
import { paymentMessages } from '@kargha/domain/messages/payment-messages';

import { HttpError } from '../../http/errors.ts';
import type { AppliedPayment } from './apply-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import { gatewayOrderIdsOf } from './payable-order.ts';
import type { PaymentContext } from './payment-context.ts';
import { findPaymentTarget, isGiftCardSale, type PaymentTarget } from './payment-target.ts';
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
  // Before any read: unsigned requests cost nothing. What is paid is then found by the signed id alone.
  if (!isSignedByCheckout(signature, { gatewayOrderId, paymentId }, context.keySecret)) {
    throw refused('bad_signature');
  }
  const target = await findPaymentTarget(gatewayOrderId);
  if (!target || !gatewayOrderIdsOf(target).includes(gatewayOrderId))
    throw refused('bad_signature');
  const applied = await processConfirmedPayment(context, target, paymentId);
  refuseUnlessPaid(applied, target, paymentId);
  return { orderId: target.id, orderNumber: target.number };
}

async function processConfirmedPayment(
  context: PaymentContext,
  target: PaymentTarget,
  paymentId: string,
): Promise<AppliedPayment> {
  try {
    const payment = await confirmPayment(context.gateway, target, paymentId);
    return await processPayment(context, { target, payment, by: 'browser' });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.failure === 'declined') throw refused('not_paid');
    throw new HttpError(502, 'gateway_unavailable', checkoutMessages.confirming_payment(), {
      orderId: target.id,
      orderNumber: target.number,
    });
  }
}

/**
 * Judged by the payment's current state, so that the first call, a repeat and one after a webhook all get the same
 * response.
 */
function refuseUnlessPaid(
  { state, review, refunding }: AppliedPayment,
  target: PaymentTarget,
  paymentId: string,
): void {
  if (review.length > 0)
    throw new HttpError(409, 'needs_review', checkoutMessages.payment_in_review(), { paymentId });
  if (refunding) throw new HttpError(409, 'refunding', refundSentence(target), { paymentId });
  if (!isPaid(state)) throw refused('not_paid');
}

function refundSentence(target: PaymentTarget): Message {
  if (isGiftCardSale(target)) return giftCardMessages.card_refunding();
  return target.instalments
    ? checkoutMessages.nothing_left_refunding()
    : checkoutMessages.late_refunding();
}

function refused(code: 'bad_signature' | 'not_paid'): HttpError {
  return new HttpError(400, code, paymentMessages.verification_failed());
}
