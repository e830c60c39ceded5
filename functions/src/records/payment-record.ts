import {
  bankTransferSchema,
  paymentSchema,
  refundSchema,
  type BankTransfer,
  type PaymentRecord,
  type RefundRecord,
} from '@kargha/domain/payments/payment-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Written } from '@kargha/domain/records/stored-fields';

import { firestore, type DocumentReference, type Transaction } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export type { BankTransfer, PaymentRecord, RefundRecord };

export const {
  ref: paymentRef,
  query: payments,
  read: readPayment,
  readOrSkip: readPaymentOrSkip,
} = storedDocuments({ collection: COLLECTIONS.payments, schema: paymentSchema });

export const {
  ref: refundRef,
  query: refunds,
  read: readRefund,
  readEach: readEachRefund,
  readOrSkip: readRefundOrSkip,
  find: refundWithId,
} = storedDocuments({ collection: COLLECTIONS.refunds, schema: refundSchema, ids: ['id'] });

export const {
  ref: bankTransferRef,
  query: bankTransfers,
  read: readBankTransfer,
} = storedDocuments({ collection: COLLECTIONS.bankTransfers, schema: bankTransferSchema });

export function webhookEventRef(eventId: string): DocumentReference {
  return firestore().collection(COLLECTIONS.webhookEvents).doc(eventId);
}

export async function requestedRefunds(limit: number): Promise<string[]> {
  const waiting = refunds().where('state', '==', 'requested');
  return (await waiting.limit(limit).select().get()).docs.map(({ id }) => id);
}

export function requestRefund(
  transaction: Transaction,
  refund: Pick<
    RefundRecord,
    'orderId' | 'giftCardSaleId' | 'paymentId' | 'method' | 'amount' | 'purpose'
  >,
  at: Date,
): string {
  return queueRefund(transaction, { ...refund, initiatedFrom: 'auto' }, 1, at);
}

export type NewRefund = Omit<
  RefundRecord,
  'id' | 'state' | 'gatewayRefundId' | 'createdAt' | 'updatedAt'
>;

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

/** Records the `count`th refund to the order's gift card or exchange. Returns the refund id. */
export function writePrepaidRefund(
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
  const record: Written<typeof refundSchema> = {
    ...refund,
    gatewayRefundId: null,
    createdAt: at,
    updatedAt: at,
  };
  transaction.create(refundRef(id), record);
  return id;
}
