import type { OrderReturn } from '@kargha/domain/return';

import { refundLetter } from '../mail/order-letters.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueMail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import type { RefundRecord } from '../records/payment-record.ts';
import { readReturn, returnRef } from '../records/return-record.ts';

/** The return that a refund pays back; null when it pays back none. */
export async function returnOfRefund(
  transaction: Transaction,
  refund: RefundRecord | null,
): Promise<OrderReturn | null> {
  if (!refund?.returnId) return null;
  return readReturn(await transaction.get(returnRef(refund.returnId)));
}

/** A refund of goods whose outcome is known. */
export interface Outcome {
  id: string;
  refund: Pick<RefundRecord, 'amount' | 'reason'>;
  order: OrderRecord | null;
  payback: OrderReturn | null;
  at: Date;
}

/** The money has gone back: its return is refunded, and the shopper gets a letter, unless one told it before. */
export function tellProcessed(transaction: Transaction, outcome: Outcome): void {
  const { id, refund, order, payback, at } = outcome;
  if (payback) closeReturn(transaction, payback, at);
  const isToldBefore = refund.reason === 'shortfall' || refund.reason === 'cancelled';
  if (!order || isToldBefore) return;
  queueMail(transaction, `refund_${id}`, refundLetter(order, refund.amount));
}

/** A return is refunded. */
export function closeReturn(transaction: Transaction, payback: OrderReturn, at: Date): void {
  moveOn(transaction, payback, { state: 'refunded', updatedAt: at });
}

/** The money did not go: staff can ask for it again. */
export function tellFailed(transaction: Transaction, { payback, at }: Outcome): void {
  if (payback) moveOn(transaction, payback, { refundId: null, updatedAt: at });
}

function moveOn(
  transaction: Transaction,
  payback: OrderReturn,
  changes: Partial<OrderReturn>,
): void {
  const revision = (payback.revision ?? 0) + 1;
  transaction.update(returnRef(payback.id), { ...changes, revision });
}
