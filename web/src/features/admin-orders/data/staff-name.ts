import { doc, getDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';

/** The name in a profile; empty for an account that is closed. */
export async function readStaffName(uid: string): Promise<string> {
  const found = await getDoc(doc(liteFirestore, COLLECTIONS.users, uid));
  return found.exists() ? storedFields(found.data()).text('fullName') : '';
}
