import { explainPaidAmount } from '@kargha/domain/payments/paid-amount';
import { advancePayment, isPaid, type PaymentState } from '@kargha/domain/payments/payment';
import {
  addReview,
  dropReview,
  reviewReason,
  type ReviewReason,
} from '@kargha/domain/payments/review-reason';
import { paise } from '@kargha/domain/money/paise';

import { inTransaction, afterCommit, type Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import {
  paymentRef,
  readPayment,
  webhookEventRef,
  type PaymentRecord,
} from '../../records/payment-record.ts';
import { readLineProducts } from './order-line-products.ts';
import { NO_CODES, readOrderCodes } from '../checkout/order-codes.ts';
import type { GatewayPayment, GatewayPaymentStatus } from '../gateway/payment-gateway.ts';
import { payableOf } from './payable-order.ts';
import { applyPaymentEffects, type Effect, type PaymentUpdate } from './payment-effects.ts';
import { shouldCapturePayment } from './confirm-payment.ts';

export interface AppliedPayment {
  effect: Effect;
  order: OrderRecord | null;
  state: PaymentState;
  /** true when the payment is only authorized and must be captured now */
  isDue: boolean;
  /** why staff have to review the payment; empty if they do not */
  review: ReviewReason[];
  refunding: boolean;
  refundId: string | null;
}

export interface Delivery {
  eventId: string;
  event: string;
}

const STATE_OF: Record<GatewayPaymentStatus, PaymentState> = {
  created: 'pending',
  authorized: 'authorized',
  captured: 'captured',
  failed: 'failed',
  refunded: 'refunded',
};

/**
 * The only place that applies a payment update, whether it comes from the browser, a webhook or the sweeper. It
 * runs in one transaction and only moves forward: the payment record and the webhook event record make it
 * idempotent, in any order and number of updates. A delivery is recorded once no capture is pending, so that the
 * gateway repeats it until then.
 */
export function applyPayment(
  ids: KeyedIds,
  orderId: string | null,
  update: PaymentUpdate,
  delivery?: Delivery,
): Promise<AppliedPayment> {
  return inTransaction(async (transaction) => {
    const current = await readCurrent(transaction, orderId, update, delivery);
    const { order, record, isRepeated } = current;
    // Based on the payment alone: a concurrent call with the same delivery may have recorded it during the
    // capture.
    const next = advance(record, update.payment);
    const isDue = shouldCapturePayment(order, next, update.payment);
    const done = isRepeated || isDue ? undefined : delivery;
    if (next === record?.state) {
      if (done) recordDelivery(transaction, done, update);
      return unchanged(current, next, isDue);
    }
    return applyChange(transaction, { ...current, ids, update, next, isDue, done });
  });
}

interface CurrentRecords {
  order: OrderRecord | null;
  record: PaymentRecord | null;
  isRepeated: boolean;
}

interface PendingChange extends CurrentRecords {
  ids: KeyedIds;
  update: PaymentUpdate;
  next: PaymentState;
  isDue: boolean;
  /** a delivery with nothing left to do; undefined when there is none */
  done: Delivery | undefined;
}

function unchanged(
  { order, record }: CurrentRecords,
  state: PaymentState,
  isDue: boolean,
): AppliedPayment {
  return {
    effect: 'none',
    order,
    state,
    isDue,
    review: record?.reviewReasons ?? [],
    refunding: record?.refunding ?? false,
    refundId: null,
  };
}

async function applyChange(
  transaction: Transaction,
  { ids, order, record, update, next, isDue, done }: PendingChange,
): Promise<AppliedPayment> {
  const late = next === 'captured' && order?.stockHeld === false ? order : null;
  const products = await readLineProducts(transaction, late);
  const codes = late ? await readOrderCodes(transaction, late) : NO_CODES;
  if (done) recordDelivery(transaction, done, update);
  const {
    effect,
    refundId = null,
    ...taken
  } = applyPaymentEffects(transaction, { ids, order, update, next, products, codes });
  const review = reviewReasonsOf(order, record, { found: taken.review, at: update.at });
  const refunding = refundId !== null;
  const applied = { effect, order, state: next, isDue, review, refunding, refundId };
  recordOfflinePayment(transaction, applied, update);
  afterCommit(transaction, () => logEffect(applied, update));
  return applied;
}

function logEffect({ order, state, effect }: AppliedPayment, { payment, by }: PaymentUpdate): void {
  const fields = { payment: payment.id, order: order?.id ?? null, state, effect, by };
  log.info('A payment changed state.', fields);
}

async function readCurrent(
  transaction: Transaction,
  orderId: string | null,
  { payment }: PaymentUpdate,
  delivery: Delivery | undefined,
): Promise<CurrentRecords> {
  const [event, payments, orders] = await Promise.all([
    delivery && transaction.get(webhookEventRef(delivery.eventId)),
    transaction.get(paymentRef(payment.id)),
    orderId === null ? null : transaction.get(orderRef(orderId)),
  ]);
  return {
    isRepeated: event?.exists === true,
    record: readPayment(payments),
    order: orders && readOrder(orders),
  };
}

/** A payment first reported after its refund skips the states in between. */
function advance(record: PaymentRecord | null, { status }: GatewayPayment): PaymentState {
  const update = STATE_OF[status];
  if (!record) return update;
  return advancePayment(record.state, update);
}

function reviewReasonsOf(
  order: OrderRecord | null,
  record: PaymentRecord | null,
  { found, at }: { found: ReviewReason | undefined; at: Date },
): ReviewReason[] {
  if (!order) return [reviewReason('no_order', {}, at)];
  const known = dropReview(record?.reviewReasons ?? [], 'no_order');
  return found ? addReview(known, found) : known;
}

function recordDelivery(
  transaction: Transaction,
  { eventId, event }: Delivery,
  update: PaymentUpdate,
): void {
  transaction.create(webhookEventRef(eventId), {
    event,
    paymentId: update.payment.id,
    receivedAt: update.at,
  });
}

function recordOfflinePayment(
  transaction: Transaction,
  { order, state, review, refunding }: AppliedPayment,
  { payment, at }: PaymentUpdate,
): void {
  const stored: PaymentRecord = {
    orderId: order?.id ?? null,
    gatewayOrderId: payment.gatewayOrderId,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    state,
    refunded: state === 'refunded' ? payment.amount : paise(0),
    ...(isPaid(state) && { ...chargesOf(order, payment), capturedAt: at }),
    reviewReasons: review,
    needsReview: review.length > 0,
    refunding,
    updatedAt: at,
  };
  transaction.set(paymentRef(payment.id), stored, { merge: true });
}

/** The gateway's fee and tax, and what made the amount differ from the order or instalment. */
function chargesOf(
  order: OrderRecord | null,
  payment: GatewayPayment,
): Pick<PaymentRecord, 'fee' | 'tax' | 'offer' | 'customerFee'> {
  const due = order && payableOf(order, payment.gatewayOrderId)?.amount;
  const { fee, tax } = payment;
  return {
    ...(fee !== undefined && { fee, tax: tax ?? paise(0) }),
    ...(due && explainPaidAmount(due, payment)),
  };
}
