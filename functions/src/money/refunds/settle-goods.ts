import type { Instalment } from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { reduceInstalments } from '@kargha/domain/payments/reduce-instalments';
import { mostRefundable } from '@kargha/domain/payments/refund-plan';
import type { GoodsPurpose } from '@kargha/domain/payments/refund-purpose';

import { conflict } from '../../http/errors.ts';
import { balanceReducedEmail } from '../instalments/instalment-emails.ts';
import { reducedInstalments } from '../instalments/reduced-instalments.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { writeBalanceAdjustment } from '../../records/balance-adjustment-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { RefundableMoney } from './refundable-money.ts';
import { refundGroupOf, splitRefund, type RefundInput, type SplitRefund } from './split-refund.ts';

export interface GoodsRefund extends RefundInput {
  purpose: GoodsPurpose;
  initiatedFrom: 'admin' | 'return';
}

/** `credited` reduced the balance due, `rest` is refunded. */
export interface GoodsSettlement extends SplitRefund {
  credited: Paise;
  rest: Paise;
  adjustmentId: string | null;
  instalments: readonly Instalment[];
}

interface Funds {
  money: RefundableMoney;
  /** unpaid instalments, which the goods reduce */
  unpaid: readonly Instalment[];
  /** true when the final credit note has already credited everything that was not paid */
  hasFinalCreditNote?: boolean;
}

/**
 * Refunds the price of goods. What is not paid yet is not refunded: it reduces the unpaid instalments first. Both
 * belong to one refund group, so that one credit note has all items. Throws 409 too_much when the price exceeds
 * what was owed and paid.
 */
export function settleGoods(
  transaction: Transaction,
  order: OrderRecord,
  { money, unpaid, hasFinalCreditNote = false }: Funds,
  input: GoodsRefund,
): GoodsSettlement {
  const { credited } = reduceInstalments(unpaid, input.amount);
  const rest = paise(input.amount - credited);
  // A duplicate payment has not paid for goods; it goes back as a whole.
  const sources = { ...money, payments: money.payments.filter(({ isDuplicate }) => !isDuplicate) };
  const paid = mostRefundable(sources.payments, sources.prepaidLeft);
  const max = paise(Math.max(0, paid - money.reserved));
  if (credited > 0 && rest > max) throw tooMuch(sumPaise([credited, max]));
  const refunded = splitRefund(transaction, order, sources, { ...input, amount: rest });
  const adjusted = adjustBalance(
    transaction,
    order,
    { ...input, amount: credited },
    hasFinalCreditNote,
  );
  const changes = { ...refunded.changes, ...adjusted.changes };
  return { ...refunded, ...adjusted, changes, credited, rest };
}

/** Reduces the instalments, and emails the buyer unless the email about the removed items does. */
function adjustBalance(
  transaction: Transaction,
  order: OrderRecord,
  { by: _by, at, speedRequested: _speed, approvedBy: _second, ...input }: GoodsRefund,
  hasFinalCreditNote: boolean,
): Pick<GoodsSettlement, 'adjustmentId' | 'instalments' | 'changes'> {
  const { instalments = [] } = order;
  const { amount } = input;
  if (amount === 0) return { adjustmentId: null, instalments, changes: {} };
  const { cause, emailId } = namesOf(order, input);
  const adjustment = { ...input, orderId: order.id, claim: refundGroupOf(order, input) };
  const adjustmentId = hasFinalCreditNote
    ? null
    : writeBalanceAdjustment(transaction, adjustment, cause, at);
  const isRemoved = input.purpose === 'removed_items';
  const reduction = { cause: isRemoved ? 'reduced' : 'credited', at } as const;
  const reduced = reducedInstalments(order, amount, reduction);
  if (!isRemoved) {
    queueEmail(transaction, emailId, balanceReducedEmail(order, amount, reduced.instalments));
  }
  return { adjustmentId, ...reduced };
}

/** A return reduces the balance once, anything else once per change of the order. */
function namesOf(
  { id, revision = 0 }: OrderRecord,
  { purpose, returnId }: Pick<GoodsRefund, 'purpose' | 'returnId'>,
): { cause: string; emailId: string } {
  if (returnId !== undefined) {
    return { cause: `return-${returnId}`, emailId: `return_${returnId}_credited` };
  }
  const cause = `${purpose}-${revision + 1}`;
  return { cause, emailId: `order_${id}_${cause}` };
}

export function describeSettlement(
  { credited, rest }: Pick<GoodsSettlement, 'credited' | 'rest'>,
  pieces: 'returned' | 'undelivered',
): string {
  if (credited === 0) return describeRefundRequest(rest);
  const off = `${formatPaise(credited)} deducted from the balance due, for ${pieces} items`;
  return rest > 0 ? `${off}; refund of ${formatPaise(rest)} requested` : off;
}

export function describeRefundRequest(amount: Paise): string {
  return `Refund of ${formatPaise(amount)} requested`;
}

function tooMuch(max: Paise) {
  const sentence = `Only ${formatPaise(max)} of this order can still be credited or refunded.`;
  return conflict('too_much', sentence, { left: max });
}
