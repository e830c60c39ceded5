import { doc, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';

/** Documents under users/{uid}/private that only their owner reads and writes. */
export type PrivateDocument = 'cart' | 'wishlist' | 'measurements';

/** Undefined when nothing is stored. @throws FirebaseError */
export async function readPrivateDocument(
  uid: string,
  document: PrivateDocument,
): Promise<unknown> {
  const snapshot = await getDoc(privateDocumentRef(uid, document));
  return snapshot.exists() ? snapshot.data() : undefined;
}

/** @throws FirebaseError */
export async function writePrivateDocument(
  uid: string,
  document: PrivateDocument,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await setDoc(privateDocumentRef(uid, document), { ...fields, updatedAt: Timestamp.now() });
}

function privateDocumentRef(uid: string, document: PrivateDocument) {
  return doc(liteFirestore, COLLECTIONS.users, uid, SUBCOLLECTIONS.private, document);
}
