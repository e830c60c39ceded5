import { unsentAmount } from '@kargha/domain/payments/duplicate-payment';
import { dropReview } from '@kargha/domain/payments/review-reason';

import { conflict } from '../../http/errors.ts';
import { requireOrder } from '../../records/change-order.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { updateOrder } from '../../records/order-record.ts';
import {
  queueRefund,
  readRefund,
  refundRef,
  type RefundRecord,
} from '../../records/payment-record.ts';
import { readRefundableMoney } from './refundable-money.ts';
import { describeRefundRequest } from './apply-to-balance.ts';
import { linkRetriedRefund, readReturnRefund } from './refund-outcome.ts';

const DONE_OTHERWISE = 'This refund has already been retried or replaced.';

/**
 * Queues a failed refund again, or what is left of it, for the same payment and refund group. It gets a new id
 * because the gateway remembers the first. A failed refund is replaced at most once. Returns the new id. Throws
 * 404 without the order, and 409 not_waiting when the money was requested again meanwhile.
 */
export function queueRefundRetry(
  refundId: string,
  { by, at }: { by: string; at: Date },
): Promise<string> {
  return inTransaction(async (transaction) => {
    const failed = readRefund(await transaction.get(refundRef(refundId)));
    if (!failed || !canRetryRefund(failed)) throw conflict('not_waiting', DONE_OTHERWISE);
    const order = await requireOrder(transaction, failed.orderId);
    const { payments } = await readRefundableMoney(transaction, order);
    const payback = await readReturnRefund(transaction, refundId, failed);
    const from = payments.find(({ paymentId }) => paymentId === failed.paymentId);
    const amount = unsentAmount(failed);
    if (!from || from.left < amount) throw conflict('not_waiting', DONE_OTHERWISE);
    const retriedAs = queueRefund(transaction, { ...sameAs(failed), amount }, from.refunds + 1, at);
    transaction.update(refundRef(refundId), { retriedAs });
    if (payback) linkRetriedRefund(transaction, payback, retriedAs, at);
    const what = describeRefundRequest(amount);
    const changes = {
      reviewReasons: dropReview(order.reviewReasons, 'refund_failed', { refundId }),
    };
    updateOrder(transaction, order, { cause: `retried_${refundId}`, what, by, at }, changes);
    return retriedAs;
  });
}

export function canRetryRefund({
  state,
  retriedAs,
}: Pick<RefundRecord, 'state' | 'retriedAs'>): boolean {
  return state === 'failed' && !retriedAs;
}

function sameAs(failed: RefundRecord): Omit<Parameters<typeof queueRefund>[1], 'amount'> {
  const { orderId, paymentId, reason, initiatedFrom } = failed;
  const { note, returnId, claim, invoicedPieces } = failed;
  return {
    ...{ orderId, paymentId, reason, initiatedFrom },
    ...(note !== undefined && { note }),
    ...(returnId !== undefined && { returnId }),
    ...(claim !== undefined && { claim }),
    ...(invoicedPieces !== undefined && { invoicedPieces }),
  };
}
