import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { addReview, reviewReason } from '@kargha/domain/payments/review-reason';
import { refundedPrepaid } from '@kargha/domain/payments/prepaid-share';

import { readRefundableMoney } from '../../money/refunds/refundable-money.ts';
import { splitRefund } from '../../money/refunds/split-refund.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import type { DocumentWrite } from '../../records/follow-ups.ts';
import { revisionOf } from '../../records/change-order.ts';
import {
  orderRef,
  readOrder,
  readOrderOrSkip,
  updateOrder,
  type OrderRecord,
} from '../../records/order-record.ts';

/**
 * On an order write: what a cancelled, expired, returned or partly refunded replacement gave back of its credit is
 * refunded by the order whose items paid for it, once. That order may be a replacement too, and passes its share on.
 * The sweeper sends the refunds.
 */
export async function passCreditOn({ after }: DocumentWrite): Promise<void> {
  const written = after && readOrderOrSkip(after);
  if (!written || creditToPassOn(written) === 0) return;
  await inTransaction(async (transaction) => {
    const replacement = readOrder(await transaction.get(orderRef(written.id)));
    if (!replacement?.exchange || creditToPassOn(replacement) === 0) return;
    const order = readOrder(await transaction.get(orderRef(replacement.exchange.orderId)));
    if (order) await refundCredit(transaction, order, replacement);
  });
}

/** What went back to the exchange and was not refunded yet. */
function creditToPassOn(order: OrderRecord): Paise {
  if (!order.exchange) return paise(0);
  return paise(refundedPrepaid(order) - (order.exchange.passedOn ?? 0));
}

async function refundCredit(
  transaction: Transaction,
  order: OrderRecord,
  replacement: OrderRecord,
): Promise<void> {
  const at = new Date();
  const { id, number, exchange } = replacement;
  const credit = creditToPassOn(replacement);
  const passedOn = paise((exchange?.passedOn ?? 0) + credit);
  const creditGiven = paise((order.creditGiven ?? 0) - credit);
  const money = await readRefundableMoney(transaction, { ...order, creditGiven });
  const amount = paise(Math.min(credit, money.ledger.left));
  const refunded = splitRefund(
    transaction,
    order,
    { ...money, payments: money.payments.filter(({ isDuplicate }) => !isDuplicate) },
    {
      amount,
      purpose: 'replacement_refund',
      initiatedFrom: 'auto',
      claim: `${id}_credit-${passedOn}`,
      note: `Replacement ${number}`,
      by: 'sweeper',
      at,
    },
  );
  const missing = paise(credit - amount);
  const { reviewReasons = order.reviewReasons } = refunded.changes as Partial<OrderRecord>;
  const missingReview = reviewReason('credit_not_refunded', { amount: missing, number }, at);
  updateOrder(
    transaction,
    order,
    {
      cause: `credit-${revisionOf(order)}-${id}`,
      what: `Refund of ${formatPaise(amount)} requested for replacement ${number}`,
      by: 'sweeper',
      at,
    },
    {
      ...refunded.changes,
      creditGiven: paise(creditGiven + missing),
      ...(missing > 0 && { reviewReasons: addReview(reviewReasons, missingReview) }),
    },
  );
  transaction.update(orderRef(id), { 'exchange.passedOn': passedOn });
}
