import { canMove } from '@kargha/domain/orders/order-state';
import { orderBalance } from '@kargha/domain/payments/order-balance';
import { paise, sumPaise } from '@kargha/domain/money/paise';
import { prepaidShare } from '@kargha/domain/payments/prepaid-share';
import { isPaid } from '@kargha/domain/payments/payment';
import { release } from '@kargha/domain/stock/stock';

import { orderCancelledEmail } from '../mail/order-emails.ts';
import { releaseCodes, readOrderCodes } from '../money/checkout/order-codes.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/email-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { readRefundableMoney } from '../money/refunds/refundable-money.ts';
import {
  manualAmount,
  refundDueChanges,
  unspendableCardChanges,
} from '../money/refunds/refund-due-changes.ts';
import { replaceFailedRefunds } from '../money/refunds/failed-refunds.ts';
import { paymentStateAfterRefund, queueAllRefunds } from '../money/refunds/split-refund.ts';
import { notAllowed, revisionOf } from '../records/change-order.ts';

export interface Cancelling {
  closedBy: 'shopper' | 'staff';
  by: string;
  reason: string;
  at: Date;
  /** the second person, where one was needed */
  approvedBy?: string;
}

export interface Cancelled {
  changes: Record<string, unknown>;
  refundIds: string[];
}

/**
 * Cancels an order that has not shipped: releases its stock, its discount code and its gift card, refunds every
 * payment, and queues the email. Offline payments become refunds due, until staff record a manual refund. The
 * caller writes the event.
 */
export async function cancelUnshippedOrder(
  transaction: Transaction,
  order: OrderRecord,
  { closedBy, by, reason, at, ...approver }: Cancelling,
): Promise<Cancelled> {
  if (!canMove(order.state, 'cancelled') || order.shipments.length > 0) throw notAllowed(order);
  const codes = await readOrderCodes(transaction, order);
  const { payments, earlierRefunds } = await readRefundableMoney(transaction, order);
  const { id: orderId, holdRound: round } = order;
  // Code and gift card are reserved as long as the stock: closing the order earlier has already released them.
  if (order.stockHeld) {
    changeStock(transaction, order.lines, release, { orderId, round, by, at });
  }
  const onCard = order.stockHeld ? releaseCodes(transaction, order, codes, { by, at }) : null;
  const queued = queueAllRefunds(transaction, order, payments, {
    purpose: 'cancellation',
    initiatedFrom: closedBy === 'staff' ? 'admin' : 'auto',
    note: reason,
    by,
    at,
    ...approver,
  });
  const [first] = queued;
  if (first) replaceFailedRefunds(transaction, earlierRefunds, { by: first.refundId });
  const byHand = manualAmount(queued);
  const email = orderCancelledEmail(
    order,
    { reason, closedBy },
    {
      back: paise(sumPaise(queued.map(({ amount }) => amount)) - byHand),
      byHand,
      onCard,
      owedBefore: orderBalance(order).balanceDue,
    },
  );
  queueEmail(transaction, emailId(order), email);
  const reviewReasons = order.reviewReasons.filter(({ code }) => code === 'refund_due');
  const owing = refundDueChanges({ ...order, reviewReasons }, queued, at);
  const review = { ...owing, ...unspendableCardChanges(owing, onCard, at) };
  const changes = { closedBy, stockHeld: false, holdExpiresAt: null };
  return {
    changes: { ...review, ...changes, ...refundedStateChanges(order), cancelRequest: null },
    refundIds: queued.map(({ refundId }) => refundId),
  };
}

/** A gateway refund sets this state when it is processed; without one, nothing else would. */
function refundedStateChanges(order: OrderRecord): Record<string, unknown> {
  const { payment } = order;
  if (!isPaid(payment.state)) return {};
  const back = { refunded: payment.refunded, onCard: prepaidShare(order) };
  const state = paymentStateAfterRefund(order, back);
  return state === 'refunded' ? { 'payment.state': state } : {};
}

/** An order can be cancelled again after a late payment: the second email needs its own id. */
function emailId(order: OrderRecord): string {
  const first = `order_${order.id}_cancelled`;
  return order.stateTimes.cancelled ? `${first}-${revisionOf(order) + 1}` : first;
}
