import { COLLECTIONS } from '@kargha/domain/records/collections';
import { guestCustomerId, type Customer } from '@kargha/domain/people/customer';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';

export function customers(): Query {
  return firestore().collection(COLLECTIONS.customers);
}

export function customerRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.customers).doc(id);
}

/** What an order has added to whom: customerSales/{orderId}. */
export function customerSaleRef(orderId: string): DocumentReference {
  return firestore().collection(COLLECTIONS.customerSales).doc(orderId);
}

/** The id of somebody who buys without an account: the same for the same address. */
export function guestId(email: string): string {
  return guestCustomerId(hashOf(email.toLowerCase()));
}

/** The customer in a document; null when there is none. */
export function readCustomer(snapshot: DocumentSnapshot): Customer | null {
  return (withDates(snapshot.data()) as Customer | undefined) ?? null;
}
