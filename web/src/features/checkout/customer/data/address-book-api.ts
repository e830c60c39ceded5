import { doc, Timestamp, updateDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { SavedAddress } from '@kargha/domain/people/user-schema';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';

/** Replaces a person's saved addresses. @throws FirebaseError */
export async function writeAddresses(
  uid: string,
  addresses: readonly SavedAddress[],
): Promise<void> {
  await updateDoc(doc(liteFirestore, COLLECTIONS.users, uid), {
    addresses,
    updatedAt: Timestamp.now(),
  });
}
