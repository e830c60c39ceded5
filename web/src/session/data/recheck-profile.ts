import { doc, getDocFromServer } from 'firebase/firestore';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { auth } from '#lib/firebase/firebase-auth.ts';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';

import { authErrorCode } from '../auth-messages.ts';
import { parseProfile } from './profiles.ts';

/**
 * Reads the profile over the open connection: a separate request that is refused would be an error in the console.
 * `unread` when it cannot be read for now, or the person has just signed out.
 */
export async function recheckProfile(uid: string): Promise<UserProfile | 'refused' | 'unread'> {
  const isSignedIn = () => auth.currentUser?.uid === uid;
  if (!isSignedIn()) return 'unread';
  try {
    const snapshot = await getDocFromServer(doc(liveFirestore, COLLECTIONS.users, uid));
    return parseProfile(uid, snapshot.data()) ?? 'refused';
  } catch (thrown) {
    const isRefused = authErrorCode(thrown) === 'permission-denied' && isSignedIn();
    return isRefused ? 'refused' : 'unread';
  }
}
