import { collection, doc, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { OFFLINE_METHODS, type OfflineMethod } from '@kargha/domain/payments/payment';
import { paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { customerFrom } from '#lib/documents/customer-fields.ts';
import { followDocument, type DocumentProblem } from '#lib/documents/firebase-document.ts';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { orderFrom } from '#lib/documents/order-document.ts';
import { returnFrom } from '#lib/documents/return-document.ts';
import { lineRefFrom } from '#lib/documents/line-fields.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';

import type { StaffOrder, StaffRefund, OrderDocument } from '../state/staff-order.ts';

export interface StaffOrderEvent {
  id: string;
  what: string;
  note: string;
  by: string;
  isInternal: boolean;
  at: Date;
}

const MAX_ROWS = 100;

export function subscribeToOrder(
  id: string,
  onOrder: (order: StaffOrder | DocumentProblem) => void,
): () => void {
  return followDocument(doc(liveFirestore, COLLECTIONS.orders, id), staffOrderFrom, onOrder);
}

/** Newest first. */
export function subscribeToEvents(
  id: string,
  onEvents: (events: StaffOrderEvent[]) => void,
): () => void {
  const events = collection(liveFirestore, COLLECTIONS.orders, id, SUBCOLLECTIONS.events);
  return onSnapshot(
    query(events, orderBy('at', 'desc'), limit(MAX_ROWS)),
    ({ docs }) => onEvents(docs.map((one) => eventFrom(one.id, one.data()))),
    () => onEvents([]),
  );
}

/** Newest first. */
export function subscribeToRefunds(
  id: string,
  onRefunds: (refunds: StaffRefund[]) => void,
): () => void {
  const matching = query(
    collection(liveFirestore, COLLECTIONS.refunds),
    where('orderId', '==', id),
    limit(MAX_ROWS),
  );
  return onSnapshot(
    matching,
    ({ docs }) => {
      const refunds = docs.map((one) => refundFrom(one.id, one.data()));
      onRefunds(refunds.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()));
    },
    () => onRefunds([]),
  );
}

/** Newest first. */
export function subscribeToReturns(
  orderId: string,
  onReturns: (returns: OrderReturn[]) => void,
): () => void {
  const matching = query(
    collection(liveFirestore, COLLECTIONS.returns),
    where('orderId', '==', orderId),
    limit(MAX_ROWS),
  );
  return onSnapshot(
    matching,
    ({ docs }) => {
      const returns = docs.map((one) => returnFrom(one.id, one.data()));
      onReturns(returns.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()));
    },
    () => onReturns([]),
  );
}

const GIFT_CARD = 'gift_card';
/** `paymentId` of a refund that reduced an unpaid instalment. */
const UNPAID_INSTALMENT = 'unpaid_part';

function staffOrderFrom(id: string, stored: unknown): StaffOrder {
  const fields = storedFields(stored);
  const { address, ...customer } = customerFrom(fields.part('customer'));
  const { country: _, ...place } = address;
  const card = fields.part('giftCard');
  const order = orderFrom(id, stored);
  return {
    ...order,
    delivery: { ...customer, ...place },
    giftCardPaid: paise(card.number('amount') - (order.backOnCard?.amount ?? 0)),
  };
}

function eventFrom(id: string, stored: unknown): StaffOrderEvent {
  const fields = storedFields(stored);
  return {
    id,
    what: fields.text('what'),
    note: fields.text('note'),
    by: fields.text('by'),
    isInternal: !fields.flag('visibleToCustomer', true),
    at: fields.time('at'),
  };
}

function refundFrom(id: string, stored: unknown): StaffRefund {
  const fields = storedFields(stored);
  return {
    id,
    reason: fields.text('reason'),
    returnId: fields.text('returnId'),
    retriedAs: fields.text('retriedAs'),
    resent: paise(fields.number('resent')),
    claim: fields.text('claim'),
    invoicedPieces: fields.parts('invoicedPieces').map((line) => ({
      ...lineRefFrom(line),
      quantity: line.number('quantity'),
    })),
    trouble: fields.text('trouble'),
    amount: paise(fields.number('amount')),
    state: fields.text('state'),
    note: fields.text('note'),
    isAppliedToBalance: fields.text('paymentId') === UNPAID_INSTALMENT,
    isOnGiftCard: fields.text('paymentId') === GIFT_CARD,
    originalMethod: originalMethod(fields.text('paymentId')),
    byHand: manualRefundOf(fields),
    documents: documentsOf(fields),
    createdAt: fields.time('createdAt'),
  };
}

/** The id of an offline payment tells its method (`offlinePaymentId`). */
function originalMethod(paymentId: string): OfflineMethod {
  if (paymentId.startsWith('cash-')) return 'cash';
  return /^\d{12}$/.test(paymentId) ? 'counter_upi' : 'bank_transfer';
}

function manualRefundOf(refund: StoredFields): StaffRefund['byHand'] {
  if (!refund.has('byHand')) return null;
  const byHand = refund.part('byHand');
  return {
    method: byHand.choice('method', OFFLINE_METHODS),
    reference: byHand.text('reference'),
    day: byHand.text('day'),
  };
}

/** A refund of an advance before the invoice has a refund voucher; after the invoice it has a credit note. */
function documentsOf(refund: StoredFields): OrderDocument[] {
  const documents: OrderDocument[] = [
    { kind: 'refund-voucher', number: refund.text('refundVoucherNumber') },
    { kind: 'credit-note', number: refund.text('creditNoteNumber') },
  ];
  return documents.filter(({ number }) => number !== '');
}
