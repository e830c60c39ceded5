import { explainPaidAmount } from '@kargha/domain/payments/paid-amount';
import type { PaymentState } from '@kargha/domain/payments/payment';

import { payableOf, gatewayOrderIdsOf } from './payable-order.ts';
import type { PaymentTarget } from './payment-target.ts';
import {
  GatewayError,
  type GatewayPayment,
  type PaymentGateway,
} from '../gateway/payment-gateway.ts';

/**
 * True when the payment is for this order, one of its instalments, or this gift card: gateway order, currency, and an amount that is
 * exact or that an offer or fee explains.
 */
export function isPaymentFor(target: PaymentTarget, payment: GatewayPayment): boolean {
  const payable = payableOf(target, payment.gatewayOrderId);
  if (!payable || payment.currency !== target.currency) return false;
  return explainPaidAmount(payable.amount, payment) !== null;
}

/**
 * True for an authorized payment of the right amount, for what is still unpaid. A late
 * update of another state never triggers a capture.
 */
export function shouldCapturePayment(
  target: PaymentTarget | null,
  state: PaymentState,
  payment: GatewayPayment,
): boolean {
  if (!target || state !== 'authorized' || payment.status !== 'authorized') return false;
  if (!isPaymentFor(target, payment)) return false;
  return payableOf(target, payment.gatewayOrderId)?.isOpen === true;
}

/**
 * Fetches a payment from the gateway. A mismatch is fetched a second time, so that one garbled response does not
 * put an order under review. Throws GatewayError, `declined` when it pays another order.
 */
export async function confirmPayment(
  gateway: PaymentGateway,
  target: PaymentTarget,
  paymentId: string,
): Promise<GatewayPayment> {
  const fetched = await gateway.fetchPayment(paymentId);
  if (fetched.id === paymentId && isPaymentFor(target, fetched)) return fetched;
  const retried = await gateway.fetchPayment(paymentId);
  if (retried.id !== paymentId) {
    throw new GatewayError('unknown', 'The gateway returned a different payment.');
  }
  if (!gatewayOrderIdsOf(target).includes(retried.gatewayOrderId)) {
    throw new GatewayError('declined', 'The payment belongs to another order.');
  }
  return retried;
}

/**
 * A webhook does not name the offer that made an amount smaller; the payment itself does. Throws GatewayError while
 * the gateway cannot be reached, so that it delivers again.
 */
export async function withOffer(
  gateway: PaymentGateway,
  target: PaymentTarget | null,
  announced: GatewayPayment,
): Promise<GatewayPayment> {
  const { id, status } = announced;
  const hasMoney = status === 'authorized' || status === 'captured';
  if (!target || !hasMoney || isPaymentFor(target, announced)) return announced;
  const fetched = await gateway.fetchPayment(id).catch((error: unknown) => {
    if (error instanceof GatewayError && error.failure === 'declined') return announced;
    throw error;
  });
  const isSame = fetched.id === id && fetched.amount === announced.amount;
  return isSame && isPaymentFor(target, fetched) ? fetched : announced;
}
