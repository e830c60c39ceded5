import { initializeApp } from 'firebase/app';

import { FIREBASE_OPTIONS } from '../server/env.ts';

/** The one Firebase app of the page; each service opens on it in its own module, so that each is its own download. */
export const firebaseApp = initializeApp(FIREBASE_OPTIONS);
