import { isSignInEnded } from '@kargha/domain/people/sign-ins';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { SECOND_MS } from '@kargha/domain/records/time-spans';

import { firestore } from './firestore.ts';
import type { Identity } from './identity.ts';

/** Read each time, so that older tokens stop working at once. */
export async function accountStatus({
  uid,
  signedInAt,
}: Identity): Promise<'active' | 'suspended' | 'signed-out'> {
  const profile = (await firestore().collection(COLLECTIONS.users).doc(uid).get()).data() ?? {};
  if (profile.suspended === true) return 'suspended';
  return isSignInEnded(profile, signedInAt.getTime() / SECOND_MS) ? 'signed-out' : 'active';
}
