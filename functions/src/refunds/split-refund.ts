import { refundedToGiftCard } from '@kargha/domain/pricing/gift-card';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { advancePayment, type PaymentState } from '@kargha/domain/payments/payment';
import { mostRefundable, planRefund } from '@kargha/domain/payments/refund-plan';

import { HttpError } from '../http/errors.ts';
import { giftCardRefundEmail } from '../mail/order-emails.ts';
import type { Transaction } from '../platform/firestore.ts';
import { restoreGiftCard, type GiftCardRefund } from '../records/gift-card-record.ts';
import { queueEmail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import {
  GIFT_CARD_PAYMENT,
  recordRefundDue,
  queueRefund,
  writeCardRefund,
  type RefundRecord,
} from '../records/payment-record.ts';
import type { RefundablePayment, RefundableMoney } from './refundable-money.ts';
import { unspendableCardChanges, refundDueChanges } from './refund-due-changes.ts';
import { markReplaced, replacedRefunds } from './replaced-refunds.ts';

export interface RefundInput extends Pick<
  RefundRecord,
  'amount' | 'reason' | 'initiatedFrom' | 'invoicedPieces'
> {
  note: string;
  returnId?: string;
  /** of what failed, and is asked for again; absent for what is a claim of its own */
  claim?: string;
  by: string;
  at: Date;
}

/** A refund as it was written: what waits to be sent to the gateway, and what the order has to be written with. */
export interface SplitRefund {
  /** of the payments; the sender leaves those alone that staff give back by hand */
  refundIds: string[];
  /** what staff have to give back by hand */
  byHand: Paise;
  /** the row of what is back on the card; null when nothing is */
  cardRefundId: string | null;
  onCard: GiftCardRefund | null;
  changes: Record<string, unknown>;
}

/**
 * Gives an amount of an order back: first of its payments, the rest onto its gift card, which has it at once. What staff
 * ask for is taken of what came twice first, and leaves the sale as it was; for goods it is taken of that last. What came
 * past the gateway is owed until staff have given it back by hand, and marks the order for them. Throws 409 too_much
 * with what is left when so much is not there.
 */
export function splitRefund(
  transaction: Transaction,
  order: OrderRecord,
  money: RefundableMoney,
  wanted: RefundInput,
): SplitRefund {
  const isForGoods = wanted.reason !== 'requested';
  const payments = isForGoods ? duplicatesLast(money.payments) : money.payments;
  const plan = planRefund(wanted.amount, payments, money.cardLeft);
  if (!plan) throw tooMuch(order, mostRefundable(money.payments, money.cardLeft));
  const ofSecondPayments = plan.parts.filter(({ from }) => from.isDuplicate && !isForGoods);
  const refundIds = plan.parts.map((part) => {
    const reason = ofSecondPayments.includes(part) ? 'second_payment' : wanted.reason;
    return queuePaymentRefund(transaction, order, part.from, {
      ...wanted,
      amount: part.amount,
      reason,
    });
  });
  const onCard = refundToGiftCard(transaction, order, money, { ...wanted, amount: plan.card });
  const owed = plan.parts.map(({ from: { byHand: way }, amount }) => ({ byHand: way, amount }));
  const byHand = sumPaise(owed.map((one) => (one.byHand === null ? paise(0) : one.amount)));
  const { cardRefundId, back } = onCard;
  const owing = { ...onCard.changes, ...refundDueChanges(order, owed) };
  const changes = { ...owing, ...unspendableCardChanges({ ...order, ...owing }, back) };
  const twice = ofSecondPayments.map(({ from, amount }) => ({ paymentId: from.paymentId, amount }));
  const replaced = replacedRefunds(money.given, { ...wanted, ofSecondPayments: twice });
  const retriedAs = refundIds[0] ?? cardRefundId;
  // None is replaced where nothing was written, because all of it was taken off a debt.
  if (retriedAs !== null) markReplaced(transaction, replaced, retriedAs);
  return { refundIds, byHand, cardRefundId, onCard: back, changes };
}

function duplicatesLast(payments: readonly RefundablePayment[]): RefundablePayment[] {
  return payments.toSorted((one, other) => Number(one.isDuplicate) - Number(other.isDuplicate));
}

/** Writes one more refund of a payment: for the gateway, or for staff to give back by hand. */
export function queuePaymentRefund(
  transaction: Transaction,
  order: OrderRecord,
  { paymentId, refunds, byHand }: RefundablePayment,
  { at, by, ...wanted }: RefundInput,
): string {
  const refund = { ...wanted, orderId: order.id, paymentId, claim: refundGroupOf(order, wanted) };
  const write = byHand === null ? queueRefund : recordRefundDue;
  return write(transaction, refund, refunds + 1, at);
}

/**
 * A return is paid back once, and so are undelivered pieces, also when their first try failed; anything else is one
 * change of its order.
 */
export function refundGroupOf(
  { id, revision = 0 }: Pick<OrderRecord, 'id' | 'revision'>,
  { returnId, claim }: Pick<RefundInput, 'returnId' | 'claim'>,
): string {
  if (claim !== undefined) return claim;
  return returnId === undefined ? `${id}_${revision + 1}` : `return_${returnId}`;
}

/** Where an order's money stands once so much is back, by the gateway and on its card together. */
export function paymentStateAfterRefund(
  { payment, giftCard }: Pick<OrderRecord, 'payment' | 'giftCard'>,
  back: { refunded: Paise; onCard: Paise },
): PaymentState {
  const isAll = back.refunded >= payment.captured && back.onCard >= (giftCard?.amount ?? 0);
  return advancePayment(payment.state, isAll ? 'refunded' : 'partially_refunded');
}

function refundToGiftCard(
  transaction: Transaction,
  order: OrderRecord,
  money: RefundableMoney,
  { by, ...wanted }: RefundInput,
): Pick<SplitRefund, 'cardRefundId' | 'changes'> & { back: GiftCardRefund | null } {
  const { giftCard } = order;
  const { amount, at } = wanted;
  if (!giftCard || !money.card || amount === 0) {
    return { cardRefundId: null, back: null, changes: {} };
  }
  const count = money.cardRefunds + 1;
  const { cardId } = giftCard;
  const cause = { cardId, orderId: order.id, amount, round: `refund-${count}`, by, at };
  const back = restoreGiftCard(transaction, money.card, cause);
  const claim = refundGroupOf(order, wanted);
  const refund = { ...wanted, orderId: order.id, paymentId: GIFT_CARD_PAYMENT, claim };
  const cardRefundId = writeCardRefund(transaction, refund, count, at);
  queueEmail(transaction, `refund_${cardRefundId}`, giftCardRefundEmail(order, back));
  const onCard = sumPaise([refundedToGiftCard(order), amount]);
  const state = paymentStateAfterRefund(order, { refunded: order.payment.refunded, onCard });
  const changes = { 'giftCard.refunded': onCard, 'payment.state': state };
  return { cardRefundId, back, changes };
}

const GIVEN_BACK = 'Everything paid for this order has already been refunded.';

const NOTHING_PAID = 'Nothing has been paid for this order yet.';

function tooMuch({ payment, giftCard }: OrderRecord, most: Paise): HttpError {
  const nothingLeft = payment.captured === 0 && !giftCard ? NOTHING_PAID : GIVEN_BACK;
  const sentence =
    most > 0 ? `Only ${formatPaise(most)} of this order can still be refunded.` : nothingLeft;
  return new HttpError(409, 'too_much', sentence, { left: paise(most) });
}
