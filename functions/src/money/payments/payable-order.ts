import type { Paise } from '@kargha/domain/money/paise';
import { firstPaymentOf } from '@kargha/domain/payments/cash-on-delivery-plan';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import { paymentStatus, type PaymentStatus } from '@kargha/domain/payments/payment';
import type { OrderState } from '@kargha/domain/orders/order-state';

import type { OrderRecord } from '../../records/order-record.ts';
import { isGiftCardSale, type PaymentTarget } from './payment-target.ts';

/** What a gateway order pays for: a whole order, one instalment, or a gift card. */
interface Payable {
  amount: Paise;
  isOpen: boolean;
}

const MAY_BE_PAID = new Set<OrderState>(['pending_payment', 'cancelled', 'expired']);

/** Returns null for a gateway order that does not belong to this order or sale. */
export function payableOf(target: PaymentTarget, gatewayOrderId: string): Payable | null {
  if (!isGiftCardSale(target)) return payableOfOrder(target, gatewayOrderId);
  if (gatewayOrderId !== target.gatewayOrderId) return null;
  return { amount: target.amount, isOpen: target.paymentId === null };
}

function payableOfOrder(order: OrderRecord, gatewayOrderId: string): Payable | null {
  const { payment } = order;
  const instalment = order.instalments?.find((one) => one.gatewayOrderId === gatewayOrderId);
  if (instalment) {
    const isOpen = unpaidInstalments(order).includes(instalment);
    return { amount: instalment.amount, isOpen };
  }
  if (gatewayOrderId === payment.gatewayOrderId) {
    const isOpen = payment.paymentId === null && MAY_BE_PAID.has(order.state);
    // Items may be removed after payment; the amount charged stays the same.
    const amount = payment.paymentId === null ? firstPaymentOf(order) : payment.captured;
    return { amount, isOpen };
  }
  return null;
}

export function gatewayOrderIdsOf(target: PaymentTarget): string[] {
  if (isGiftCardSale(target)) return target.gatewayOrderId === null ? [] : [target.gatewayOrderId];
  const { payment, instalmentGatewayOrders = [] } = target;
  const { gatewayOrderId } = payment;
  return gatewayOrderId === null
    ? instalmentGatewayOrders
    : [gatewayOrderId, ...instalmentGatewayOrders];
}

/** How a checkout ended: an order that is placed with cash on delivery is as good as paid for its shopper. */
export function checkoutStatus({
  instalments,
  cashOnDelivery,
  payment,
  state,
}: OrderRecord): PaymentStatus {
  const isPlaced = cashOnDelivery && instalments && state !== 'cancelled';
  return isPlaced ? 'success' : paymentStatus(payment.state);
}
