import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

import { AUTH_EMULATOR_URL } from '../server/env.ts';
import { firebaseApp } from './firebase-app.ts';

/**
 * Without the pop-up resolver: `getAuth()` would load a third-party script on every visit. Pass the resolver where
 * a pop-up opens. Import only from lazy chunks.
 */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (AUTH_EMULATOR_URL) {
  connectAuthEmulator(auth, AUTH_EMULATOR_URL, { disableWarnings: true });
  auth.settings.appVerificationDisabledForTesting = true;
}
