import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type DocumentSnapshot } from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { readAll } from '../platform/query-pages.ts';
import type { DataOwner } from '../people/users/data-owner.ts';

export const byUid =
  (collection: string) =>
  ({ uid }: DataOwner) =>
    readAll(firestore().collection(collection).where('uid', '==', uid));

export const byAddress =
  (collection: string, field: string, operator: '==' | 'array-contains' = '==') =>
  async ({ email }: DataOwner): Promise<DocumentSnapshot[]> =>
    email === '' ? [] : readAll(firestore().collection(collection).where(field, operator, email));

/** Refunds and balance adjustments only name their order. */
export const byOrder =
  (collection: string) =>
  async (person: DataOwner): Promise<DocumentSnapshot[]> => {
    const all = firestore().collection(collection);
    const ordered = await byUid(COLLECTIONS.orders)(person);
    const found = ordered.map(({ id }) => readAll(all.where('orderId', '==', id)));
    return (await Promise.all(found)).flat();
  };

export async function guestTickets({ email }: DataOwner): Promise<DocumentSnapshot[]> {
  if (email === '') return [];
  const tickets = firestore().collection(COLLECTIONS.tickets);
  return readAll(tickets.where('uid', '==', null).where('email', '==', email));
}

export async function consentsOfAddress({ email }: DataOwner): Promise<DocumentSnapshot[]> {
  if (email === '') return [];
  const consents = firestore().collection(COLLECTIONS.consents);
  return readAll(consents.where('addressHash', '==', hashOf(email)));
}
