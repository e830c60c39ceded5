import type { OrderState } from '@kargha/domain/orders/order-state';
import { isPaid, type PaymentState } from '@kargha/domain/payments/payment';
import {
  addReview,
  describeReview,
  reviewReason,
  type ReviewReason,
} from '@kargha/domain/payments/review-reason';
import type { Product } from '@kargha/domain/catalogue/product';
import { reserve } from '@kargha/domain/stock/stock';

import { applyInstalmentPayment, paymentEvent } from '../instalments/apply-instalment-payment.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { moveOrder, orderRef, updateOrder, type OrderRecord } from '../../records/order-record.ts';
import { requestRefund } from '../../records/payment-record.ts';
import { changeStock } from '../../records/stock-record.ts';
import { advanceFields } from '../cash-on-delivery/place-cash-on-delivery.ts';
import { findMismatch, paidFields } from './paid-amounts.ts';
import { NO_CODES, readOrderCodes, redeemCodes, type OrderCodes } from '../checkout/order-codes.ts';
import { latePaymentProblem, type LatePaymentReason } from './late-payment.ts';
import { readLineProducts } from './order-line-products.ts';
import { queuePaymentConfirmationEmail, queueLatePaymentEmail } from './payment-emails.ts';
import { countFailure } from '../reservations/failed-payments.ts';
import type { GatewayPayment } from '../gateway/payment-gateway.ts';
import { trackingLink } from '../links/order-tracking-link.ts';

/**
 * `paid`: the order is placed. `refund`: the payment is refunded. `review`: staff must look. `noted`: nothing but
 * the record changed.
 */
export type Effect = 'none' | 'noted' | 'paid' | 'refund' | 'review';

export interface PaymentUpdate {
  payment: GatewayPayment;
  by: 'browser' | 'webhook' | 'sweeper' | 'shopper';
  at: Date;
}

interface PaymentSituation {
  ids: KeyedIds;
  order: OrderRecord;
  update: PaymentUpdate;
  next: PaymentState;
}

export interface AppliedEffect {
  effect: Effect;
  refundId?: string;
  review?: ReviewReason;
}

interface OrderSituation extends PaymentSituation {
  products: ReadonlyMap<string, Product>;
  codes: OrderCodes;
}

const NOTHING: AppliedEffect = { effect: 'noted' };
const PAID_STATES = new Set<PaymentState>(['authorized', 'captured']);

/** Reads what a payment's new state needs. Returns the writes of what it means for its order. */
export async function prepareOrderPayment(
  transaction: Transaction,
  situation: PaymentSituation,
): Promise<() => AppliedEffect> {
  const { order, next, update } = situation;
  const late = next === 'captured' && !order.stockHeld ? order : null;
  const products = await readLineProducts(transaction, late);
  const codes = late ? await readOrderCodes(transaction, late) : NO_CODES;
  return () => {
    if (next === 'failed') countFailure(transaction, orderRef(order.id), order, update.at);
    return effectOn(transaction, { ...situation, products, codes });
  };
}

function effectOn(transaction: Transaction, situation: OrderSituation): AppliedEffect {
  const { order, next, update } = situation;
  if (order.instalments) return applyInstalmentPayment(transaction, { order, next, ...update });
  const wrong = findMismatch(order, update);
  if (wrong && PAID_STATES.has(next)) return putUnderReview(transaction, situation, wrong);
  if (next === 'captured') return applyCapture(transaction, situation);
  if (next === 'refunded' && !isPaid(order.payment.state)) {
    const paymentId = update.payment.id;
    const review = reviewReason('refunded_before_order', { paymentId }, update.at);
    return putUnderReview(transaction, situation, review);
  }
  return recordPaymentState(transaction, situation);
}

function applyCapture(transaction: Transaction, situation: OrderSituation): AppliedEffect {
  const { order, update } = situation;
  if (order.payment.paymentId !== null) return refundDuplicate(transaction, situation);
  if (order.state === 'pending_payment') return place(transaction, situation, {});
  if (order.state === 'on_hold') {
    updateOrder(
      transaction,
      order,
      paymentEvent(update, 'Payment received'),
      paidFields(order, update.payment),
    );
    return { effect: 'review' };
  }
  const reason = latePaymentProblem(situation);
  return reason
    ? refundLatePayment(transaction, situation, reason)
    : reserveAgainAndPlace(transaction, situation);
}

