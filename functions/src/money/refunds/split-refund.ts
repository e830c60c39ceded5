import { refundedToGiftCard } from '@kargha/domain/pricing/gift-card';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { advancePayment, type PaymentState } from '@kargha/domain/payments/payment';
import { mostRefundable, planRefund } from '@kargha/domain/payments/refund-plan';

import { HttpError } from '../../http/errors.ts';
import { giftCardRefundEmail } from '../../mail/order-emails.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { restoreGiftCard, type GiftCardRefund } from '../../records/gift-card-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import {
  GIFT_CARD_PAYMENT,
  recordRefundDue,
  queueRefund,
  writeCardRefund,
  type RefundRecord,
} from '../../records/payment-record.ts';
import type { RefundablePayment, RefundableMoney } from './refundable-money.ts';
import {
  manualAmount,
  refundDueChanges,
  unspendableCardChanges,
  type QueuedRefund,
} from './refund-due-changes.ts';
import { markReplaced, replacedRefunds } from './replaced-refunds.ts';

export interface RefundInput extends Pick<
  RefundRecord,
  'amount' | 'reason' | 'initiatedFrom' | 'invoicedPieces'
> {
  note: string;
  returnId?: string;
  claim?: string;
  by: string;
  at: Date;
}

export interface SplitRefund {
  /** of the payments, including manual refunds, which the sender skips */
  refundIds: string[];
  /** paise that staff must refund manually */
  byHand: Paise;
  cardRefundId: string | null;
  onCard: GiftCardRefund | null;
  changes: Record<string, unknown>;
}

/**
 * Refunds an amount: payments first, the rest to the gift card, which has it at once. A refund requested by staff
 * uses duplicate payments first and does not change the sale; a refund for goods uses them last. Refunds of
 * offline payments are due until staff record them, and mark the order. Throws 409 too_much with what is left.
 */
export function splitRefund(
  transaction: Transaction,
  order: OrderRecord,
  money: RefundableMoney,
  input: RefundInput,
): SplitRefund {
  const isForGoods = input.reason !== 'requested';
  const payments = isForGoods ? duplicatesLast(money.payments) : money.payments;
  const plan = planRefund(input.amount, payments, money.cardLeft);
  if (!plan) throw tooMuch(order, mostRefundable(money.payments, money.cardLeft));
  const ofSecondPayments = plan.parts.filter(({ from }) => from.isDuplicate && !isForGoods);
  const queued = plan.parts.map((part) => {
    const reason = ofSecondPayments.includes(part) ? 'second_payment' : input.reason;
    const { amount } = part;
    return queuePaymentRefund(transaction, order, part.from, { ...input, amount, reason });
  });
  const refundIds = queued.map(({ refundId }) => refundId);
  const onCard = refundToGiftCard(transaction, order, money, { ...input, amount: plan.card });
  const { cardRefundId, back } = onCard;
  const owing = refundDueChanges(order, queued, input.at);
  const changes = {
    ...onCard.changes,
    ...owing,
    ...unspendableCardChanges(owing, back, input.at),
  };
  const duplicates = ofSecondPayments.map(({ from, amount }) => ({
    paymentId: from.paymentId,
    amount,
  }));
  const replaced = replacedRefunds(money.earlierRefunds, {
    ...input,
    ofSecondPayments: duplicates,
  });
  const retriedAs = refundIds[0] ?? cardRefundId;
  // Nothing is replaced when everything was applied to the balance.
  if (retriedAs !== null) markReplaced(transaction, replaced, retriedAs);
  return { refundIds, byHand: manualAmount(queued), cardRefundId, onCard: back, changes };
}

function duplicatesLast(payments: readonly RefundablePayment[]): RefundablePayment[] {
  return payments.toSorted((one, other) => Number(one.isDuplicate) - Number(other.isDuplicate));
}

export function queuePaymentRefund(
  transaction: Transaction,
  order: OrderRecord,
  { paymentId, refunds, byHand }: RefundablePayment,
  { at, by, ...input }: RefundInput,
): QueuedRefund {
  const refund = { ...input, orderId: order.id, paymentId, claim: refundGroupOf(order, input) };
  const write = byHand === null ? queueRefund : recordRefundDue;
  const refundId = write(transaction, refund, refunds + 1, at);
  return { refundId, amount: input.amount, byHand };
}

/**
 * A return and undelivered items are refunded once, even when the first attempt failed; anything else is one group
 * per change of the order.
 */
export function refundGroupOf(
  { id, revision = 0 }: Pick<OrderRecord, 'id' | 'revision'>,
  { returnId, claim }: Pick<RefundInput, 'returnId' | 'claim'>,
): string {
  if (claim !== undefined) return claim;
  return returnId === undefined ? `${id}_${revision + 1}` : `return_${returnId}`;
}

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
  { by, ...input }: RefundInput,
): Pick<SplitRefund, 'cardRefundId' | 'changes'> & { back: GiftCardRefund | null } {
  const { giftCard } = order;
  const { amount, at } = input;
  if (!giftCard || !money.card || amount === 0) {
    return { cardRefundId: null, back: null, changes: {} };
  }
  const count = money.cardRefunds + 1;
  const { cardId } = giftCard;
  const cause = { cardId, orderId: order.id, amount, round: `refund-${count}`, by, at };
  const back = restoreGiftCard(transaction, money.card, cause);
  const claim = refundGroupOf(order, input);
  const refund = { ...input, orderId: order.id, paymentId: GIFT_CARD_PAYMENT, claim };
  const cardRefundId = writeCardRefund(transaction, refund, count, at);
  queueEmail(transaction, `refund_${cardRefundId}`, giftCardRefundEmail(order, back));
  const onCard = sumPaise([refundedToGiftCard(order), amount]);
  const state = paymentStateAfterRefund(order, { refunded: order.payment.refunded, onCard });
  const changes = { 'giftCard.refunded': onCard, 'payment.state': state };
  return { cardRefundId, back, changes };
}

const GIVEN_BACK = 'Everything paid for this order has already been refunded.';

const NOTHING_PAID = 'Nothing has been paid for this order yet.';

function tooMuch({ payment, giftCard }: OrderRecord, max: Paise): HttpError {
  const nothingLeft = payment.captured === 0 && !giftCard ? NOTHING_PAID : GIVEN_BACK;
  const sentence =
    max > 0 ? `Only ${formatPaise(max)} of this order can still be refunded.` : nothingLeft;
  return new HttpError(409, 'too_much', sentence, { left: paise(max) });
}
