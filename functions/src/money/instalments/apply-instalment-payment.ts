import {
  isClosedForPayment,
  unpaidInstalments,
  paidAmount,
  type Instalment,
} from '@kargha/domain/payments/instalment';
import { explainPaidAmount, type PaidDifference } from '@kargha/domain/payments/paid-amount';
import type { PaymentMethod } from '@kargha/domain/payments/payment-method';
import type { PaymentState } from '@kargha/domain/payments/payment';
import {
  addReview,
  describeReview,
  reviewReason,
  type ReviewReason,
} from '@kargha/domain/payments/review-reason';

import type { GatewayPayment } from '../gateway/payment-gateway.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import { paymentEmailId } from '../../records/order-email-id.ts';
import { updateOrder, type OrderRecord } from '../../records/order-record.ts';
import { requestRefund } from '../../records/payment-record.ts';
import { lateInstalmentEmail, instalmentPaidEmail } from './instalment-emails.ts';

export interface InstalmentUpdate {
  order: OrderRecord;
  payment: GatewayPayment;
  next: PaymentState;
  by: string;
  at: Date;
}

const MONEY = new Set<PaymentState>(['authorized', 'captured']);

interface AppliedEffect {
  effect: 'noted' | 'paid' | 'refund' | 'review';
  refundId?: string;
  review?: ReviewReason;
}

/**
 * Writes what a payment's new state means for its instalment. A payment for a paid instalment, or for an order
 * that owes nothing any more, is refunded. Writes only: all reads of the transaction come before.
 */
export function applyInstalmentPayment(
  transaction: Transaction,
  update: InstalmentUpdate,
): AppliedEffect {
  const { order, payment, next } = update;
  const instalment = instalmentOf(order, payment.gatewayOrderId);
  if (next === 'captured' && isForReducedInstalment(update))
    return refundExcess(transaction, update);
  const wrong = findMismatch(update, instalment);
  if (wrong !== null) return review(transaction, update, wrong);
  if (next !== 'captured' || !instalment) return { effect: 'noted' };
  if (instalment.state === 'paid') return refundPayment(transaction, update, PAID_TWICE);
  if (!unpaidInstalments(order).includes(instalment))
    return refundLateInstalment(transaction, update);
  const { id: paymentId, method } = payment;
  const difference = explainPaidAmount(instalment.amount, payment);
  const paid = { paymentId, method, ...difference, at: update.at };
  const changes = markInstalmentPaid(transaction, order, instalment, paid);
  updateOrder(
    transaction,
    order,
    paymentEvent(update, `Payment received: instalment ${instalment.id}`),
    changes,
  );
  return { effect: 'paid' };
}

function findMismatch(
  { order, payment, next, at }: InstalmentUpdate,
  instalment: Instalment | undefined,
): ReviewReason | null {
  const { id: paymentId, amount: paid } = payment;
  if (next === 'refunded') {
    const isGone = instalment?.state === 'due';
    return isGone ? reviewReason('refunded_before_instalment', { paymentId }, at) : null;
  }
  const isExplained = instalment && explainPaidAmount(instalment.amount, payment) !== null;
  if ((isExplained && payment.currency === order.currency) || !MONEY.has(next)) return null;
  return reviewReason('wrong_instalment', { paymentId, paid }, at);
}

interface InstalmentPayment extends PaidDifference {
  paymentId: string;
  valueDate?: string;
  method: PaymentMethod;
  at: Date;
}

/** Queues the confirmation email. Returns the changes to the order. */
export function markInstalmentPaid(
  transaction: Transaction,
  order: OrderRecord,
  instalment: Instalment,
  { method, at, ...paid }: InstalmentPayment,
): Record<string, unknown> {
  const instalments = (order.instalments ?? []).map((one) =>
    one.id === instalment.id ? { ...one, state: 'paid' as const, method, ...paid } : one,
  );
  queueEmail(
    transaction,
    paymentEmailId(order, `part_${instalment.id}`),
    instalmentPaidEmail(order, instalment, instalments),
  );
  const changes = { instalments, 'payment.captured': paidAmount(instalments) };
  // An order from the cart stays paid while the rest of an edit is due.
  const wasPaid = order.payment.state !== 'pending';
  if (wasPaid || instalments.some(({ state }) => state === 'due')) return changes;
  return {
    ...changes,
    'payment.state': 'captured',
    'payment.paymentId': paid.paymentId,
    'payment.method': method,
    'payment.paidAt': at,
  };
}

function instalmentOf({ instalments }: OrderRecord, gatewayOrderId: string) {
  return instalments?.find((one) => one.gatewayOrderId === gatewayOrderId);
}

/** Returned goods reduced the instalment after its payment window was opened, and nothing is owed any more. */
function isForReducedInstalment({ order, payment }: InstalmentUpdate): boolean {
  return !instalmentOf(order, payment.gatewayOrderId) && unpaidInstalments(order).length === 0;
}

function refundExcess(transaction: Transaction, update: InstalmentUpdate): AppliedEffect {
  if (isClosedForPayment(update.order)) return refundLateInstalment(transaction, update);
  return refundPayment(transaction, update, NOTHING_OWED);
}

/** The email about the end of the order did not know of this payment, so it gets its own. */
function refundLateInstalment(transaction: Transaction, update: InstalmentUpdate): AppliedEffect {
  const { order, payment } = update;
  const mail = lateInstalmentEmail(order, payment.amount);
  queueEmail(transaction, `order_${order.id}_late-${payment.id}`, mail);
  return refundPayment(transaction, update, order.state === 'returned' ? RETURNED : CANCELLED);
}

interface RefundCause {
  purpose: 'duplicate_payment' | 'late_payment';
  what: string;
}

const PAID_TWICE: RefundCause = {
  purpose: 'duplicate_payment',
  what: 'An instalment was paid twice, refund requested',
};
const NOTHING_OWED: RefundCause = {
  purpose: 'duplicate_payment',
  what: 'Paid when nothing was due, refund requested',
};
const CANCELLED: RefundCause = {
  purpose: 'late_payment',
  what: 'Paid after cancellation, refund requested',
};
const RETURNED: RefundCause = {
  purpose: 'late_payment',
  what: 'Paid after a full return, refund requested',
};

function refundPayment(
  transaction: Transaction,
  update: InstalmentUpdate,
  { purpose, what }: RefundCause,
): AppliedEffect {
  const { order, payment, at } = update;
  updateOrder(transaction, order, paymentEvent(update, what), {});
  const { id: paymentId, amount, method } = payment;
  const refund = { orderId: order.id, paymentId, method, amount, purpose };
  return { effect: 'refund', refundId: requestRefund(transaction, refund, at) };
}

function review(
  transaction: Transaction,
  update: InstalmentUpdate,
  reason: ReviewReason,
): AppliedEffect {
  const { order } = update;
  const move = { ...paymentEvent(update, describeReview(reason)), visibleToCustomer: false };
  const reviewReasons = addReview(order.reviewReasons, reason);
  updateOrder(transaction, order, move, { reviewReasons });
  return { effect: 'review', review: reason };
}

/** The entry that a payment makes in the history of its order, once for each of its states. */
export function paymentEvent(
  { payment, by, at }: Pick<InstalmentUpdate, 'payment' | 'by' | 'at'>,
  what: string,
) {
  return { cause: `payment-${payment.status}_${payment.id}`, what, by, at };
}
