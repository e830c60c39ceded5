import { formatPaise } from '@kargha/domain/money-format';
import { canMove } from '@kargha/domain/order-state';
import { isOffline, OFFLINE_METHOD_LABELS } from '@kargha/domain/offline-payment';
import { paise, sumPaise, type Paise } from '@kargha/domain/paise';
import { release } from '@kargha/domain/stock';

import { cancelledLetter } from '../mail/order-letters.ts';
import { giveCodesBack, readOwnCodes } from '../payments/order-codes.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueMail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { moneyLeft, type MoneyLeft } from '../refunds/money-left.ts';
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
 * for staff to send back. The caller writes the step.
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
  const back = sumPaise(payments.map(({ left }) => left));
  queueMail(transaction, `order_${orderId}_cancelled`, cancelledLetter(order, reason, back));
  const byBank = paidByBank(order, payments);
  const needsReview =
    byBank > 0 ? `${formatPaise(byBank)} came ${byWay(order)}: please send it back.` : null;
  const changes = { closedBy, stockHeld: false, holdExpiresAt: null, needsReview };
  return { changes: { ...changes, cancelRequest: null }, refundIds };
}

function byWay({ instalments, payment: { method } }: OrderRecord): string {
  if (instalments || !isOffline(method)) return 'by bank transfer';
  return `past the gateway (${OFFLINE_METHOD_LABELS[method].toLowerCase()})`;
}

/** What no payment of the gateway has paid: the whole, or parts. */
function paidByBank({ instalments, payment }: OrderRecord, money: readonly MoneyLeft[]): Paise {
  if (!instalments) {
    return paise(isOffline(payment.method) ? payment.captured - payment.refunded : 0);
  }
  const atGateway = new Set(money.map(({ paymentId }) => paymentId));
  return sumPaise(
    instalments.flatMap(({ paymentId, amount }) =>
      paymentId !== null && !atGateway.has(paymentId) ? [amount] : [],
    ),
  );
}
