import type { OrderRecord } from '../../records/order-record.ts';
import { payableOf, gatewayOrderIdsOf } from './payable.ts';
import {
  GatewayError,
  type GatewayPayment,
  type PaymentGateway,
} from '../gateway/payment-gateway.ts';

/** True when a payment is for exactly this order, or one part of it: its twin, its amount, its currency. */
export function isPaymentFor(order: OrderRecord, payment: GatewayPayment): boolean {
  const payable = payableOf(order, payment.gatewayOrderId);
  return payable?.amount === payment.amount && payment.currency === order.currency;
}

/**
 * A payment as the gateway itself tells it. One that does not fit the order is asked for a second time, so that a
 * garbled answer puts no honest order under review. Throws GatewayError, `declined` when it pays another order.
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
