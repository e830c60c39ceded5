import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { canRetryRefund, unsentAmount } from '@kargha/domain/payments/failed-refund';
import { retryAmount } from '@kargha/domain/payments/order-ledger';
import type { RefundSpeed } from '@kargha/domain/payments/refund-speed';
import { dropReview } from '@kargha/domain/payments/review-reason';

import { conflict } from '../../http/errors.ts';
import { requireOrder } from '../../records/change-order.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { deductedOf } from '../../records/dispute-record.ts';
import { updateOrder, type OrderRecord } from '../../records/order-record.ts';
import {
  paymentRef,
  queueRefund,
  readEachRefund,
  readPayment,
  refunds,
  refundWithId,
  type NewRefund,
  type RefundRecord,
} from '../../records/payment-record.ts';
import { replaceFailedRefunds } from './failed-refunds.ts';
import { linkRetriedRefund, readReturnRefund } from './refund-outcome.ts';
import { readRefundableMoney, type RefundableMoney } from './refundable-money.ts';
import { describeRefundRequest } from './settle-goods.ts';

const TAKEN_BACK =
  'The customer’s bank has taken this money back in a dispute, so there is nothing left to refund.';
const DONE_OTHERWISE = 'This refund has already been retried or replaced.';

interface Cause {
  by: string;
  at: Date;
}

interface QueuedRetry {
  refundId: string;
  amount: Paise;
  changes: Record<string, unknown>;
}

/**
 * Queues a failed refund again, or what is left of it, for the same payment, purpose and refund group. It gets a new
 * id because the gateway remembers the first. A failed refund is replaced at most once. Throws 409 not_waiting when
 * the money was requested again meanwhile.
 */
export async function queueRetry(
  transaction: Transaction,
  order: OrderRecord,
  {
    money,
    failed,
    speed,
  }: { money: RefundableMoney; failed: RefundRecord; speed?: RefundSpeed | undefined },
  cause: Cause,
): Promise<QueuedRetry> {
  const from = money.payments.find(({ id }) => id === failed.paymentId);
  const amount = retryAmount(money.ledger, failed);
  if (!canRetryRefund(failed) || !from || amount === 0) {
    throw conflict('not_waiting', money.ledger.lost > 0 ? TAKEN_BACK : DONE_OTHERWISE);
  }
  const payback = await readReturnRefund(transaction, failed.id, failed);
  const asked = speed && { speedRequested: speed };
  const retry = { ...targetOf(failed), ...asked, amount, retryOf: failed.id };
  const refundId = queueRefund(transaction, retry, from.refunds + 1, cause.at);
  replaceFailedRefunds(transaction, [failed], { by: refundId });
  if (payback) linkRetriedRefund(transaction, payback, refundId, cause.at);
  const reviewReasons = dropReview(order.reviewReasons, 'refund_failed', { refundId: failed.id });
  return { refundId, amount, changes: { reviewReasons } };
}

/** What it was for, without what became of it. */
function targetOf(failed: RefundRecord): NewRefund {
  const { id: _id, state: _state, gatewayRefundId: _sent, trouble: _trouble, ...target } = failed;
  const { retriedAs: _retry, resent: _part, createdAt: _from, updatedAt: _to, ...same } = target;
  const { sentAt: _accepted, returnedAt: _back, speedRequested: _asked, ...unsent } = same;
  const { speed: _made, fee: _fee, tax: _tax, feeReturnedAt: _waived, ...plain } = unsent;
  return plain;
}

/** Retries a refund by its id alone. Returns the new id. Throws 404 without the order, and 409 not_waiting. */
export function retryRefundById(refundId: string, cause: Cause): Promise<string> {
  return inTransaction(async (transaction) => {
    const failed = await refundWithId(refundId, transaction);
    if (!failed) throw conflict('not_waiting', DONE_OTHERWISE);
    if (failed.orderId === null) return retryWithoutOrder(transaction, failed, cause.at);
    const order = await requireOrder(transaction, failed.orderId);
    const money = await readRefundableMoney(transaction, order);
    const retry = { money, failed };
    const { changes, ...queued } = await queueRetry(transaction, order, retry, cause);
    const what = describeRefundRequest(queued.amount);
    updateOrder(transaction, order, { cause: `retried_${refundId}`, what, ...cause }, changes);
    return queued.refundId;
  });
}

/** The payment of a gift card has no ledger of an order: what is left of the payment is what no other refund sends and no bank took back. */
async function retryWithoutOrder(
  transaction: Transaction,
  failed: RefundRecord,
  at: Date,
): Promise<string> {
  const { paymentId } = failed;
  if (!canRetryRefund(failed) || paymentId === null) throw conflict('not_waiting', DONE_OTHERWISE);
  const [payment, { docs }, deducted] = await Promise.all([
    transaction.get(paymentRef(paymentId)),
    transaction.get(refunds().where('paymentId', '==', paymentId)),
    deductedOf(transaction, paymentId),
  ]);
  const all = readEachRefund(docs);
  const sent = all.filter(({ state }) => state !== 'failed').map(({ amount }) => amount);
  const left = (readPayment(payment)?.amount ?? paise(0)) - sumPaise(sent) - deducted;
  const amount = paise(Math.min(unsentAmount(failed), left));
  if (amount <= 0) throw conflict('not_waiting', deducted > 0 ? TAKEN_BACK : DONE_OTHERWISE);
  const retry = { ...targetOf(failed), amount, retryOf: failed.id };
  const refundId = queueRefund(transaction, retry, all.length + 1, at);
  replaceFailedRefunds(transaction, [failed], { by: refundId });
  return refundId;
}
