import type { PaymentState } from '@kargha/domain/payments/payment';

import type { OrderRecord } from '../../records/order-record.ts';
import type { GatewayPayment } from '../gateway/payment-gateway.ts';
import { isPaymentFor } from './confirm-payment.ts';
import { payableOf } from './payable-order.ts';

/**
 * True for an authorized payment of the right amount, for an order or instalment that is still unpaid. A late
 * update of another state never triggers a capture.
 */
export function shouldCapturePayment(
  order: OrderRecord | null,
  state: PaymentState,
  payment: GatewayPayment,
): boolean {
  if (!order || state !== 'authorized' || payment.status !== 'authorized') return false;
  if (!isPaymentFor(order, payment)) return false;
  return payableOf(order, payment.gatewayOrderId)?.isOpen === true;
}
