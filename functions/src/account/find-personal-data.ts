import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type DocumentSnapshot } from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { readAll } from '../platform/query-pages.ts';
import type { DataOwner } from './data-owner.ts';

/** All documents of a person in one collection: those that name them in `uid`. */
export const byUid =
  (collection: string) =>
  ({ uid }: DataOwner) =>
    readAll(firestore().collection(collection).where('uid', '==', uid));

/** Those that name the person's address in a field. */
export const byAddress =
  (collection: string, field: string, operator: '==' | 'array-contains' = '==') =>
  async ({ email }: DataOwner): Promise<DocumentSnapshot[]> =>
    email === '' ? [] : readAll(firestore().collection(collection).where(field, operator, email));

/** Each document once, though two queries have found it. */
export function uniqueDocuments(documents: readonly DocumentSnapshot[]): DocumentSnapshot[] {
  return [...new Map(documents.map((document) => [document.ref.path, document])).values()];
}

/** What went back of the person's orders; a refund names its order alone. */
export async function refundsOf(person: DataOwner): Promise<DocumentSnapshot[]> {
  const refunds = firestore().collection(COLLECTIONS.refunds);
  const ordered = await byUid(COLLECTIONS.orders)(person);
  const found = ordered.map(({ id }) => readAll(refunds.where('orderId', '==', id)));
  return (await Promise.all(found)).flat();
}

/** What was written under the person's address by somebody who was not signed in. */
export async function guestTickets({ email }: DataOwner): Promise<DocumentSnapshot[]> {
  if (email === '') return [];
  const tickets = firestore().collection(COLLECTIONS.tickets);
  return readAll(tickets.where('uid', '==', null).where('email', '==', email));
}

/** What the person's address has agreed to. */
export async function consentsOfAddress({ email }: DataOwner): Promise<DocumentSnapshot[]> {
  if (email === '') return [];
  const consents = firestore().collection(COLLECTIONS.consents);
  return readAll(consents.where('addressHash', '==', hashOf(email)));
}
