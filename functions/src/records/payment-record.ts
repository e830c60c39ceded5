import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { OfflineMethod, PaymentState } from '@kargha/domain/payments/payment';
import type { Paise } from '@kargha/domain/money/paise';
import type { PaymentMethod } from '@kargha/domain/payments/payment-method';
import type { RefundTarget } from '@kargha/domain/payments/refund-purpose';
import type { RefundSpeed } from '@kargha/domain/payments/refund-speed';
import type { ReviewReason } from '@kargha/domain/payments/review-reason';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from '../platform/firestore.ts';

export interface PaymentRecord {
  orderId: string | null;
  gatewayOrderId: string;
  amount: Paise;
  currency: string;
  method: PaymentMethod;
  state: PaymentState;
  refunded: Paise;
  /** the gateway's fee, which includes `tax`; absent until it is captured, and in older payments */
  fee?: Paise;
  tax?: Paise;
  /** a discount by an offer at the gateway */
  offer?: { id: string; discount: Paise };
  /** the part of `amount` that is the gateway's fee, paid by the shopper */
  customerFee?: Paise;
  /** when the shop recorded the capture; absent in older payments */
  capturedAt?: Date;
  reviewReasons: ReviewReason[];
  /** there are review reasons */
  needsReview: boolean;
  /** true when the whole payment is refunded because it bought nothing */
  refunding: boolean;
  updatedAt: Date;
}

export interface ManualRefund {
  method: OfflineMethod;
  reference: string;
  /** business day in India, as 2026-11-21 */
  day: string;
  by: string;
}

/** refunds/{id}: the id is the idempotency key at the gateway. */
export interface RefundRecord extends RefundTarget {
  orderId: string;
  /** a payment or a bank transfer; null for the order's gift card */
  paymentId: string | null;
  /** how that was paid, and so how the money goes back */
  method: PaymentMethod;
  amount: Paise;
  /** `owed`: the payment was made offline, so staff must refund it manually */
  state: 'requested' | 'pending' | 'processed' | 'failed' | 'owed';
  /** the gateway's id, or the reference of the manual refund */
  gatewayRefundId: string | null;
  /** when the gateway accepted it; absent before, and in older refunds */
  sentAt?: Date;
  /** when the bank returned it; absent unless it failed after it was sent */
  returnedAt?: Date;
  /** asked for and made by the gateway; absent in older refunds */
  speedRequested?: RefundSpeed;
  speed?: RefundSpeed;
  /** the gateway's fee for an instant refund, which includes `tax`; absent without one */
  fee?: Paise;
  tax?: Paise;
  /** when an instant refund fell back to normal speed, which costs nothing */
  feeReturnedAt?: Date;
  /** absent for refunds by the gateway or to a gift card, and until it is refunded */
  byHand?: ManualRefund;
  /** the refund group: refunds of several payments that were requested together; absent in older refunds */
  claim?: string;
  initiatedFrom: 'auto' | 'admin' | 'return' | 'dashboard';
  /** the reason given by staff; absent where the purpose says it all */
  note?: string;
  /** the failed refund that it replaces */
  retryOf?: string;
  /** why the gateway has not accepted it so far; absent when it did at once */
  trouble?: string;
  /** the refund that replaced it after it failed */
  retriedAs?: string;
  /** what was refunded in another way after it failed */
  resent?: Paise;
  creditNoteNumber?: string;
  /** for an advance that was refunded before the tax invoice */
  refundVoucherNumber?: string;
  createdAt: Date;
  updatedAt: Date;
}

export function paymentRef(paymentId: string): DocumentReference {
  return firestore().collection(COLLECTIONS.payments).doc(paymentId);
}

export function refundRef(refundId: string): DocumentReference {
  return firestore().collection(COLLECTIONS.refunds).doc(refundId);
}

export function webhookEventRef(eventId: string): DocumentReference {
  return firestore().collection(COLLECTIONS.webhookEvents).doc(eventId);
}

export function readPayment(snapshot: DocumentSnapshot): PaymentRecord | null {
  return (withDates(snapshot.data()) as PaymentRecord | undefined) ?? null;
}

export function readRefund(snapshot: DocumentSnapshot): RefundRecord | null {
  return (withDates(snapshot.data()) as RefundRecord | undefined) ?? null;
}

export async function requestedRefunds(limit: number): Promise<string[]> {
  const waiting = firestore().collection(COLLECTIONS.refunds).where('state', '==', 'requested');
  return (await waiting.limit(limit).select().get()).docs.map(({ id }) => id);
}

export function requestRefund(
  transaction: Transaction,
  refund: Pick<RefundRecord, 'orderId' | 'paymentId' | 'method' | 'amount' | 'purpose'>,
  at: Date,
): string {
  return queueRefund(transaction, { ...refund, initiatedFrom: 'auto' }, 1, at);
}

export type NewRefund = Omit<RefundRecord, 'state' | 'gatewayRefundId' | 'createdAt' | 'updatedAt'>;

/**
 * Queues the `count`th refund of a payment. The id contains the count and is the gateway's idempotency key. The
 * caller has checked in this transaction that enough of the payment is left.
 */
export function queueRefund(
  transaction: Transaction,
  refund: NewRefund,
  count: number,
  at: Date,
): string {
  return createRefund(transaction, countedId(refund, count), { ...refund, state: 'requested' }, at);
}

/** Records the `count`th refund of an offline payment, which staff must make manually. */
export function recordRefundDue(
  transaction: Transaction,
  refund: NewRefund,
  count: number,
  at: Date,
): string {
  return createRefund(transaction, countedId(refund, count), { ...refund, state: 'owed' }, at);
}

function countedId({ paymentId }: NewRefund, count: number): string {
  return `refund_${String(paymentId)}_${count}`;
}

/** Records the `count`th refund to the order's gift card. Returns the refund id. */
export function writeCardRefund(
  transaction: Transaction,
  refund: NewRefund,
  count: number,
  at: Date,
): string {
  const id = `refund_${refund.orderId}_card-${count}`;
  return createRefund(transaction, id, { ...refund, state: 'processed' }, at);
}

function createRefund(
  transaction: Transaction,
  id: string,
  refund: NewRefund & Pick<RefundRecord, 'state'>,
  at: Date,
): string {
  const record: RefundRecord = { ...refund, gatewayRefundId: null, createdAt: at, updatedAt: at };
  transaction.create(refundRef(id), record);
  return id;
}

export function payments(): Query {
  return firestore().collection(COLLECTIONS.payments);
}

export function refunds(): Query {
  return firestore().collection(COLLECTIONS.refunds);
}
