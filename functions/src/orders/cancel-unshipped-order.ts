import { canMove } from '@kargha/domain/orders/order-state';
import { paise, sumPaise } from '@kargha/domain/money/paise';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import { isPaid } from '@kargha/domain/payments/payment';
import { release } from '@kargha/domain/stock/stock';

import { orderCancelledEmail } from '../mail/order-emails.ts';
import { releaseCodes, readOrderCodes } from '../payments/checkout/order-codes.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { readRefundableMoney } from '../refunds/refundable-money.ts';
import { unspendableCardChanges, refundDueChanges } from '../refunds/refund-due-changes.ts';
import { queueAllRefunds } from '../refunds/refund-order.ts';
import { paymentStateAfterRefund } from '../refunds/split-refund.ts';
import { notAllowed, revisionOf } from './staff-change.ts';

export interface Cancelling {
  closedBy: 'shopper' | 'staff';
  by: string;
  reason: string;
  at: Date;
}

/** What a cancelled order has to be written with, and the refunds that wait to be sent. */
export interface Cancelled {
  changes: Record<string, unknown>;
  refundIds: string[];
}

/**
 * Cancels an order whose goods are still in the shop: its pieces are back on the shelf, its code can be used again,
 * its gift card and every payment are given back in full, and the shopper gets a letter. What came past the gateway is
 * owed until staff have given it back by hand. The caller writes the step.
 */
export async function cancelUnshippedOrder(
  transaction: Transaction,
  order: OrderRecord,
  { closedBy, by, reason, at }: Cancelling,
): Promise<Cancelled> {
  if (!canMove(order.state, 'cancelled') || order.shipments.length > 0) throw notAllowed(order);
  const codes = await readOrderCodes(transaction, order);
  const { payments } = await readRefundableMoney(transaction, order);
  const { id: orderId, holdRound: round } = order;
  // Code and card are held as long as the pieces: whatever closed the order before gave all of them back.
  if (order.stockHeld) {
    changeStock(transaction, order.lines, release, { orderId, round, by, at });
  }
  const onCard = order.stockHeld ? releaseCodes(transaction, order, codes, { by, at }) : null;
  const refundIds = queueAllRefunds(transaction, order, payments, {
    reason: 'cancelled',
    initiatedFrom: closedBy === 'staff' ? 'admin' : 'auto',
    note: reason,
    by,
    at,
  });
  const totalOf = (isByHand: boolean) =>
    sumPaise(
      payments.map(({ left, byHand }) => ((byHand !== null) === isByHand ? left : paise(0))),
    );
  const email = orderCancelledEmail(
    order,
    { reason, closedBy },
    {
      back: totalOf(false),
      byHand: totalOf(true),
      onCard,
      owedBefore: sumPaise(unpaidInstalments(order).map(({ amount }) => amount)),
    },
  );
  queueEmail(transaction, emailId(order), email);
  const parts = payments.map(({ left: amount, byHand }) => ({ amount, byHand }));
  const owing = { needsReview: null, ...refundDueChanges({ ...order, needsReview: null }, parts) };
  const review = { ...owing, ...unspendableCardChanges(owing, onCard) };
  const changes = { closedBy, stockHeld: false, holdExpiresAt: null };
  return {
    changes: { ...review, ...changes, ...refundedStateChanges(order), cancelRequest: null },
    refundIds,
  };
}

/** What the gateway still has to give back says so itself, once it is back; nothing says it when there is no such part. */
function refundedStateChanges(order: OrderRecord): Record<string, unknown> {
  const { payment, giftCard } = order;
  if (!isPaid(payment.state)) return {};
  const back = { refunded: payment.refunded, onCard: giftCard?.amount ?? paise(0) };
  const state = paymentStateAfterRefund(order, back);
  return state === 'refunded' ? { 'payment.state': state } : {};
}

/** An order that was cancelled once may have come back by a late payment: its second letter needs an id of its own. */
function emailId(order: OrderRecord): string {
  const first = `order_${order.id}_cancelled`;
  return order.stateTimes.cancelled ? `${first}-${revisionOf(order) + 1}` : first;
}
