import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The one firebase-admin app of the process, opened when it is first needed. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}
