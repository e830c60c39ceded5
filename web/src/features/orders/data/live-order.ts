import { collection, doc, limit, onSnapshot, query, where } from 'firebase/firestore';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { ORDER_STATES, type OrderState } from '@kargha/domain/orders/order-state';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { followDocument, type DocumentProblem } from '#lib/documents/firebase-document.ts';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { orderFrom, type ShownOrder } from '#lib/documents/order-document.ts';
import { returnFrom } from '#lib/documents/return-document.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

export interface ShownEvent {
  id: string;
  what: string;
  note: string;
  at: Date;
  /** the status that the event set; undefined when it did not change */
  reached?: OrderState | undefined;
}

const MAX_RESULTS = 100;

/** Returns the unsubscribe function. */
export function followOrder(
  id: string,
  onOrder: (order: ShownOrder | DocumentProblem) => void,
): () => void {
  return followDocument(doc(liveFirestore, COLLECTIONS.orders, id), orderFrom, onOrder);
}

/** Follows the events that are visible to the customer, oldest first. Returns the unsubscribe function. */
export function followEvents(
  orderId: string,
  onEvents: (events: ShownEvent[]) => void,
): () => void {
  const visible = query(
    collection(liveFirestore, COLLECTIONS.orders, orderId, SUBCOLLECTIONS.events),
    where('visibleToCustomer', '==', true),
    limit(MAX_RESULTS),
  );
  return onSnapshot(
    visible,
    ({ docs }) => {
      const events = docs.map((one) => eventFrom(one.id, one.data()));
      onEvents(events.sort((one, other) => one.at.getTime() - other.at.getTime()));
    },
    () => onEvents([]),
  );
}

/** Follows the returns of an order, newest first. Returns the unsubscribe function. */
export function followReturns(
  uid: string,
  orderId: string,
  onReturns: (returns: OrderReturn[]) => void,
): () => void {
  const mine = query(
    collection(liveFirestore, COLLECTIONS.returns),
    where('uid', '==', uid),
    where('orderId', '==', orderId),
    limit(MAX_RESULTS),
  );
  return onSnapshot(
    mine,
    ({ docs }) => {
      const returns = docs.map((one) => returnFrom(one.id, one.data()));
      onReturns(returns.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()));
    },
    () => onReturns([]),
  );
}

function eventFrom(id: string, stored: unknown): ShownEvent {
  const fields = storedFields(stored);
  const [from, to] = [fields.text('from'), fields.choice('to', ORDER_STATES)];
  return {
    id,
    what: fields.text('what'),
    note: fields.text('note'),
    at: fields.time('at'),
    reached: from === to ? undefined : to,
  };
}
