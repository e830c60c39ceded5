import { collection, doc, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import type { OfflineMethod } from '@kargha/domain/payments/payment';
import { storedRefund } from '@kargha/domain/payments/stored-refund';
import { orderEventSchema } from '@kargha/domain/orders/order-schema';
import { paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { followDocument, type DocumentProblem } from '#lib/documents/firebase-document.ts';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { readOrder, shownOrder } from '#lib/documents/order-document.ts';
import { returnFrom } from '#lib/documents/return-document.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

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
    ({ docs }) => onEvents(docs.flatMap((one) => eventFrom(one.id, one.data()))),
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
      const refunds = docs.flatMap((one) => refundFrom(one.id, one.data()));
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
      const returns = docs.flatMap((one) => returnFrom(one.id, one.data()) ?? []);
      onReturns(returns.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()));
    },
    () => onReturns([]),
  );
}

const GIFT_CARD = 'gift_card';
/** `paymentId` of a refund that reduced an unpaid instalment. */
const UNPAID_INSTALMENT = 'unpaid_part';

function staffOrderFrom(id: string, stored: unknown): StaffOrder | undefined {
  const order = readOrder(stored, { id });
  if (!order) return undefined;
  const shown = shownOrder(order);
  const { name, email, phone, gstin = '', companyName = '', address } = order.customer;
  const { line1, line2, city, state, pincode } = address;
  const card = order.giftCard?.amount ?? 0;
  return {
    ...shown,
    delivery: { name, email, phone, gstin, companyName, line1, line2, city, state, pincode },
    giftCardPaid: paise(card - (shown.backOnCard?.amount ?? 0)),
  };
}

const readEvent = storedReader('orders/events', orderEventSchema);

function eventFrom(id: string, stored: unknown): StaffOrderEvent[] {
  const event = readEvent(stored);
  if (!event) return [];
  const { what, note, by, at, visibleToCustomer } = event;
  return [{ id, what, note, by, at, isInternal: !visibleToCustomer }];
}

const readRefund = storedReader('refunds', storedRefund);

function refundFrom(id: string, stored: unknown): StaffRefund[] {
  const refund = readRefund(stored);
  if (!refund) return [];
  const { paymentId, refundVoucherNumber, creditNoteNumber, ...fields } = refund;
  return [
    {
      ...fields,
      id,
      isAppliedToBalance: paymentId === UNPAID_INSTALMENT,
      isOnGiftCard: paymentId === GIFT_CARD,
      originalMethod: originalMethod(paymentId),
      documents: documentsOf(refundVoucherNumber, creditNoteNumber),
    },
  ];
}

/** The id of an offline payment tells its method (`offlinePaymentId`). */
function originalMethod(paymentId: string): OfflineMethod {
  if (paymentId.startsWith('cash-')) return 'cash';
  return /^\d{12}$/.test(paymentId) ? 'counter_upi' : 'bank_transfer';
}

/** A refund of an advance before the invoice has a refund voucher; after the invoice it has a credit note. */
function documentsOf(refundVoucher: string, creditNote: string): OrderDocument[] {
  const documents: OrderDocument[] = [
    { kind: 'refund-voucher', number: refundVoucher },
    { kind: 'credit-note', number: creditNote },
  ];
  return documents.filter(({ number }) => number !== '');
}
