import { refundedPrepaid } from '@kargha/domain/payments/prepaid-share';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { advancePayment, type PaymentState } from '@kargha/domain/payments/payment';
import { paysFor } from '@kargha/domain/payments/order-balance';
import { addReview, reviewReason } from '@kargha/domain/payments/review-reason';

import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { updateOrder, orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { paymentStateAfterRefund } from '../refunds/split-refund.ts';
import { readReturnRefund, onRefundFailed, onRefundProcessed } from '../refunds/refund-outcome.ts';
import { applySaleRefund, readRefundedSale } from '../gift-cards/apply-sale-refund.ts';
import {
  paymentRef,
  readEachRefund,
  readPayment,
  readRefund,
  refundRef,
  refunds,
  webhookEventRef,
  type PaymentRecord,
  type RefundRecord,
} from '../../records/payment-record.ts';
import type { Delivery } from './apply-payment.ts';
import {
  createImported,
  importedRefund,
  purposeReview,
  replaceFailedDuplicate,
  type Imported,
  type RefundSituation,
} from './imported-refund.ts';
import { balanceChanges, noteSlowerSpeed } from './refund-balance.ts';
import type { GatewayRefund, GatewayRefundStatus } from '../gateway/payment-gateway.ts';

/**
 * The only place that applies a refund update, from our own call or a webhook: idempotent and forward only. A
 * refund made in the gateway's dashboard has no id of ours and is recorded under the gateway's id.
 */
export function applyRefund(
  gatewayRefund: GatewayRefund,
  at: Date,
  delivery?: Delivery,
): Promise<void> {
  return inTransaction(async (transaction) => {
    const id = gatewayRefund.refundId ?? gatewayRefund.id;
    const event = delivery && (await transaction.get(webhookEventRef(delivery.eventId)));
    if (event?.exists) return;
    const refund = readRefund(await transaction.get(refundRef(id)));
    const payment = readPayment(await transaction.get(paymentRef(gatewayRefund.paymentId)));
    const order = await orderOf(transaction, payment);
    const sold = await readRefundedSale(transaction, payment);
    const payback = await readReturnRefund(transaction, id, refund);
    const earlier = await earlierRefunds(transaction, refund, gatewayRefund);
    if (delivery) {
      const { eventId, event: name } = delivery;
      transaction.create(webhookEventRef(eventId), { event: name, refundId: id, receivedAt: at });
    }
    if (!isForward(refund?.state, gatewayRefund.status)) {
      noteSlowerSpeed(transaction, id, refund, { gatewayRefund, at });
      return;
    }
    const about = { payment, order, sold, payback, earlier };
    recordRefund(transaction, { id, refund, ...about, gatewayRefund, at });
  });
}

async function orderOf(
  transaction: Transaction,
  payment: PaymentRecord | null,
): Promise<OrderRecord | null> {
  if (payment?.orderId == null) return null;
  return readOrder(await transaction.get(orderRef(payment.orderId)));
}

async function earlierRefunds(
  transaction: Transaction,
  refund: RefundRecord | null,
  { paymentId }: GatewayRefund,
): Promise<RefundRecord[]> {
  if (refund) return [];
  const { docs } = await transaction.get(refunds().where('paymentId', '==', paymentId));
  return readEachRefund(docs);
}

function isForward(state: RefundRecord['state'] | undefined, status: GatewayRefundStatus): boolean {
  if (state === 'processed' || state === 'failed') return false;
  return state !== status;
}

function recordRefund(transaction: Transaction, situation: RefundSituation): void {
  const { id, refund, payment, sold, gatewayRefund, at } = situation;
  const changes = {
    state: gatewayRefund.status,
    gatewayRefundId: gatewayRefund.id || null,
    ...balanceChanges(refund, gatewayRefund, at),
    updatedAt: at,
  };
  const imported = importedRefund(situation);
  if (refund) transaction.update(refundRef(id), changes);
  else createImported(transaction, situation, { ...imported, ...changes });
  const outcome = { ...situation, refund: refund ?? imported };
  if (gatewayRefund.status === 'processed') {
    countRefund(transaction, situation, imported);
    onRefundProcessed(transaction, outcome);
  }
  if (sold && payment) applySaleRefund(transaction, sold, { ...outcome, payment, gatewayRefund });
  replaceFailedDuplicate(transaction, situation, imported);
  if (gatewayRefund.status !== 'failed') return;
  onRefundFailed(transaction, outcome);
  noteFailure(transaction, situation);
}

function noteFailure(
  transaction: Transaction,
  { id, order, gatewayRefund: { amount }, at }: RefundSituation,
): void {
  if (!order) return;
  const move = {
    cause: `refund-failed_${id}`,
    what: 'A refund failed',
    by: 'gateway',
    at,
    visibleToCustomer: false,
  };
  updateOrder(transaction, order, move, {
    reviewReasons: addReview(
      order.reviewReasons,
      reviewReason('refund_failed', { refundId: id, amount }, at),
    ),
  });
}

/** Counts the refund on the payment, and on the order if this payment paid for it. */
function countRefund(
  transaction: Transaction,
  situation: RefundSituation,
  imported: Imported,
): void {
  const { id, payment, order, gatewayRefund, at } = situation;
  if (!payment) return;
  const returned = paymentAfterRefund(
    payment.state,
    payment.amount,
    sumPaise([paise(payment.refunded), gatewayRefund.amount]),
  );
  transaction.update(paymentRef(gatewayRefund.paymentId), { ...returned, updatedAt: at });
  if (!order || !paysFor(order, gatewayRefund.paymentId)) return;
  const refunded = sumPaise([order.payment.refunded, gatewayRefund.amount]);
  const state = paymentStateAfterRefund(order, { refunded, onCard: refundedPrepaid(order) });
  const move = { cause: `refunded_${id}`, what: 'Refund sent', by: 'gateway', at };
  updateOrder(transaction, order, move, {
    'payment.refunded': refunded,
    'payment.state': state,
    ...purposeReview(situation, imported),
  });
}

function paymentAfterRefund(
  state: PaymentState,
  captured: Paise,
  refunded: Paise,
): { state: PaymentState; refunded: Paise } {
  const next = refunded >= captured ? 'refunded' : 'partially_refunded';
  return { state: advancePayment(state, next), refunded };
}
