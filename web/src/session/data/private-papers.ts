import { doc, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';

/** Documents under users/{uid}/private that their owner alone reads and writes. */
export type PrivatePaper = 'cart' | 'wishlist';

/** What is stored, or undefined when nothing ever was. @throws FirebaseError */
export async function readPaper(uid: string, paper: PrivatePaper): Promise<unknown> {
  const snapshot = await getDoc(paperRef(uid, paper));
  return snapshot.exists() ? snapshot.data() : undefined;
}

/** Replaces what is stored. @throws FirebaseError */
export async function writePaper(
  uid: string,
  paper: PrivatePaper,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await setDoc(paperRef(uid, paper), { ...fields, updatedAt: Timestamp.now() });
}

function paperRef(uid: string, paper: PrivatePaper) {
  return doc(liteFirestore, COLLECTIONS.users, uid, SUBCOLLECTIONS.private, paper);
}
