import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  query,
  type DocumentData,
} from 'firebase/firestore';

import { COLLECTIONS } from '@kargha/domain/collections';
import { ORDER_STATES } from '@kargha/domain/order-state';
import { paise } from '@kargha/domain/paise';
import { liveFirestore } from '#lib/firebase-live.ts';
import { storedFields, type StoredFields } from '#lib/stored-fields.ts';

import type { ListedOrder } from '../state/listed-order.ts';

const MOST = 100;

/** Follows the newest orders. Gives the way to stop. The rules let only administrators in. */
export function followOrders(
  onOrders: (orders: ListedOrder[]) => void,
  onFailure: () => void,
): () => void {
  const newest = query(
    collection(liveFirestore, COLLECTIONS.orders),
    orderBy('createdAt', 'desc'),
    limit(MOST),
  );
  return onSnapshot(
    newest,
    (snapshot) => onOrders(snapshot.docs.map((order) => orderFrom(order.id, order.data()))),
    onFailure,
  );
}

function orderFrom(id: string, stored: DocumentData): ListedOrder {
  const fields = storedFields(stored);
  const customer = fields.part('customer');
  const lines = fields.parts('lines').map(lineFrom);
  return {
    id,
    number: fields.text('number'),
    name: customer.text('name'),
    email: customer.text('email'),
    phone: customer.text('phone'),
    address: addressFrom(customer.part('address')),
    total: paise(fields.part('totals').number('total')),
    state: fields.choice('state', ORDER_STATES),
    createdAt: fields.time('createdAt'),
    lines,
    pieces: lines.reduce((count, line) => count + line.quantity, 0),
    needsReview: fields.text('needsReview'),
  };
}

function lineFrom(fields: StoredFields) {
  return {
    title: fields.text('title'),
    quantity: fields.number('quantity'),
    unitPrice: paise(fields.number('unitPrice')),
  };
}

function addressFrom(address: StoredFields): string {
  return ['line1', 'line2', 'city', 'state', 'pincode']
    .map(address.text)
    .filter((part) => part !== '')
    .join(', ');
}
