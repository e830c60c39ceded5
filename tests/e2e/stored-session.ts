import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { storageKeys } from '../../web/src/lib/browser/storage-keys.ts';
import { startAuthSession } from '../functions/sample-people.ts';
import { SHOP_URL, type StorageState } from './browser-contexts.ts';

/** VITE_FIREBASE_API_KEY of web/.env.suite; part of the key under which Firebase Auth stores its user. */
const API_KEY = 'demo-key';

/** What a browser keeps of a person who has signed in. Firebase Auth moves its entry to IndexedDB when it starts. */
export async function storedSession(email: string): Promise<StorageState> {
  const { uid, idToken, refreshToken } = await startAuthSession(email);
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + HOUR_MS,
    },
  };
  const entries = {
    [`firebase:authUser:${API_KEY}:[DEFAULT]`]: JSON.stringify(user),
    [storageKeys.signedIn]: '1',
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: SHOP_URL, localStorage }] };
}
