import type { Instalment } from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { reduceInstalments } from '@kargha/domain/payments/reduce-instalments';
import { mostRefundable } from '@kargha/domain/payments/refund-plan';

import { conflict } from '../../http/errors.ts';
import { balanceReducedEmail } from '../instalments/instalment-emails.ts';
import { reducedInstalments } from '../instalments/reduced-instalments.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { RefundableMoney } from './refundable-money.ts';

/** How returned or undelivered goods are settled: `credited` reduces the balance due, `rest` is refunded. */
export interface Settlement {
  credited: Paise;
  rest: Paise;
}

/**
 * Unpaid goods are not refunded: their value reduces the unpaid instalments first. Throws 409 too_much when the
 * amount exceeds what was owed and paid.
 */
export function planSettlement(
  parts: readonly Instalment[],
  amount: Paise,
  { payments, cardLeft }: Pick<RefundableMoney, 'payments' | 'cardLeft'>,
): Settlement {
  const { credited } = reduceInstalments(parts, amount);
  const rest = paise(amount - credited);
  const max = mostRefundable(payments, cardLeft);
  if (credited > 0 && rest > max) throw tooMuch(sumPaise([credited, max]));
  return { credited, rest };
}

export function describeSettlement(
  { credited, rest }: Settlement,
  pieces: 'returned' | 'undelivered',
): string {
  if (credited === 0) return describeRefundRequest(rest);
  const off = `${formatPaise(credited)} deducted from the balance due, for ${pieces} items`;
  return rest > 0 ? `${off}; refund of ${formatPaise(rest)} requested` : off;
}

export function describeRefundRequest(amount: Paise): string {
  return `Refund of ${formatPaise(amount)} requested`;
}

/** Reduces the instalments and emails the buyer. Returns the changes to the order. */
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

function tooMuch(max: Paise) {
  const sentence = `Only ${formatPaise(max)} of this order can still be credited or refunded.`;
  return conflict('too_much', sentence, { left: max });
}
