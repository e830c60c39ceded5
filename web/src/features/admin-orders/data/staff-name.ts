import { doc, getDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';

/** Empty for a closed account. */
export async function readStaffName(uid: string): Promise<string> {
  const found = await getDoc(doc(liteFirestore, COLLECTIONS.users, uid));
  const name: unknown = found.get('fullName');
  return typeof name === 'string' ? name : '';
}
