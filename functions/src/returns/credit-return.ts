import { formatPaise } from '@kargha/domain/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/paise';
import { creditParts } from '@kargha/domain/part-credit';
import { mostRefundable } from '@kargha/domain/refund-plan';
import type { OrderReturn } from '@kargha/domain/return';

import { conflict } from '../http/errors.ts';
import { creditedLetter } from '../instalments/instalment-letters.ts';
import { loweredParts } from '../instalments/lowered-parts.ts';
import { endNoteRef } from '../invoices/credit-order-end.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueMail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { UNPAID_PART, writePartCredit } from '../records/payment-record.ts';
import type { OrderMoney } from '../refunds/money-left.ts';
import { claimOf } from '../refunds/refund-parts.ts';

/** A received return of which so much is settled now. */
interface Settling {
  one: OrderReturn;
  order: OrderRecord;
  amount: Paise;
  money: OrderMoney;
}

/** How a return is settled: what is taken off the parts that are owed, and what was paid and goes back. */
export interface PlannedCredit extends Pick<Settling, 'one' | 'order'> {
  credited: Paise;
  rest: Paise;
  /** the note of the order's end has taken all that was not paid off its invoice */
  isNoted: boolean;
}

/**
 * Goods that were not paid for are not paid back: their worth is taken off what is owed first. Reads only. Throws 409
 * too_much when so much was neither owed nor paid.
 */
export async function planCredit(
  transaction: Transaction,
  { one, order, amount, money }: Settling,
): Promise<PlannedCredit> {
  const { credited } = creditParts(order.instalments ?? [], amount);
  const rest = paise(amount - credited);
  const most = mostRefundable(money.payments, money.cardLeft);
  if (credited > 0 && rest > most) throw tooMuch(sumPaise([credited, most]));
  const hasEnded = credited > 0 && order.state === 'returned';
  const isNoted = hasEnded && (await transaction.get(endNoteRef(order.id))).exists;
  return { one, order, credited, rest, isNoted };
}

/** What a credit writes besides its own row and letter. */
interface WrittenCredit {
  /** null when nothing was taken off, or the end of the order has its note */
  refundId: string | null;
  ofReturn: Partial<OrderReturn>;
  ofOrder: Record<string, unknown>;
  /** for the history; undefined when nothing was taken off */
  what?: string;
}

/** Lowers the parts; the row of it brings the credit note with the pieces, as the row of a refund does. */
export function writeCredit(
  transaction: Transaction,
  { one, order, credited, isNoted }: PlannedCredit,
  at: Date,
): WrittenCredit {
  if (credited === 0) return { refundId: null, ofReturn: {}, ofOrder: {} };
  const lowered = loweredParts(order, credited, at);
  const mail = creditedLetter(order, credited, lowered.instalments);
  queueMail(transaction, `return_${one.id}_credited`, mail);
  const row = {
    orderId: order.id,
    paymentId: UNPAID_PART,
    amount: credited,
    reason: 'return',
    initiatedFrom: 'return',
    note: one.reason,
    returnId: one.id,
    claim: claimOf(order, { returnId: one.id }),
  } as const;
  return {
    refundId: isNoted ? null : writePartCredit(transaction, row, at),
    ofReturn: { credited: sumPaise([one.credited ?? paise(0), credited]) },
    ofOrder: lowered.changes,
    what: `${formatPaise(credited)} taken off what is owed, for returned pieces`,
  };
}

function tooMuch(most: Paise) {
  const sentence = `Only ${formatPaise(most)} of this order can still be credited or refunded.`;
  return conflict('too_much', sentence, { left: most });
}
