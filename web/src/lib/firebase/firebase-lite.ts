import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';

import { FIRESTORE_EMULATOR_HOST } from '../server/env.ts';
import { firebaseApp } from './firebase-app.ts';
import { splitHost } from './emulator-host.ts';

/** Reads and writes without listeners: a fifth of the full SDK. */
export const liteFirestore = getFirestore(firebaseApp);

if (FIRESTORE_EMULATOR_HOST) {
  connectFirestoreEmulator(liteFirestore, ...splitHost(FIRESTORE_EMULATOR_HOST));
}
