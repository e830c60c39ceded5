import { paise } from '@kargha/domain/money/paise';
import { collectionPlan } from '@kargha/domain/payments/cash-on-delivery-plan';
import { explainPaidAmount } from '@kargha/domain/payments/paid-amount';

import type { GatewayPayment } from '../gateway/payment-gateway.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/**
 * Fields of an order that its advance places: the advance is its first instalment, the rest is collected. The gateway
 * order becomes that of the instalment, so that a second payment to it is recognised.
 */
export function advanceFields(
  { totals, cashOnDelivery, instalmentGatewayOrders = [] }: OrderRecord,
  { payment, at }: { payment: GatewayPayment; at: Date },
): Record<string, unknown> {
  const amount = cashOnDelivery?.advance ?? paise(0);
  const { id: paymentId, method, gatewayOrderId } = payment;
  const paid = { paymentId, method, gatewayOrderId, ...explainPaidAmount(amount, payment) };
  return {
    instalments: collectionPlan(totals.total, { amount, paid, at }),
    instalmentGatewayOrders: [...instalmentGatewayOrders, gatewayOrderId],
    'payment.gatewayOrderId': null,
    'payment.state': 'pending',
    'payment.captured': payment.amount,
  };
}
