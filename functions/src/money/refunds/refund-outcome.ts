import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { RefundPurpose } from '@kargha/domain/payments/refund-purpose';
import { returnMoney } from '@kargha/domain/orders/return-money';

import { refundEmail } from '../../mail/order-emails.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { readEachRefund, refunds, type RefundRecord } from '../../records/payment-record.ts';
import { readReturn, returnRef } from '../../records/return-record.ts';

export interface ReturnRefund {
  one: OrderReturn;
  isLast: boolean;
}

export async function readReturnRefund(
  transaction: Transaction,
  refundId: string,
  refund: RefundRecord | null,
): Promise<ReturnRefund | null> {
  if (!refund?.returnId) return null;
  const one = readReturn(await transaction.get(returnRef(refund.returnId)));
  const { docs } = await transaction.get(refunds().where('orderId', '==', refund.orderId));
  const others = readEachRefund(docs).filter(({ id }) => id !== refundId);
  if (!one) return null;
  const { waiting, failed } = returnMoney(one, others);
  return { one, isLast: waiting === 0 && failed === 0 };
}

export interface Outcome {
  id: string;
  refund: Pick<RefundRecord, 'amount' | 'purpose'>;
  order: OrderRecord | null;
  payback: ReturnRefund | null;
  at: Date;
}

const ALREADY_EMAILED = new Set<RefundPurpose>(['shortfall', 'cancellation', 'late_payment']);

/** Completes the return with its last refund, and emails the shopper unless an earlier email announced this refund. */
export function onRefundProcessed(transaction: Transaction, outcome: Outcome): void {
  const { id, refund, order, payback, at } = outcome;
  if (payback) completeReturn(transaction, payback, at);
  if (!order || ALREADY_EMAILED.has(refund.purpose)) return;
  queueEmail(transaction, `refund_${id}`, refundEmail(order, refund.amount));
}

/** A return is refunded, once nothing else of its money is to come. An exchange stays one. */
export function completeReturn(
  transaction: Transaction,
  { one, isLast }: ReturnRefund,
  at: Date,
): void {
  if (isLast && one.state === 'received')
    updateReturn(transaction, one, { state: 'refunded', updatedAt: at });
}

/** Lets staff request the refund again. */
export function onRefundFailed(transaction: Transaction, { payback, at }: Outcome): void {
  if (payback) updateReturn(transaction, payback.one, { refundId: null, updatedAt: at });
}

export function linkRetriedRefund(
  transaction: Transaction,
  { one }: ReturnRefund,
  refundId: string,
  at: Date,
): void {
  updateReturn(transaction, one, { refundId, updatedAt: at });
}

function updateReturn(
  transaction: Transaction,
  payback: OrderReturn,
  changes: Partial<OrderReturn>,
): void {
  const revision = (payback.revision ?? 0) + 1;
  transaction.update(returnRef(payback.id), { ...changes, revision });
}
