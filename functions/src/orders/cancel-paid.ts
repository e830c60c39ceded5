import { canMove } from '@kargha/domain/order-state';
import { paise, sumPaise } from '@kargha/domain/paise';
import { release } from '@kargha/domain/stock';

import { cancelledLetter } from '../mail/order-letters.ts';
import { giveCodesBack, readOwnCodes } from '../payments/checkout/order-codes.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueMail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { moneyLeft } from '../refunds/money-left.ts';
import { owedChanges } from '../refunds/owed-changes.ts';
import { queueAll } from '../refunds/refund-order.ts';
import { notAllowed } from './staff-change.ts';

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
export async function cancelGoods(
  transaction: Transaction,
  order: OrderRecord,
  { closedBy, by, reason, at }: Cancelling,
): Promise<Cancelled> {
  if (!canMove(order.state, 'cancelled') || order.shipments.length > 0) throw notAllowed(order);
  const codes = await readOwnCodes(transaction, order);
  const { payments } = await moneyLeft(transaction, order);
  const { id: orderId, holdRound: round } = order;
  if (order.stockHeld) changeStock(transaction, order.lines, release, { orderId, round, by, at });
  giveCodesBack(transaction, order, codes, { by, at });
  const refundIds = queueAll(transaction, order, payments, {
    reason: 'cancelled',
    initiatedFrom: closedBy === 'staff' ? 'admin' : 'auto',
    note: reason,
    by,
    at,
  });
  const sumOf = (isByHand: boolean) =>
    sumPaise(
      payments.map(({ left, byHand }) => ((byHand !== null) === isByHand ? left : paise(0))),
    );
  const letter = cancelledLetter(order, reason, sumOf(false), sumOf(true));
  queueMail(transaction, `order_${orderId}_cancelled`, letter);
  const parts = payments.map(({ left: amount, byHand }) => ({ amount, byHand }));
  const owed = owedChanges({ ...order, needsReview: null }, parts);
  const changes = { closedBy, stockHeld: false, holdExpiresAt: null };
  return { changes: { needsReview: null, ...changes, ...owed, cancelRequest: null }, refundIds };
}
