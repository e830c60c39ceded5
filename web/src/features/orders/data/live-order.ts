import {
  collection,
  doc,
  limit,
  onSnapshot,
  query,
  where,
  type QuerySnapshot,
} from 'firebase/firestore';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { orderEventSchema } from '@kargha/domain/orders/order-schema';
import type { OrderState } from '@kargha/domain/orders/order-state';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { followDocument, type DocumentProblem } from '#lib/documents/firebase-document.ts';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { orderFrom, type ShownOrder } from '#lib/documents/order-document.ts';
import { returnFrom } from '#lib/documents/return-document.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { whileAllowed } from '#session/state/while-allowed.ts';

export interface ShownEvent {
  id: string;
  what: string;
  note: string;
  at: Date;
  /** the status that the event set; undefined when it did not change */
  reached?: OrderState | undefined;
}

const MAX_RESULTS = 100;

/**
 * The rules refuse an order that does not exist like one of another account, so an order counts as `refused` only
 * after it was shown. Returns the unsubscribe function.
 */
export function followOrder(
  id: string,
  onOrder: (order: ShownOrder | DocumentProblem) => void,
): () => void {
  const order = doc(liveFirestore, COLLECTIONS.orders, id);
  let wasShown = false;
  const show = (read: ShownOrder | DocumentProblem) => {
    wasShown ||= typeof read === 'object';
    onOrder(read);
  };
  return whileAllowed(
    (onRefused) => followDocument(order, orderFrom, show, onRefused),
    (why) => {
      if (why === 'unread') onOrder('unreached');
      else onOrder(wasShown ? 'refused' : 'missing');
    },
  );
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
  const show = ({ docs }: QuerySnapshot) => {
    const events = docs.flatMap((one) => eventFrom(one.id, one.data()));
    onEvents(events.sort((one, other) => one.at.getTime() - other.at.getTime()));
  };
  return whileAllowed(
    (onRefused) => onSnapshot(visible, show, onRefused),
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
  const show = ({ docs }: QuerySnapshot) => {
    const returns = docs.flatMap((one) => returnFrom(one.id, one.data()) ?? []);
    onReturns(returns.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()));
  };
  return whileAllowed(
    (onRefused) => onSnapshot(mine, show, onRefused),
    () => onReturns([]),
  );
}

const readEvent = storedReader('orders/events', orderEventSchema);

function eventFrom(id: string, stored: unknown): ShownEvent[] {
  const event = readEvent(stored);
  if (!event) return [];
  const { what, note, at, from, to } = event;
  return [{ id, what, note, at, reached: from === to ? undefined : to }];
}
