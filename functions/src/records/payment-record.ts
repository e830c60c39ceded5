import { COLLECTIONS } from '@kargha/domain/collections';
import type { Paise } from '@kargha/domain/paise';
import type { PaymentState } from '@kargha/domain/payment';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from '../platform/firestore.ts';

/** payments/{gateway's payment id}: one try to pay. Being unique by its id, it has one effect. */
export interface PaymentRecord {
  /** null when no order of ours belongs to it */
  orderId: string | null;
  gatewayOrderId: string;
  amount: Paise;
  currency: string;
  method: string | null;
  state: PaymentState;
  refunded: Paise;
  /** why staff have to look at it; null when all is well */
  needsReview: string | null;
  /** true when the whole payment goes back, since it bought nothing */
  refunding: boolean;
  updatedAt: Date;
}

/** What a refund says in the place of a payment when it went back onto the order's gift card. */
export const CARD_PAYMENT = 'gift_card';

/** refunds/{id}: money that goes back. Its id is the key under which the gateway gives it back once. */
export interface RefundRecord {
  orderId: string;
  /** the payment that it is taken from, or CARD_PAYMENT */
  paymentId: string;
  amount: Paise;
  reason:
    | 'shortfall'
    | 'second_payment'
    | 'cancelled'
    | 'return'
    | 'requested'
    | 'reduced'
    | 'dashboard';
  state: 'requested' | 'pending' | 'processed' | 'failed';
  gatewayRefundId: string | null;
  initiatedFrom: 'auto' | 'admin' | 'return' | 'dashboard';
  /** why, in the words of whoever asked for it; absent where the reason says it all */
  note?: string;
  /** the return that it pays back; absent when there is none */
  returnId?: string | null;
  /** pieces that stood on a tax invoice and were taken out of the order; absent where none had stood on one */
  invoicedPieces?: { productId: string; quantity: number }[];
  /** the credit note, once it is issued */
  creditNoteNumber?: string;
  /** the refund voucher, once it is issued: for an advance that went back before there was a tax invoice */
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

/** Refunds that wait to be sent to the gateway, oldest first. */
export async function requestedRefunds(most: number): Promise<string[]> {
  const waiting = firestore().collection(COLLECTIONS.refunds).where('state', '==', 'requested');
  return (await waiting.limit(most).select().get()).docs.map(({ id }) => id);
}

/** Queues the refund of a whole payment that bought nothing. */
export function requestRefund(
  transaction: Transaction,
  refund: Pick<RefundRecord, 'orderId' | 'paymentId' | 'amount' | 'reason'>,
  at: Date,
): string {
  return queueRefund(transaction, { ...refund, initiatedFrom: 'auto' }, 1, at);
}

type NewRefund = Omit<RefundRecord, 'state' | 'gatewayRefundId' | 'createdAt' | 'updatedAt'>;

/**
 * Queues a refund: the `count`th of its payment. Its id names the payment and the count, and is the gateway's
 * idempotency key; the caller has checked in this transaction that so much is left of the payment.
 */
export function queueRefund(
  transaction: Transaction,
  refund: NewRefund,
  count: number,
  at: Date,
): string {
  const id = `refund_${refund.paymentId}_${count}`;
  const record: RefundRecord = {
    ...refund,
    state: 'requested',
    gatewayRefundId: null,
    createdAt: at,
    updatedAt: at,
  };
  transaction.create(refundRef(id), record);
  return id;
}

/** Writes down what went back onto an order's gift card in this transaction: the `count`th time; gives the row's id. */
export function writeCardRefund(
  transaction: Transaction,
  refund: NewRefund,
  count: number,
  at: Date,
): string {
  const id = `refund_${refund.orderId}_card-${count}`;
  const record: RefundRecord = {
    ...refund,
    state: 'processed',
    gatewayRefundId: null,
    createdAt: at,
    updatedAt: at,
  };
  transaction.create(refundRef(id), record);
  return id;
}

export function payments(): Query {
  return firestore().collection(COLLECTIONS.payments);
}

export function refunds(): Query {
  return firestore().collection(COLLECTIONS.refunds);
}
