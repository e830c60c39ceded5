import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';

import {
  firestore,
  type DocumentReference,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { userRef } from '../../records/user-record.ts';
import { isMailboxProven } from './mailbox-proof.ts';

export interface DataOwner {
  uid: string;
  /** lower case; '' unless the address is verified, because others must not get its data */
  email: string;
}

/** For export and erasure: includes the email address only once its mailbox is proven. */
export async function provenOwner(person: Identity): Promise<DataOwner> {
  return (await isMailboxProven(person)) ? dataOwner(person) : { uid: person.uid, email: '' };
}

/** Includes the email address when it is verified. */
export function dataOwner({ uid, email, emailVerified }: Identity): DataOwner {
  return { uid, email: emailVerified && email !== null ? email.toLowerCase() : '' };
}

export async function existingDocuments(
  references: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  const found = references.length === 0 ? [] : await firestore().getAll(...references);
  return found.filter(({ exists }) => exists);
}

export async function privateDocuments(uid: string): Promise<DocumentSnapshot[]> {
  const { docs } = await userRef(uid).collection(SUBCOLLECTIONS.private).get();
  return docs;
}
