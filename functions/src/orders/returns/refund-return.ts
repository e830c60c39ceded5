import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { Instalment } from '@kargha/domain/payments/instalment';
import { reduceInstalments } from '@kargha/domain/payments/reduce-instalments';
import {
  remainingReturnAmount,
  returnMoney,
  returnWorth,
  type ReturnMoney,
} from '@kargha/domain/orders/return-money';

import { finalCreditNoteRef } from '../../documents/invoices/issue-final-credit-note.ts';
import { HttpError } from '../../http/errors.ts';
import { requireOrder, revisionOf } from '../../records/change-order.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { sendRefund } from '../../money/payments/send-refund.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { updateOrder, type OrderRecord } from '../../records/order-record.ts';
import { returnRef } from '../../records/return-record.ts';
import { readRefundableMoney, type RefundableMoney } from '../../money/refunds/refundable-money.ts';
import { replaceFailedRefunds } from '../../money/refunds/failed-refunds.ts';
import { describeSettlement, settleGoods } from '../../money/refunds/settle-goods.ts';
import {
  decideSecondPerson,
  type Approval,
  type RefundAsk,
} from '../../money/refunds/second-person.ts';
import type { SplitRefund } from '../../money/refunds/split-refund.ts';
import { declineExchange } from '../exchanges/exchange-stock.ts';
import { auditReturn, requireReturnForStep, type ReturnChange } from './return-steps.ts';

/**
 * Refunds a received return: deducts it from the balance first, then refunds payments, then the gift card. The
 * return stays `received` until everything has been refunded; after a failed refund only the rest can be refunded
 * again. An exchange ends with it. Above the limit of the shop it waits for a second person first. Throws 404, 409 stale, not_allowed, refund_under_way and too_much.
 */
export async function refundReturn(
  context: PaymentContext,
  change: ReturnChange & { approval?: Approval },
  amount: number,
): Promise<OrderReturn & { isWaiting: boolean }> {
  const { actor, at, answer } = change;
  const {
    asked: input,
    refundIds,
    isWaiting,
  } = await inTransaction(async (transaction) => {
    const orderReturn = await requireReturnForStep(transaction, change, 'refunded');
    if (orderReturn.refundId !== null) throw underWay();
    const order = await requireOrder(transaction, orderReturn.orderId);
    const money = await readRefundableMoney(transaction, order, change.approval);
    const before = requireRemaining(order, orderReturn, money, amount);
    const input = {
      amount: paise(amount),
      purpose: 'return',
      initiatedFrom: 'return',
      note: orderReturn.reason,
      returnId: orderReturn.id,
      by: actor,
      at,
    } as const;
    const finalNote = await transaction.get(finalCreditNoteRef(order.id));
    const unpaid = order.instalments ?? [];
    const ask = askOf(orderReturn, unpaid, { amount: input.amount, reason: answer });
    const asking = { ask, money, by: actor, at, approval: change.approval };
    const second = await decideSecondPerson(transaction, order, asking);
    if (second.mustWait) return waitingReturn(orderReturn, second);
    const funds = { money, unpaid, hasFinalCreditNote: finalNote.exists };
    const settled = settleGoods(transaction, order, funds, { ...input, ...second.approver });
    const changes = {
      ...declineExchange(transaction, orderReturn, { actor, at }),
      refundId: replaceEarlier(transaction, money, input.returnId, settled) ?? settled.adjustmentId,
      ...creditedField(orderReturn, settled.credited),
      revision: (orderReturn.revision ?? 0) + 1,
      updatedAt: at,
      ...stateIfComplete(settled, before),
    };
    transaction.update(returnRef(orderReturn.id), answer === '' ? changes : { ...changes, answer });
    const asked = { ...orderReturn, ...changes };
    auditReturn(transaction, orderReturn, asked, { actor, at, reason: answer });
    const what = describeSettlement(settled, 'returned');
    const cause = `return-refund-${revisionOf(order)}`;
    updateOrder(transaction, order, { cause, what, by: actor, at }, settled.changes);
    second.record();
    return { asked, refundIds: settled.refundIds, isWaiting: false };
  });
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return { ...input, isWaiting };
}

function askOf(
  { id: returnId }: OrderReturn,
  unpaid: readonly Instalment[],
  { amount, reason }: { amount: Paise; reason: string },
): RefundAsk {
  const ask = { kind: 'return', returnId, reason, includesShipping: false } as const;
  return {
    ...ask,
    asked: amount,
    amount: paise(amount - reduceInstalments(unpaid, amount).credited),
  };
}

function waitingReturn(asked: OrderReturn, second: { ask: () => unknown }) {
  second.ask();
  return { asked, refundIds: [], isWaiting: true };
}

/** What has been refunded for the return so far. Throws 409 too_much when the amount exceeds the rest of its worth. */
function requireRemaining(
  order: OrderRecord,
  orderReturn: OrderReturn,
  { earlierRefunds, settled }: RefundableMoney,
  amount: number,
): ReturnMoney {
  const before = returnMoney(orderReturn, earlierRefunds);
  const worth = returnWorth(order, orderReturn, settled);
  refuseMoreThan(remainingReturnAmount(before, worth), amount);
  return before;
}

/** The refund of the return from now on; earlier ones that failed are not sent as well. */
function replaceEarlier(
  transaction: Transaction,
  { earlierRefunds }: RefundableMoney,
  returnId: string,
  { refundIds, cardRefundId }: SplitRefund,
): string | null {
  const by = refundIds[0] ?? cardRefundId;
  const ofReturn = earlierRefunds.filter((one) => one.returnId === returnId);
  if (by !== null) replaceFailedRefunds(transaction, ofReturn, { by });
  return by;
}

function creditedField(
  { credited: before = paise(0) }: OrderReturn,
  credited: Paise,
): Partial<OrderReturn> {
  return credited === 0 ? {} : { credited: sumPaise([before, credited]) };
}

/** A gift card refund and a deduction from the balance take effect at once. */
function stateIfComplete(
  { refundIds }: SplitRefund,
  { waiting }: ReturnMoney,
): Partial<OrderReturn> {
  return refundIds.length === 0 && waiting === 0 ? { state: 'refunded' } : {};
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