function place(
  transaction: Transaction,
  { ids, order, update }: OrderSituation,
  changes: object,
): AppliedEffect {
  moveOrder(
    transaction,
    order,
    { ...paymentEvent(update, 'Payment received'), to: 'placed' },
    {
      ...changes,
      ...(order.cashOnDelivery ? advanceFields(order, update) : paidFields(order, update.payment)),
      closedBy: null,
      holdExpiresAt: null,
    },
  );
  queuePaymentConfirmationEmail(transaction, order, trackingLink(ids, order.id, update.at));
  return { effect: 'paid' };
}

/** Paid after the reservation expired, and everything is still available. */
function reserveAgainAndPlace(transaction: Transaction, situation: OrderSituation): AppliedEffect {
  const { order, update } = situation;
  const round = order.holdRound + 1;
  changeStock(transaction, order.lines, reserve, {
    orderId: order.id,
    round,
    by: update.by,
    at: update.at,
  });
  redeemCodes(transaction, { ...order, holdRound: round }, situation.codes, update);
  return place(transaction, situation, { stockHeld: true, holdRound: round });
}

const LATE_EVENTS: Record<LatePaymentReason, string> = {
  over: 'Paid after the checkout was closed, refund requested',
  used_up: 'Paid late and the code was used up, refund requested',
  gone: 'Paid late and sold out, refund requested',
  card: 'Paid late and the gift card cannot pay its share, refund requested',
};

/** Paid after the reservation expired, and the order can no longer be fulfilled as it was. */
function refundLatePayment(
  transaction: Transaction,
  situation: OrderSituation,
  reason: LatePaymentReason,
): AppliedEffect {
  const { order, update } = situation;
  updateOrder(transaction, order, paymentEvent(update, LATE_EVENTS[reason]), {
    ...paidFields(order, update.payment),
    closedBy: 'shortfall',
  });
  queueLatePaymentEmail(transaction, order, reason);
  return { effect: 'refund', refundId: refund(transaction, situation, 'shortfall') };
}

function refundDuplicate(transaction: Transaction, situation: OrderSituation): AppliedEffect {
  const { order, update } = situation;
  updateOrder(transaction, order, paymentEvent(update, 'Paid twice, refund requested'), {});
  return { effect: 'refund', refundId: refund(transaction, situation, 'duplicate_payment') };
}

function refund(
  transaction: Transaction,
  { order, update }: OrderSituation,
  purpose: 'shortfall' | 'duplicate_payment',
): string {
  const { id: paymentId, amount, method } = update.payment;
  const input = { orderId: order.id, paymentId, method, amount, purpose };
  return requestRefund(transaction, input, update.at);
}

/**
 * Nothing ships until staff have looked; reserved stock stays reserved. An order that was paid before and cancelled
 * stays cancelled: its money and its documents are settled.
 */
function putUnderReview(
  transaction: Transaction,
  situation: OrderSituation,
  review: ReviewReason,
): AppliedEffect {
  const { order, update, next } = situation;
  const what = describeReview(review);
  const reviewReasons = addReview(order.reviewReasons, review);
  const mayMove: OrderState[] = ['pending_payment', 'cancelled', 'expired'];
  const wasPaid = order.payment.paymentId !== null;
  if (next === 'captured' && !wasPaid && mayMove.includes(order.state)) {
    const changes = { reviewReasons, holdExpiresAt: null };
    const move = {
      ...paymentEvent(update, what),
      to: 'on_hold',
      visibleToCustomer: false,
    } as const;
    moveOrder(transaction, order, move, changes);
  } else {
    const move = { ...paymentEvent(update, what), visibleToCustomer: false };
    updateOrder(transaction, order, move, { reviewReasons });
  }
  return { effect: 'review', review };
}

/** A failed attempt does not undo another one in progress: it counts only while nothing else is known. */
function recordPaymentState(
  transaction: Transaction,
  { order, update, next }: OrderSituation,
): AppliedEffect {
  const counts =
    next === 'authorized' ? !isPaid(order.payment.state) : order.payment.state === 'pending';
  if (!counts || next === 'pending') return NOTHING;
  const what = next === 'authorized' ? 'Payment authorised' : 'Payment failed';
  updateOrder(transaction, order, paymentEvent(update, what), { 'payment.state': next });
  return NOTHING;
}
