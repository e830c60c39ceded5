import type { RefundRequest } from '@kargha/domain/order-requests';
import { formatPaise } from '@kargha/domain/money-format';
import { paise, type Paise } from '@kargha/domain/paise';

import { HttpError } from '../http/errors.ts';
import { changeByStaff, recordStep, type Changed } from '../orders/staff-change.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { performRefund } from '../payments/perform-refund.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { queueRefund, type RefundRecord } from '../records/payment-record.ts';
import { moneyLeft, type MoneyLeft } from './money-left.ts';

export interface Refunded extends Changed {
  refundId: string;
}

/**
 * Staff give a part of an order's money back. Throws 409 stale, and too_much when the amount is more than what was
 * captured and has not been given back. What the gateway cannot take now is sent by the sweeper, under the same id.
 */
export async function refundByStaff(
  context: PaymentContext,
  staff: { orderId: string; actor: string },
  { revision, amount, reason }: RefundRequest,
): Promise<Refunded> {
  const at = context.now();
  const done = await changeByStaff({ ...staff, revision, at }, async (transaction, order) => {
    const money = await moneyLeft(transaction, order.id);
    const from = paymentFor(money, paise(amount));
    const refundId = queue(transaction, order, from, {
      amount: paise(amount),
      reason: 'requested',
      initiatedFrom: 'admin',
      note: reason,
      at,
    });
    const changed = recordStep(transaction, order, {
      action: 'refund',
      to: order.state,
      what: `Refund of ${formatPaise(paise(amount))} requested`,
      actor: staff.actor,
      at,
      note: reason,
    });
    return { ...changed, refundId };
  });
  await performRefund(context, done.refundId);
  return done;
}

/** The payment that can give an amount back. Throws 409 too_much with what is left when none can. */
export function paymentFor(money: readonly MoneyLeft[], amount: Paise): MoneyLeft {
  const fit = money.find(({ left }) => left >= amount);
  if (fit) return fit;
  const most = paise(Math.max(0, ...money.map(({ left }) => left)));
  const sentence =
    most > 0
      ? `Only ${formatPaise(most)} of this order can still be refunded.`
      : 'All that was paid for this order has been refunded already.';
  throw new HttpError(409, 'too_much', sentence, { left: most });
}

interface Wanted extends Pick<RefundRecord, 'amount' | 'reason' | 'initiatedFrom'> {
  note: string;
  returnId?: string;
  at: Date;
}

/** Queues one more refund of a payment. */
export function queue(
  transaction: Transaction,
  order: OrderRecord,
  { paymentId, refunds }: MoneyLeft,
  { at, ...wanted }: Wanted,
): string {
  const refund = { ...wanted, orderId: order.id, paymentId };
  return queueRefund(transaction, refund, refunds + 1, at);
}

/** Queues refunds of all that is left of an order's payments; gives their ids. */
export function queueAll(
  transaction: Transaction,
  order: OrderRecord,
  money: readonly MoneyLeft[],
  wanted: Omit<Wanted, 'amount'>,
): string[] {
  return money
    .filter(({ left }) => left > 0)
    .map((one) => queue(transaction, order, one, { ...wanted, amount: one.left }));
}
