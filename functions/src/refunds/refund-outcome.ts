import type { OrderReturn } from '@kargha/domain/orders/return';
import { returnMoney } from '@kargha/domain/orders/return-money';

import { refundEmail } from '../mail/order-emails.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { refunds, type RefundRecord } from '../records/payment-record.ts';
import { readReturn, returnRef } from '../records/return-record.ts';
import { refundsWithId } from './refundable-money.ts';

/** The return that a refund pays back. */
export interface ReturnRefund {
  one: OrderReturn;
  /** the last of its money: no other part is on its way, is owed, or has failed for good */
  isLast: boolean;
}

/** The return that a refund pays back; null when it pays back none. */
export async function readReturnRefund(
  transaction: Transaction,
  refundId: string,
  refund: RefundRecord | null,
): Promise<ReturnRefund | null> {
  if (!refund?.returnId) return null;
  const one = readReturn(await transaction.get(returnRef(refund.returnId)));
  const { docs } = await transaction.get(refunds().where('orderId', '==', refund.orderId));
  const others = docs.flatMap(refundsWithId).filter(({ id }) => id !== refundId);
  if (!one) return null;
  const { waiting, failed } = returnMoney(one, others);
  return { one, isLast: waiting === 0 && failed === 0 };
}

/** A refund of goods whose outcome is known. */
export interface Outcome {
  id: string;
  refund: Pick<RefundRecord, 'amount' | 'reason'>;
  order: OrderRecord | null;
  payback: ReturnRefund | null;
  at: Date;
}

const TOLD_BEFORE = new Set<RefundRecord['reason']>(['shortfall', 'cancelled', 'late_part']);

/**
 * The money has gone back: with the last of it its return is refunded, and the shopper gets a letter, unless one told it
 * before: of the cancelled order, or of the payment that came too late.
 */
export function onRefundProcessed(transaction: Transaction, outcome: Outcome): void {
  const { id, refund, order, payback, at } = outcome;
  if (payback) completeReturn(transaction, payback, at);
  if (!order || TOLD_BEFORE.has(refund.reason)) return;
  queueEmail(transaction, `refund_${id}`, refundEmail(order, refund.amount));
}

/** A return is refunded, once nothing else of its money is to come. */
export function completeReturn(
  transaction: Transaction,
  { one, isLast }: ReturnRefund,
  at: Date,
): void {
  if (isLast) moveOn(transaction, one, { state: 'refunded', updatedAt: at });
}

/** The money did not go: staff can ask for it again. */
export function onRefundFailed(transaction: Transaction, { payback, at }: Outcome): void {
  if (payback) moveOn(transaction, payback.one, { refundId: null, updatedAt: at });
}

/** A failed refund of a return was asked for again: it is on its way once more. */
export function linkRetriedRefund(
  transaction: Transaction,
  { one }: ReturnRefund,
  refundId: string,
  at: Date,
): void {
  moveOn(transaction, one, { refundId, updatedAt: at });
}

function moveOn(
  transaction: Transaction,
  payback: OrderReturn,
  changes: Partial<OrderReturn>,
): void {
  const revision = (payback.revision ?? 0) + 1;
  transaction.update(returnRef(payback.id), { ...changes, revision });
}
