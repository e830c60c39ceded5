import { advancePayment, type PaymentState } from '@kargha/domain/payments/payment';
import {
  addReview,
  dropReview,
  reviewReason,
  type ReviewReason,
} from '@kargha/domain/payments/review-reason';

import { inTransaction, afterCommit, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import {
  paymentRef,
  readPayment,
  webhookEventRef,
  type PaymentRecord,
} from '../../records/payment-record.ts';
import { prepareSalePayment } from '../gift-cards/apply-sale-payment.ts';
import type { GatewayPayment, GatewayPaymentStatus } from '../gateway/payment-gateway.ts';
import { shouldCapturePayment } from './confirm-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import {
  prepareOrderPayment,
  type AppliedEffect,
  type Effect,
  type PaymentUpdate,
} from './payment-effects.ts';
import { isGiftCardSale, readPaymentTarget, type PaymentTarget } from './payment-target.ts';
import { recordPayment } from './record-payment.ts';

/** Derives order links and the codes of gift cards. */
type Keys = Pick<PaymentContext, 'ids' | 'cardKeys'>;

export interface AppliedPayment {
  effect: Effect;
  /** as it was before */
  target: PaymentTarget | null;
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
  keys: Keys,
  paid: PaymentTarget | null,
  update: PaymentUpdate,
  delivery?: Delivery,
): Promise<AppliedPayment> {
  return inTransaction(async (transaction) => {
    const current = await readCurrent(transaction, paid, update, delivery);
    const { target, record, isRepeated } = current;
    // Based on the payment alone: a concurrent call with the same delivery may have recorded it during the
    // capture.
    const next = advance(record, update.payment);
    const isDue = shouldCapturePayment(target, next, update.payment);
    const done = isRepeated || isDue ? undefined : delivery;
    if (next === record?.state) {
      if (done) recordDelivery(transaction, done, update);
      return unchanged(current, next, isDue);
    }
    return applyChange(transaction, { ...current, keys, update, next, isDue, done });
  });
}

interface CurrentRecords {
  target: PaymentTarget | null;
  record: PaymentRecord | null;
  isRepeated: boolean;
}

interface PendingChange extends CurrentRecords {
  keys: Keys;
  update: PaymentUpdate;
  next: PaymentState;
  isDue: boolean;
  /** a delivery with nothing left to do; undefined when there is none */
  done: Delivery | undefined;
}

function unchanged(
  { target, record }: CurrentRecords,
  state: PaymentState,
  isDue: boolean,
): AppliedPayment {
  return {
    effect: 'none',
    target,
    state,
    isDue,
    review: record?.reviewReasons ?? [],
    refunding: record?.refunding ?? false,
    refundId: null,
  };
}

async function applyChange(
  transaction: Transaction,
  { keys, target, record, update, next, isDue, done }: PendingChange,
): Promise<AppliedPayment> {
  const writeEffects = await prepareEffects(transaction, { keys, target, update, next });
  if (done) recordDelivery(transaction, done, update);
  const { effect, refundId = null, ...taken } = writeEffects();
  const review = reviewReasonsOf(target, record, { found: taken.review, at: update.at });
  const refunding = refundId !== null;
  const applied = { effect, target, state: next, isDue, review, refunding, refundId };
  recordPayment(transaction, applied, update);
  afterCommit(transaction, () => logEffect(applied, update));
  return applied;
}

/** Reads what the effects need. Returns their writes, for which all reads of the transaction must be over. */
async function prepareEffects(
  transaction: Transaction,
  { keys, target, update, next }: Pick<PendingChange, 'keys' | 'target' | 'update' | 'next'>,
): Promise<() => AppliedEffect> {
  if (!target) return () => ({ effect: 'noted' });
  return isGiftCardSale(target)
    ? prepareSalePayment(transaction, { keys: keys.cardKeys, sale: target, update, next })
    : prepareOrderPayment(transaction, { ids: keys.ids, order: target, update, next });
}

function logEffect(
  { target, state, effect }: AppliedPayment,
  { payment, by }: PaymentUpdate,
): void {
  const fields = { payment: payment.id, order: target?.id ?? null, state, effect, by };
  log.info('A payment changed state.', fields);
}

async function readCurrent(
  transaction: Transaction,
  paid: PaymentTarget | null,
  { payment }: PaymentUpdate,
  delivery: Delivery | undefined,
): Promise<CurrentRecords> {
  const [event, payments, target] = await Promise.all([
    delivery && transaction.get(webhookEventRef(delivery.eventId)),
    transaction.get(paymentRef(payment.id)),
    paid && readPaymentTarget(transaction, paid),
  ]);
  return {
    isRepeated: event?.exists === true,
    record: readPayment(payments),
    target,
  };
}

/** A payment first reported after its refund skips the states in between. */
function advance(record: PaymentRecord | null, { status }: GatewayPayment): PaymentState {
  const update = STATE_OF[status];
  if (!record) return update;
  return advancePayment(record.state, update);
}

function reviewReasonsOf(
  target: PaymentTarget | null,
  record: PaymentRecord | null,
  { found, at }: { found: ReviewReason | undefined; at: Date },
): ReviewReason[] {
  if (!target) return [reviewReason('no_order', {}, at)];
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
