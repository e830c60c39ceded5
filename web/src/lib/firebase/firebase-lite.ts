import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';

import { FIRESTORE_EMULATOR_HOST } from '../server/env.ts';
import { firebaseApp } from './firebase-app.ts';
import { splitHost } from './emulator-host.ts';

/** Firestore for reading once and writing once: a fifth of the full SDK, and all that the storefront needs. */
export const liteFirestore = getFirestore(firebaseApp);

if (FIRESTORE_EMULATOR_HOST) {
  connectFirestoreEmulator(liteFirestore, ...splitHost(FIRESTORE_EMULATOR_HOST));
}
