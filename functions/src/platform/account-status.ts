import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore } from './firestore.ts';

/** True when staff have suspended the person; read afresh, so that a token of before is worth nothing. */
export async function isSuspended(uid: string): Promise<boolean> {
  const profile = await firestore().collection(COLLECTIONS.users).doc(uid).get();
  return profile.get('suspended') === true;
}
