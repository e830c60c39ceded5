import { initializeApp } from 'firebase/app';

import { FIREBASE_OPTIONS } from '../server/env.ts';

/** Each service has its own module, so that each is its own chunk. */
export const firebaseApp = initializeApp(FIREBASE_OPTIONS);
