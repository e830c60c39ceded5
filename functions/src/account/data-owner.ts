import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type DocumentReference, type DocumentSnapshot } from '../platform/firestore.ts';
import type { Identity } from '../platform/identity.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { userRef } from '../records/user-record.ts';
import { isMailboxProven } from './mailbox-proof.ts';

/** Whose data is looked for. */
export interface DataOwner {
  uid: string;
  /** in small letters; '' unless they have shown that it is theirs: what belongs to an address is not for just anybody */
  email: string;
}

/** The person as their data is exported and erased: by their address too once they have proven its mailbox. */
export async function provenOwner(person: Identity): Promise<DataOwner> {
  return (await isMailboxProven(person)) ? dataOwner(person) : { uid: person.uid, email: '' };
}

/** The person as their data is looked for. */
export function dataOwner({ uid, email, emailVerified }: Identity): DataOwner {
  return { uid, email: emailVerified && email !== null ? email.toLowerCase() : '' };
}

/** Those of these documents that are there. */
export async function existingDocuments(
  references: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  const found = references.length === 0 ? [] : await firestore().getAll(...references);
  return found.filter(({ exists }) => exists);
}

/** What the person keeps for themselves: cart and wishlist. */
export async function privateDocuments(uid: string): Promise<DocumentSnapshot[]> {
  const { docs } = await userRef(uid).collection(SUBCOLLECTIONS.private).get();
  return docs;
}

/** The person's entry in the list of letters. */
export function newsletterEntry(email: string): DocumentReference {
  return firestore().collection(COLLECTIONS.newsletter).doc(hashOf(email.toLowerCase()));
}
