import type { OrderState } from '@kargha/domain/orders/order-state';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';

import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { bankTransferRef } from '../../records/payment-record.ts';
import { markInstalmentPaid } from '../instalments/apply-instalment-payment.ts';

export function collectionId(orderId: string): string {
  return `cod-${orderId}`;
}

/**
 * The changes of an order that becomes delivered: its courier has collected what was due, so the customer has paid. The
 * courier owes it to the shop until a remittance is recorded. An order is delivered once, and so is this.
 */
export function collectCash(
  transaction: Transaction,
  order: OrderRecord,
  to: OrderState,
  { by, at }: { by: string; at: Date },
): Record<string, unknown> {
  const { id: orderId, uid, cashOnDelivery } = order;
  const [due] = unpaidInstalments(order).filter((one) => one.due === 'on_delivery');
  if (to !== 'delivered' || order.state === to || !cashOnDelivery || !due) return {};
  const { amount } = due;
  const [paymentId, method] = [collectionId(orderId), 'cash_on_delivery'] as const;
  const record = { orderId, partId: due.id, uid, amount, method, utr: paymentId, by, at };
  transaction.create(bankTransferRef(paymentId), record);
  return {
    ...markInstalmentPaid(transaction, order, due, { paymentId, method, at }),
    cashOnDelivery: { ...cashOnDelivery, collected: amount, remittance: 'due' },
  };
}
