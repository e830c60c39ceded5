import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import {
  remainingReturnAmount,
  returnMoney,
  returnWorth,
  type ReturnMoney,
} from '@kargha/domain/orders/return-money';

import { HttpError } from '../../http/errors.ts';
import { requireOrder, revisionOf } from '../../records/change-order.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { sendRefund } from '../../money/payments/send-refund.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { updateOrder, type OrderRecord } from '../../records/order-record.ts';
import { BALANCE_CREDIT, type RefundRecord } from '../../records/payment-record.ts';
import { returnRef } from '../../records/return-record.ts';
import { readRefundableMoney, type RefundableMoney } from '../../money/refunds/refundable-money.ts';
import { describeSettlement } from '../../money/refunds/apply-to-balance.ts';
import { splitRefund, type SplitRefund } from '../../money/refunds/split-refund.ts';
import { planReturnCredit, writeReturnCredit } from './credit-return.ts';
import { auditReturn, requireReturnForStep, type ReturnChange } from './return-steps.ts';

/**
 * Refunds a received return: deducts it from the balance first, then refunds payments, then the gift card. The
 * return stays `received` until everything has been refunded; after a failed refund only the rest can be refunded
 * again. Throws 404, 409 stale, not_allowed, refund_under_way and too_much.
 */
export async function refundReturn(
  context: PaymentContext,
  change: ReturnChange,
  amount: number,
): Promise<OrderReturn> {
  const { actor, at, answer } = change;
  const { asked: input, refundIds } = await inTransaction(async (transaction) => {
    const orderReturn = await requireReturnForStep(transaction, change, 'refunded');
    if (orderReturn.refundId !== null) throw underWay();
    const order = await requireOrder(transaction, orderReturn.orderId);
    const money = await readRefundableMoney(transaction, order);
    const before = requireRemaining(order, orderReturn, money, amount);
    const credit = await planReturnCredit(transaction, {
      orderReturn,
      order,
      amount: paise(amount),
      money,
    });
    const parts = splitRefund(transaction, order, money, {
      amount: credit.rest,
      reason: 'return',
      initiatedFrom: 'return',
      note: orderReturn.reason,
      returnId: orderReturn.id,
      by: actor,
      at,
    });
    const credited = writeReturnCredit(transaction, credit, at);
    const changes = {
      refundId: parts.refundIds[0] ?? parts.cardRefundId ?? credited.refundId,
      ...credited.ofReturn,
      revision: (orderReturn.revision ?? 0) + 1,
      updatedAt: at,
      ...stateIfComplete(parts, before),
    };
    transaction.update(returnRef(orderReturn.id), answer === '' ? changes : { ...changes, answer });
    auditReturn(
      transaction,
      orderReturn,
      { ...orderReturn, ...changes },
      { actor, at, reason: answer },
    );
    const what = describeSettlement(credit, 'returned');
    const cause = `return-refund-${revisionOf(order)}`;
    const noted = { ...parts.changes, ...credited.ofOrder };
    updateOrder(transaction, order, { cause, what, by: actor, at }, noted);
    return { asked: { ...orderReturn, ...changes }, refundIds: parts.refundIds };
  });
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return input;
}

/** What has been refunded for the return so far. Throws 409 too_much when the amount exceeds the rest. */
function requireRemaining(
  order: OrderRecord,
  orderReturn: OrderReturn,
  { earlierRefunds }: RefundableMoney,
  amount: number,
): ReturnMoney {
  const before = returnMoney(orderReturn, earlierRefunds.filter(isRefund));
  if (before.gone > 0) {
    refuseMoreThan(
      remainingReturnAmount(before, returnWorth(order, orderReturn, earlierRefunds)),
      amount,
    );
  }
  return before;
}

/** A gift card refund and a deduction from the balance take effect at once. */
function stateIfComplete(
  { refundIds }: SplitRefund,
  { waiting }: ReturnMoney,
): Partial<OrderReturn> {
  return refundIds.length === 0 && waiting === 0 ? { state: 'refunded' } : {};
}

/** The return itself counts what was deducted from the balance. */
function isRefund({ paymentId }: RefundRecord): boolean {
  return paymentId !== BALANCE_CREDIT;
}

function underWay(): HttpError {
  return new HttpError(409, 'refund_under_way', 'This return is already being refunded.');
}

function refuseMoreThan(remaining: Paise, amount: number): void {
  if (amount <= remaining) return;
  const message =
    remaining > 0
      ? `Only ${formatPaise(remaining)} of this return can still be refunded.`
      : 'This return has already been refunded in full.';
  throw new HttpError(409, 'too_much', message, { left: remaining });
}
