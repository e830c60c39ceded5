import type { Paise } from '@kargha/domain/money/paise';
import { firstPaymentOf } from '@kargha/domain/payments/cash-on-delivery-plan';
import { explainPaidAmount } from '@kargha/domain/payments/paid-amount';
import { reviewReason, type ReviewReason } from '@kargha/domain/payments/review-reason';

import type { OrderRecord } from '../../records/order-record.ts';
import type { GatewayPayment } from '../gateway/payment-gateway.ts';
import { payableOf } from './payable-order.ts';
import { isGiftCardSale, type PaymentTarget } from './payment-target.ts';

/** Why staff must look at the amount; null when it is right. */
export function findMismatch(
  target: PaymentTarget,
  { payment, at }: { payment: GatewayPayment; at: Date },
): ReviewReason | null {
  const { id: paymentId, currency, amount: paid } = payment;
  if (currency !== target.currency) {
    return reviewReason('wrong_currency', { paymentId, currency }, at);
  }
  const due = dueOf(target, payment);
  const isExplained = explainPaidAmount(due, payment) !== null;
  return isExplained ? null : reviewReason('wrong_amount', { paymentId, paid, due }, at);
}

function dueOf(target: PaymentTarget, { gatewayOrderId }: GatewayPayment): Paise {
  const payable = payableOf(target, gatewayOrderId);
  if (payable) return payable.amount;
  return isGiftCardSale(target) ? target.amount : firstPaymentOf(target);
}

/** An offer or a fee that the shopper paid is booked next to the amount that arrived. */
export function paidFields(order: OrderRecord, payment: GatewayPayment): Record<string, unknown> {
  const { id, method, amount } = payment;
  const { offer, customerFee } = explainPaidAmount(dueOf(order, payment), payment) ?? {};
  return {
    'payment.state': 'captured',
    'payment.paymentId': id,
    'payment.method': method,
    'payment.captured': amount,
    ...(offer && { 'payment.offer': offer }),
    ...(customerFee !== undefined && { 'payment.customerFee': customerFee }),
  };
}
