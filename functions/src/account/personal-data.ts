import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/collections';

import { firestore, type DocumentSnapshot, type Query } from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { userRef } from '../records/user-record.ts';

/** Collections whose documents name their owner in `uid`. */
export type OwnedCollection = Extract<
  keyof typeof COLLECTIONS,
  'orders' | 'quotes' | 'invoices' | 'creditNotes' | 'receiptVouchers' | 'returns' | 'tickets'
>;

/** What the owner may read under a document of theirs. */
export const BENEATH: Partial<Record<OwnedCollection, readonly string[]>> = {
  [COLLECTIONS.orders]: [SUBCOLLECTIONS.events],
  [COLLECTIONS.quotes]: [SUBCOLLECTIONS.versions, SUBCOLLECTIONS.messages],
};

const PAGE = 200;

/** All documents of a person in one collection, page by page. */
export function ownedBy(uid: string, collection: OwnedCollection): Promise<DocumentSnapshot[]> {
  return allOf(firestore().collection(collection).where('uid', '==', uid));
}

/** Everything that a query finds, in pages. */
export async function allOf(query: Query): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (;;) {
    const last = found.at(-1);
    const { docs } = await (last ? query.startAfter(last) : query).limit(PAGE).get();
    found.push(...docs);
    if (docs.length < PAGE) return found;
  }
}

/** What the person keeps for themselves: cart and wishlist. */
export async function privatePapers(uid: string): Promise<DocumentSnapshot[]> {
  const { docs } = await userRef(uid).collection(SUBCOLLECTIONS.private).get();
  return docs;
}

/** The person's entry in the list of letters. */
export function newsletterEntry(email: string) {
  return firestore().collection(COLLECTIONS.newsletter).doc(hashOf(email.toLowerCase()));
}
