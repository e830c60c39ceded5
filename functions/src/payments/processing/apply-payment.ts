import { advancePayment, type PaymentState } from '@kargha/domain/payments/payment';
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
import { readLineProducts } from './line-products.ts';
import { NO_CODES, readOrderCodes } from '../checkout/order-codes.ts';
import type { GatewayPayment, GatewayPaymentStatus } from '../gateway/payment-gateway.ts';
import { applyPaymentEffects, type Effect, type PaymentUpdate } from './payment-effects.ts';
import { shouldCapture } from './should-capture.ts';

/** What news of a payment has brought about. */
export interface AppliedPayment {
  effect: Effect;
  /** the order before the effect; null when no order of ours belongs to the payment */
  order: OrderRecord | null;
  /** where the payment stands now */
  state: PaymentState;
  /** true when its money is only authorized, and is to be taken now */
  isDue: boolean;
  /** why staff have to look at the payment; null when all is well */
  review: string | null;
  /** true when the money goes back */
  refunding: boolean;
  /** a refund that now waits to be sent to the gateway */
  refundId: string | null;
}

/** A webhook delivery, by the gateway's id of it. */
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

const NO_ORDER = 'This payment does not belong to any order.';

/**
 * The one place where news of a payment takes effect, whoever brings it: the browser, a webhook or the sweeper. One
 * transaction, forward only: a payment's document is its key, a delivery's document the delivery's, so the same news
 * has one effect however often and in whatever order it comes. A delivery is written down once no money is due any
 * more: until then the gateway may tell it again, and the money is tried again.
 */
export function applyPayment(
  ids: KeyedIds,
  orderId: string | null,
  update: PaymentUpdate,
  delivery?: Delivery,
): Promise<AppliedPayment> {
  return inTransaction(async (transaction) => {
    const known = await readCurrent(transaction, orderId, update, delivery);
    const { order, record, isRepeated } = known;
    // Judged by the payment alone: a rival with the same delivery may have ended it while its money was being taken.
    const next = advance(record, update.payment);
    const isDue = shouldCapture(order, next, update.payment);
    const done = isRepeated || isDue ? undefined : delivery;
    if (next === record?.state) {
      if (done) recordDelivery(transaction, done, update);
      return unchanged(known, next, isDue);
    }
    return applyChange(transaction, { ...known, ids, update, next, isDue, done });
  });
}

interface Known {
  order: OrderRecord | null;
  record: PaymentRecord | null;
  /** this very delivery was taken before */
  isRepeated: boolean;
}

interface KnownUpdate extends Known {
  ids: KeyedIds;
  update: PaymentUpdate;
  next: PaymentState;
  isDue: boolean;
  /** a delivery that has nothing more to bring about; undefined when there is none */
  done: Delivery | undefined;
}

function unchanged({ order, record }: Known, state: PaymentState, isDue: boolean): AppliedPayment {
  return {
    effect: 'none',
    order,
    state,
    isDue,
    review: record?.needsReview ?? null,
    refunding: record?.refunding ?? false,
    refundId: null,
  };
}

async function applyChange(
  transaction: Transaction,
  { ids, order, record, update, next, isDue, done }: KnownUpdate,
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
  const review = taken.review ?? reviewReason(order, record);
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
): Promise<Known> {
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

/** A payment that we hear of only after it was given back has no step between. */
function advance(record: PaymentRecord | null, { status }: GatewayPayment): PaymentState {
  const update = STATE_OF[status];
  if (!record) return update;
  return advancePayment(record.state, update);
}

function reviewReason(order: OrderRecord | null, record: PaymentRecord | null): string | null {
  return order ? (record?.needsReview ?? null) : NO_ORDER;
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
    needsReview: review,
    refunding,
    updatedAt: at,
  };
  transaction.set(paymentRef(payment.id), stored, { merge: true });
}
