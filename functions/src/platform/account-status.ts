import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore } from './firestore.ts';

/** Read each time, so that older tokens stop working at once. */
export async function isSuspended(uid: string): Promise<boolean> {
  const profile = await firestore().collection(COLLECTIONS.users).doc(uid).get();
  return profile.get('suspended') === true;
}
