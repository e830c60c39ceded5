import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { advancePayment, type PaymentState } from '@kargha/domain/payments/payment';
import { isRefundedManually } from '@kargha/domain/payments/payment-method';
import type { LedgerLine } from '@kargha/domain/payments/order-ledger';
import { prepaidShare, refundedPrepaid } from '@kargha/domain/payments/prepaid-share';
import { mostRefundable, planRefund } from '@kargha/domain/payments/refund-plan';
import type { RefundTarget } from '@kargha/domain/payments/payment-schema';

import { HttpError } from '../../http/errors.ts';
import { giftCardRefundEmail } from '../../mail/order-emails.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { restoreGiftCard, type GiftCardRefund } from '../../records/gift-card-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import {
  recordRefundDue,
  queueRefund,
  writePrepaidRefund,
  type RefundRecord,
} from '../../records/payment-record.ts';
import type { RefundableMoney } from './refundable-money.ts';
import {
  manualAmount,
  refundDueChanges,
  unspendableCardChanges,
  type QueuedRefund,
} from './refund-due-changes.ts';

export interface RefundInput
  extends
    RefundTarget,
    Pick<
      RefundRecord,
      'amount' | 'initiatedFrom' | 'approvedBy' | 'claim' | 'retryOf' | 'speedRequested'
    > {
  note: string;
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
  /** to the gift card, or to the order whose items paid for this one */
  prepaid: Paise;
  changes: Record<string, unknown>;
}

type Sources = Pick<
  RefundableMoney,
  'payments' | 'card' | 'prepaidLeft' | 'prepaidRefunds' | 'reserved'
>;

/**
 * Refunds an amount: payments first, the rest to the gift card, which has it at once, or to the order whose items
 * paid for this one (`passCreditOn`). Refunds of offline payments are due until staff record them, and mark the
 * order. Throws 409 too_much with what is left.
 */
export function splitRefund(
  transaction: Transaction,
  order: OrderRecord,
  from: Sources,
  input: RefundInput,
): SplitRefund {
  const most = paise(Math.max(0, mostRefundable(from.payments, from.prepaidLeft) - from.reserved));
  const plan = planRefund(input.amount, from.payments, from.prepaidLeft);
  if (!plan || input.amount > most) throw tooMuch(order, most);
  const queued = plan.parts.map(({ from: payment, amount }) =>
    queuePaymentRefund(transaction, order, payment, { ...input, amount }),
  );
  const onCard = refundPrepaid(transaction, order, from, { ...input, amount: plan.prepaid });
  const owing = refundDueChanges(order, queued, input.at);
  return {
    refundIds: queued.map(({ refundId }) => refundId),
    byHand: manualAmount(queued),
    cardRefundId: onCard.cardRefundId,
    onCard: onCard.back,
    prepaid: plan.prepaid,
    changes: {
      ...onCard.changes,
      ...owing,
      ...unspendableCardChanges(owing, onCard.back, input.at),
    },
  };
}

function queuePaymentRefund(
  transaction: Transaction,
  order: OrderRecord,
  { id: paymentId, method, refunds }: LedgerLine,
  { at, by, speedRequested, ...input }: RefundInput,
): QueuedRefund {
  const claim = refundGroupOf(order, input);
  const asked = requesterOf(by, input);
  const refund = { ...input, ...asked, orderId: order.id, paymentId, method, claim };
  const refundId = isRefundedManually(method)
    ? recordRefundDue(transaction, refund, refunds + 1, at)
    : queueRefund(
        transaction,
        { ...refund, ...(speedRequested && { speedRequested }) },
        refunds + 1,
        at,
      );
  return { refundId, amount: input.amount, method };
}

/** Automatic refunds have none. */
function requesterOf(
  by: string,
  { initiatedFrom }: Pick<RefundInput, 'initiatedFrom'>,
): Pick<RefundRecord, 'requestedBy'> {
  return initiatedFrom === 'admin' || initiatedFrom === 'return' ? { requestedBy: by } : {};
}

/** Everything that is left of each payment. */
export function queueAllRefunds(
  transaction: Transaction,
  order: OrderRecord,
  payments: readonly LedgerLine[],
  input: Omit<RefundInput, 'amount'>,
): QueuedRefund[] {
  return payments
    .filter(({ left }) => left > 0)
    .map((one) => queuePaymentRefund(transaction, order, one, { ...input, amount: one.left }));
}

