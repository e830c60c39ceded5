import type { Paise } from '@kargha/domain/money/paise';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import type { OrderState } from '@kargha/domain/orders/order-state';

import type { OrderRecord } from '../../records/order-record.ts';

/** What an order at the gateway pays for: the whole of ours, or one of its parts. */
interface Payable {
  amount: Paise;
  /** false once something else has paid for it, or it is paid no more */
  isOpen: boolean;
}

const MAY_BE_PAID = new Set<OrderState>(['pending_payment', 'cancelled', 'expired']);

/** What this order of the gateway pays for; null when it is not a twin of our order. */
export function payableOf(order: OrderRecord, gatewayOrderId: string): Payable | null {
  const { payment, totals } = order;
  if (gatewayOrderId === payment.gatewayOrderId) {
    const isOpen = payment.paymentId === null && MAY_BE_PAID.has(order.state);
    // Once it is paid, pieces may have been taken out of the order: what was charged stays what it was.
    const amount = payment.paymentId === null ? totals.total : payment.captured;
    return { amount, isOpen };
  }
  const instalment = order.instalments?.[order.instalmentTwins?.indexOf(gatewayOrderId) ?? -1];
  return instalment
    ? { amount: instalment.amount, isOpen: unpaidInstalments(order).includes(instalment) }
    : null;
}

/** The gateway's ids of every order that pays for this one, or for a part of it. */
export function gatewayOrderIdsOf({ payment, instalmentTwins = [] }: OrderRecord): string[] {
  const ids = [payment.gatewayOrderId, ...instalmentTwins];
  return ids.filter((id): id is string => id !== null && id !== '');
}
