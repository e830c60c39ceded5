import { formatPaise } from '@kargha/domain/money-format';
import { paise } from '@kargha/domain/paise';
import type { OrderReturn } from '@kargha/domain/return';

import { HttpError } from '../http/errors.ts';
import { orderIn, revisionOf } from '../orders/staff-change.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { performRefund } from '../payments/perform-refund.ts';
import { inTransaction } from '../platform/firestore.ts';
import { noteOnOrder } from '../records/order-record.ts';
import { returnRef } from '../records/return-record.ts';
import { moneyLeft } from '../refunds/money-left.ts';
import { paymentFor, queue } from '../refunds/refund-order.ts';
import { auditReturn, returnToMove, type ReturnChange } from './return-steps.ts';

/**
 * Pays a received return back. It stays received until the gateway says that the money has gone; then it is refunded.
 * Throws 404, 409 stale, not_allowed, refund_under_way and too_much.
 */
export async function refundReturn(
  context: PaymentContext,
  change: ReturnChange,
  amount: number,
): Promise<OrderReturn> {
  const { actor, at, answer } = change;
  const asked = await inTransaction(async (transaction) => {
    const one = await returnToMove(transaction, change, 'refunded');
    if (one.refundId !== null) throw underWay();
    const order = await orderIn(transaction, one.orderId);
    const from = paymentFor(await moneyLeft(transaction, order.id), paise(amount));
    const refundId = queue(transaction, order, from, {
      amount: paise(amount),
      reason: 'return',
      initiatedFrom: 'return',
      note: one.reason,
      returnId: one.id,
      at,
    });
    const changes = { refundId, revision: (one.revision ?? 0) + 1, updatedAt: at };
    transaction.update(returnRef(one.id), answer === '' ? changes : { ...changes, answer });
    auditReturn(transaction, one, { ...one, ...changes }, { actor, at, reason: answer });
    const what = `Refund of ${formatPaise(paise(amount))} requested`;
    const cause = `return-refund-${revisionOf(order)}`;
    noteOnOrder(transaction, order, { cause, what, by: actor, at }, {});
    return { ...one, ...changes };
  });
  await performRefund(context, asked.refundId);
  return asked;
}

function underWay(): HttpError {
  return new HttpError(409, 'refund_under_way', 'The refund of this return is on its way already.');
}
