import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { OfflineMethod } from '@kargha/domain/payments/offline-payment';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import type { Paise } from '@kargha/domain/money/paise';
import type { PaymentState } from '@kargha/domain/payments/payment';

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
export const GIFT_CARD_PAYMENT = 'gift_card';

/** And when it was taken off what was still owed of the order: no money has moved. */
export const BALANCE_CREDIT = 'unpaid_part';
/** What an order is marked with for staff when the gateway did not give its money back. */
export const REFUND_FAILED = 'A refund failed';

/** How staff gave money back that had come past the gateway. */
export interface ManualRefund {
  method: OfflineMethod;
  /** UTR, or the number in the cash book */
  reference: string;
  /** the business day in India, as 2026-11-21 */
  day: string;
  /** uid of the member of staff */
  by: string;
}

/** refunds/{id}: money that goes back. Its id is the key under which the gateway gives it back once. */
export interface RefundRecord {
  orderId: string;
  /** the payment that it is taken from, the id of a bank transfer, CARD_PAYMENT or UNPAID_PART */
  paymentId: string;
  amount: Paise;
  reason:
    | 'shortfall'
    | 'second_payment'
    | 'cancelled'
    | 'late_part'
    | 'return'
    | 'undelivered'
    | 'requested'
    | 'reduced'
    | 'dashboard';
  /** `owed`: the money came past the gateway, and staff have to give it back by hand */
  state: 'requested' | 'pending' | 'processed' | 'failed' | 'owed';
  /** the gateway's id, or the reference under which staff gave it back */
  gatewayRefundId: string | null;
  /** absent where the gateway or a gift card has it, and until it was given back */
  byHand?: ManualRefund;
  /** what was asked for at once has one claim, though several payments give it back; absent in older refunds */
  claim?: string;
  initiatedFrom: 'auto' | 'admin' | 'return' | 'dashboard';
  /** why, in the words of whoever asked for it; absent where the reason says it all */
  note?: string;
  /** the return that it pays back; absent when there is none */
  returnId?: string | null;
  /** why the gateway has not taken it so far, in its own words; absent when it took it at once */
  trouble?: string;
  /** the refund that was asked for in the place of this one, which failed; absent while there is none */
  retriedAs?: string;
  /** what of this one, which failed, was asked for in others since; absent before the first of them */
  resent?: Paise;
  /** pieces of a tax invoice that were taken out of the order or came back undelivered; absent where none are meant */
  invoicedPieces?: ShipmentLine[];
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

/** The mark that an event of the gateway has had its effect, by the gateway's id of the event. */
export function webhookEventRef(eventId: string): DocumentReference {
  return firestore().collection(COLLECTIONS.webhookEvents).doc(eventId);
}

/** The payment in a document; null when there is none. */
export function readPayment(snapshot: DocumentSnapshot): PaymentRecord | null {
  return (withDates(snapshot.data()) as PaymentRecord | undefined) ?? null;
}

/** The refund in a document; null when there is none. */
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
  return createRefund(transaction, countedId(refund, count), { ...refund, state: 'requested' }, at);
}

/** Writes down what staff have to give back by hand: the `count`th refund of a payment that came past the gateway. */
export function recordRefundDue(
  transaction: Transaction,
  refund: NewRefund,
  count: number,
  at: Date,
): string {
  return createRefund(transaction, countedId(refund, count), { ...refund, state: 'owed' }, at);
}

function countedId({ paymentId }: NewRefund, count: number): string {
  return `refund_${paymentId}_${count}`;
}

/** Writes down what went back onto an order's gift card in this transaction: the `count`th time; gives the row's id. */
export function writeCardRefund(
  transaction: Transaction,
  refund: NewRefund,
  count: number,
  at: Date,
): string {
  const id = `refund_${refund.orderId}_card-${count}`;
  return createRefund(transaction, id, { ...refund, state: 'processed' }, at);
}

/** Writes down what goods that came back have taken off what was still owed: once for their cause; gives the row's id. */
export function writeBalanceCredit(
  transaction: Transaction,
  refund: NewRefund,
  cause: string,
  at: Date,
): string {
  const id = `refund_${refund.orderId}_${cause}`;
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
