import type { Instalment } from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { reduceInstalments } from '@kargha/domain/payments/reduce-instalments';
import { mostRefundable } from '@kargha/domain/payments/refund-plan';

import { conflict } from '../http/errors.ts';
import { balanceReducedEmail } from '../instalments/instalment-emails.ts';
import { reducedInstalments } from '../instalments/reduced-instalments.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import type { RefundableMoney } from './refundable-money.ts';

/**
 * How goods that came back or never left are settled: what is taken off the parts that are owed, and what was paid and
 * goes back.
 */
export interface Settlement {
  credited: Paise;
  rest: Paise;
}

/**
 * Goods that were not paid for are not paid back: their worth is taken off the unpaid ones of these parts first. Throws
 * 409 too_much when so much was neither owed nor paid.
 */
export function planSettlement(
  parts: readonly Instalment[],
  amount: Paise,
  { payments, cardLeft }: Pick<RefundableMoney, 'payments' | 'cardLeft'>,
): Settlement {
  const { credited } = reduceInstalments(parts, amount);
  const rest = paise(amount - credited);
  const most = mostRefundable(payments, cardLeft);
  if (credited > 0 && rest > most) throw tooMuch(sumPaise([credited, most]));
  return { credited, rest };
}

/** What the order's history says of it, of pieces that were returned or came back undelivered. */
export function describeSettlement(
  { credited, rest }: Settlement,
  pieces: 'returned' | 'undelivered',
): string {
  if (credited === 0) return describeRefundRequest(rest);
  const off = `${formatPaise(credited)} deducted from the balance due, for ${pieces} items`;
  return rest > 0 ? `${off}; refund of ${formatPaise(rest)} requested` : off;
}

/** What the order's history says of money alone. */
export function describeRefundRequest(amount: Paise): string {
  return `Refund of ${formatPaise(amount)} requested`;
}

/** Lowers the parts and tells the buyer. Gives what the order has to be written with. */
export function applyToBalance(
  transaction: Transaction,
  order: OrderRecord,
  credited: Paise,
  { mailId, at }: { mailId: string; at: Date },
): Record<string, unknown> {
  const { instalments, changes } = reducedInstalments(order, credited, {
    cause: 'credited',
    at,
  });
  queueEmail(transaction, mailId, balanceReducedEmail(order, credited, instalments));
  return changes;
}

function tooMuch(most: Paise) {
  const sentence = `Only ${formatPaise(most)} of this order can still be credited or refunded.`;
  return conflict('too_much', sentence, { left: most });
}
