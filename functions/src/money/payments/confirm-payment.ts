import type { OrderRecord } from '../../records/order-record.ts';
import { payableOf, gatewayOrderIdsOf } from './payable-order.ts';
import {
  GatewayError,
  type GatewayPayment,
  type PaymentGateway,
} from '../gateway/payment-gateway.ts';

/** True when the payment is for exactly this order or one of its instalments: gateway order, amount and currency. */
export function isPaymentFor(order: OrderRecord, payment: GatewayPayment): boolean {
  const payable = payableOf(order, payment.gatewayOrderId);
  return payable?.amount === payment.amount && payment.currency === order.currency;
}

/**
 * Fetches a payment from the gateway. A mismatch is fetched a second time, so that one garbled response does not
 * put an order under review. Throws GatewayError, `declined` when it pays another order.
 */
export async function confirmPayment(
  gateway: PaymentGateway,
  order: OrderRecord,
  paymentId: string,
): Promise<GatewayPayment> {
  const fetched = await gateway.fetchPayment(paymentId);
  if (fetched.id === paymentId && isPaymentFor(order, fetched)) return fetched;
  const retried = await gateway.fetchPayment(paymentId);
  if (retried.id !== paymentId) {
    throw new GatewayError('unknown', 'The gateway returned a different payment.');
  }
  if (!gatewayOrderIdsOf(order).includes(retried.gatewayOrderId)) {
    throw new GatewayError('declined', 'The payment belongs to another order.');
  }
  return retried;
}