/** A return is refunded once, even when the first attempt failed; anything else is one group per change of the order. */
export function refundGroupOf(
  { id, revision = 0 }: Pick<OrderRecord, 'id' | 'revision'>,
  { returnId, claim }: Pick<RefundInput, 'returnId' | 'claim'>,
): string {
  if (claim !== undefined) return claim;
  return returnId === undefined ? `${id}_${revision + 1}` : `return_${returnId}`;
}

export function paymentStateAfterRefund(
  order: Pick<OrderRecord, 'payment' | 'giftCard' | 'exchange'>,
  back: { refunded: Paise; onCard: Paise },
): PaymentState {
  const { payment } = order;
  const isAll = back.refunded >= payment.captured && back.onCard >= prepaidShare(order);
  return advancePayment(payment.state, isAll ? 'refunded' : 'partially_refunded');
}

type PrepaidRefund = Pick<SplitRefund, 'cardRefundId' | 'changes'> & {
  back: GiftCardRefund | null;
};

function refundPrepaid(
  transaction: Transaction,
  order: OrderRecord,
  sources: Sources,
  input: RefundInput,
): PrepaidRefund {
  if (input.amount > 0 && order.exchange)
    return refundToExchange(transaction, order, sources, input);
  return refundToGiftCard(transaction, order, sources, input);
}

/** The order whose items paid for this one refunds it; the shopper has the email about that refund. */
function refundToExchange(
  transaction: Transaction,
  order: OrderRecord,
  { prepaidRefunds }: Sources,
  { by, at, speedRequested: _speed, ...target }: RefundInput,
): PrepaidRefund {
  const { amount } = target;
  const from = { orderId: order.id, paymentId: null, method: 'exchange' } as const;
  const asked = requesterOf(by, target);
  const refund = { ...target, ...asked, ...from, claim: refundGroupOf(order, target) };
  const cardRefundId = writePrepaidRefund(transaction, refund, prepaidRefunds + 1, at);
  const onCard = sumPaise([refundedPrepaid(order), amount]);
  const state = paymentStateAfterRefund(order, { refunded: order.payment.refunded, onCard });
  const changes = { 'exchange.refunded': onCard, 'payment.state': state };
  return { cardRefundId, back: null, changes };
}

function refundToGiftCard(
  transaction: Transaction,
  order: OrderRecord,
  { card, prepaidRefunds }: Sources,
  { by, ...input }: RefundInput,
): PrepaidRefund {
  const { giftCard } = order;
  const { amount, at, speedRequested: _speed, ...target } = input;
  if (!giftCard || !card || amount === 0) return { cardRefundId: null, back: null, changes: {} };
  const count = prepaidRefunds + 1;
  const { cardId } = giftCard;
  const cause = { cardId, orderId: order.id, amount, round: `refund-${count}`, by, at };
  const back = restoreGiftCard(transaction, card, cause);
  const from = { orderId: order.id, paymentId: null, method: 'gift_card' } as const;
  const asked = requesterOf(by, input);
  const refund = { ...target, ...asked, ...from, amount, claim: refundGroupOf(order, input) };
  const cardRefundId = writePrepaidRefund(transaction, refund, count, at);
  queueEmail(transaction, `refund_${cardRefundId}`, giftCardRefundEmail(order, back));
  const onCard = sumPaise([refundedPrepaid(order), amount]);
  const state = paymentStateAfterRefund(order, { refunded: order.payment.refunded, onCard });
  const changes = { 'giftCard.refunded': onCard, 'payment.state': state };
  return { cardRefundId, back, changes };
}

const GIVEN_BACK = 'Everything paid for this order has already been refunded.';

const NOTHING_PAID = 'Nothing has been paid for this order yet.';

/** 409 too_much, with what is left. */
export function tooMuch({ payment, giftCard }: OrderRecord, max: Paise): HttpError {
  const nothingLeft = payment.captured === 0 && !giftCard ? NOTHING_PAID : GIVEN_BACK;
  const sentence =
    max > 0 ? `Only ${formatPaise(max)} of this order can still be refunded.` : nothingLeft;
  return new HttpError(409, 'too_much', sentence, { left: paise(max) });
}
