import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

import { AUTH_EMULATOR_URL } from '../server/env.ts';
import { firebaseApp } from './firebase-app.ts';

/**
 * Firebase Auth without its pop-up resolver: `getAuth()` would load a script of a foreign host on every visit. Whoever
 * opens a pop-up passes the resolver to that call. Import only from lazy chunks.
 */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (AUTH_EMULATOR_URL) {
  connectAuthEmulator(auth, AUTH_EMULATOR_URL, { disableWarnings: true });
  // The captcha is a service of Google's; an emulator has none.
  auth.settings.appVerificationDisabledForTesting = true;
}
