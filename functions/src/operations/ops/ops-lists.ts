import { COLLECTIONS } from '@kargha/domain/records/collections';
import { canRetryRefund, unsentAmount } from '@kargha/domain/payments/failed-refund';
import { PAYMENT_METHOD_LABELS } from '@kargha/domain/payments/payment-method';
import { REFUND_PURPOSE_LABELS } from '@kargha/domain/payments/refund-purpose';
import { describeReviews } from '@kargha/domain/payments/review-reason';
import type { OpsList } from '@kargha/domain/reports/ops';
import type { OpsRow } from '@kargha/domain/reports/ops-endpoints';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { firestore, type DocumentSnapshot, type Query } from '../../platform/firestore.ts';
import { readBookingOrSkip } from '../../records/booking-record.ts';
import { readOrderOrSkip } from '../../records/order-record.ts';
import { readPaymentOrSkip, readRefundOrSkip } from '../../records/payment-record.ts';
import { errorRow, mailRow, vitalsRow, webhookRow } from './ops-rows.ts';

const SIZE = 25;

interface ListDefinition {
  collection: string;
  query: (all: Query, now: Date) => Query;
  rowOf: (snapshot: DocumentSnapshot, now: Date) => OpsRow | null;
}

const LISTS: Record<OpsList, ListDefinition> = {
  webhooks: {
    collection: COLLECTIONS.webhookEvents,
    query: (all) => all.orderBy('receivedAt', 'desc'),
    rowOf: webhookRow,
  },
  unmatched: {
    collection: COLLECTIONS.payments,
    query: (all) => all.where('needsReview', '==', true),
    rowOf: paymentRow,
  },
  stuck: {
    collection: COLLECTIONS.orders,
    query: (all, now) => all.where('holdExpiresAt', '<=', now).orderBy('holdExpiresAt'),
    rowOf: stuckRow,
  },
  review: {
    collection: COLLECTIONS.orders,
    query: (all) => all.where('listing.needsReview', '==', true),
    rowOf: reviewRow,
  },
  refunds: {
    collection: COLLECTIONS.refunds,
    query: (all) =>
      all.where('state', 'in', ['failed', 'requested', 'owed']).orderBy('updatedAt', 'desc'),
    rowOf: refundRow,
  },
  mail: {
    collection: COLLECTIONS.mail,
    query: (all) => all.orderBy('queuedAt', 'desc'),
    rowOf: mailRow,
  },
  couriers: {
    collection: COLLECTIONS.courierBookings,
    // Null, and so not in this list, when there is nothing to do.
    query: (all) => all.where('nextAttemptAt', '>', new Date(0)).orderBy('nextAttemptAt'),
    rowOf: bookingRow,
  },
  errors: {
    collection: COLLECTIONS.clientErrors,
    query: (all) => all.orderBy('lastSeen', 'desc'),
    rowOf: errorRow,
  },
  vitals: {
    collection: COLLECTIONS.stats,
    query: (all) => all.where('kind', '==', 'vitals').orderBy('day', 'desc'),
    rowOf: vitalsRow,
  },
};

/** Throws 400 when the cursor no longer exists. */
export function readOpsList(
  list: OpsList,
  cursor: string | undefined,
  now: Date,
): Promise<CursorPage<OpsRow>> {
  const { collection, query, rowOf } = LISTS[list];
  const all = firestore().collection(collection);
  return readPage({
    query: query(all, now),
    cursor,
    size: SIZE,
    documentRef: (id) => all.doc(id),
    rowOf: (snapshot) => rowOf(snapshot, now),
  });
}

function paymentRow(snapshot: DocumentSnapshot): OpsRow | null {
  const payment = readPaymentOrSkip(snapshot);
  if (payment?.orderId !== null) return null;
  return {
    id: snapshot.id,
    title: snapshot.id,
    detail: describeReviews(payment.reviewReasons),
    state: payment.state,
    amount: payment.amount,
    orderId: null,
    at: payment.updatedAt,
    act: 'replay',
  };
}

function bookingRow(snapshot: DocumentSnapshot): OpsRow | null {
  const booking = readBookingOrSkip(snapshot);
  if (!booking) return null;
  const { id, orderId, orderNumber: title, problem: detail, state, requestedAt: at } = booking;
  return { id, title, detail, state, amount: booking.charge, orderId, at, act: null };
}

function stuckRow(snapshot: DocumentSnapshot): OpsRow | null {
  const order = readOrderOrSkip(snapshot);
  if (order?.state !== 'pending_payment') return null;
  const at = order.holdExpiresAt ?? null;
  return { ...orderRow(order), detail: 'The time to pay has expired.', at, act: 'settle' };
}

function reviewRow(snapshot: DocumentSnapshot): OpsRow | null {
  const order = readOrderOrSkip(snapshot);
  if (!order) return null;
  return {
    ...orderRow(order),
    detail: describeReviews(order.reviewReasons),
    at: order.updatedAt,
    act: null,
  };
}

function orderRow({ id, number, state, totals }: NonNullable<ReturnType<typeof readOrderOrSkip>>) {
  return { id, title: number, state, amount: totals.total, orderId: id };
}

function refundRow(snapshot: DocumentSnapshot): OpsRow | null {
  const refund = readRefundOrSkip(snapshot);
  if (!refund) return null;
  const { orderId, paymentId, purpose, state, updatedAt, note, trouble } = refund;
  const isWaiting = canRetryRefund(refund);
  return {
    id: snapshot.id,
    title: paymentId ?? PAYMENT_METHOD_LABELS.gift_card,
    detail: [REFUND_PURPOSE_LABELS[purpose], note, trouble].filter((part) => part).join(': '),
    state,
    amount: isWaiting ? unsentAmount(refund) : refund.amount,
    orderId,
    at: updatedAt,
    act: state === 'requested' || isWaiting ? 'retry' : null,
  };
}
