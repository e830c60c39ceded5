import { collection, doc, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/collections';
import { paise } from '@kargha/domain/paise';
import type { OrderReturn } from '@kargha/domain/return';
import { liveFirestore } from '#lib/firebase-live.ts';
import { orderFrom } from '#lib/order-document.ts';
import { returnFrom } from '#lib/return-document.ts';
import { storedFields, type StoredFields } from '#lib/stored-fields.ts';

import type { DeskOrder, DeskRefund, OrderPaper } from '../state/desk-order.ts';

/** An event as staff read it. */
export interface DeskEvent {
  id: string;
  what: string;
  note: string;
  by: string;
  isInternal: boolean;
  at: Date;
}

const MOST = 100;

/** Follows one order; `null` when there is none. Gives the way to stop. */
export function followOrder(id: string, onOrder: (order: DeskOrder | null) => void): () => void {
  return onSnapshot(
    doc(liveFirestore, COLLECTIONS.orders, id),
    (found) => onOrder(found.exists() ? deskOrderFrom(found.id, found.data()) : null),
    () => onOrder(null),
  );
}

/** Follows all that happened to an order, newest first. */
export function followEvents(id: string, onEvents: (events: DeskEvent[]) => void): () => void {
  const events = collection(liveFirestore, COLLECTIONS.orders, id, SUBCOLLECTIONS.events);
  return onSnapshot(
    query(events, orderBy('at', 'desc'), limit(MOST)),
    ({ docs }) => onEvents(docs.map((one) => eventFrom(one.id, one.data()))),
    () => onEvents([]),
  );
}

/** Follows the refunds of an order, newest first. */
export function followRefunds(id: string, onRefunds: (refunds: DeskRefund[]) => void): () => void {
  const mine = query(
    collection(liveFirestore, COLLECTIONS.refunds),
    where('orderId', '==', id),
    limit(MOST),
  );
  return onSnapshot(
    mine,
    ({ docs }) => {
      const refunds = docs.map((one) => refundFrom(one.id, one.data()));
      onRefunds(refunds.sort((one, other) => other.at.getTime() - one.at.getTime()));
    },
    () => onRefunds([]),
  );
}

/** Follows the returns of one order, or the latest of all; newest first. */
export function followReturns(
  orderId: string | null,
  onReturns: (returns: OrderReturn[]) => void,
  onFailure: () => void,
): () => void {
  const all = collection(liveFirestore, COLLECTIONS.returns);
  const wanted =
    orderId === null
      ? query(all, orderBy('createdAt', 'desc'), limit(MOST))
      : query(all, where('orderId', '==', orderId), limit(MOST));
  return onSnapshot(
    wanted,
    ({ docs }) => {
      const returns = docs.map((one) => returnFrom(one.id, one.data()));
      onReturns(returns.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()));
    },
    onFailure,
  );
}

/** What a refund names in the place of a payment when it went onto the gift card. */
const ON_CARD = 'gift_card';

function deskOrderFrom(id: string, stored: unknown): DeskOrder {
  const fields = storedFields(stored);
  const customer = fields.part('customer');
  const address = customer.part('address');
  const card = fields.part('giftCard');
  const isClosed = fields.text('closedBy') !== '';
  return {
    ...orderFrom(id, stored),
    delivery: {
      name: customer.text('name'),
      email: customer.text('email'),
      phone: customer.text('phone'),
      line1: address.text('line1'),
      line2: address.text('line2'),
      city: address.text('city'),
      state: address.text('state'),
      pincode: address.text('pincode'),
      gstin: customer.text('gstin'),
      companyName: customer.text('companyName'),
    },
    onCard: paise(isClosed ? 0 : card.number('amount') - card.number('refunded')),
  };
}

function eventFrom(id: string, stored: unknown): DeskEvent {
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

function refundFrom(id: string, stored: unknown): DeskRefund {
  const fields = storedFields(stored);
  return {
    id,
    amount: paise(fields.number('amount')),
    state: fields.text('state'),
    note: fields.text('note'),
    isOnCard: fields.text('paymentId') === ON_CARD,
    paper: paperOf(fields),
    at: fields.time('createdAt'),
  };
}

function paperOf(refund: StoredFields): OrderPaper | null {
  const voucher = refund.text('refundVoucherNumber');
  if (voucher !== '') return { kind: 'refund-voucher', number: voucher };
  const note = refund.text('creditNoteNumber');
  return note === '' ? null : { kind: 'credit-note', number: note };
}
