import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';

import { FIRESTORE_EMULATOR_HOST } from '../server/env.ts';
import { firebaseApp } from './firebase-app.ts';
import { splitHost } from './emulator-host.ts';

/** With listeners. Large: import it only from lazy chunks. */
export const liveFirestore = getFirestore(firebaseApp);

if (FIRESTORE_EMULATOR_HOST) {
  connectFirestoreEmulator(liveFirestore, ...splitHost(FIRESTORE_EMULATOR_HOST));
}
