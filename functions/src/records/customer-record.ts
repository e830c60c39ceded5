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

export function customerSaleRef(orderId: string): DocumentReference {
  return firestore().collection(COLLECTIONS.customerSales).doc(orderId);
}

/** The customer ID of a guest, derived from the email address. */
export function guestId(email: string): string {
  return guestCustomerId(hashOf(email.toLowerCase()));
}

export function readCustomer(snapshot: DocumentSnapshot): Customer | null {
  return (withDates(snapshot.data()) as Customer | undefined) ?? null;
}
