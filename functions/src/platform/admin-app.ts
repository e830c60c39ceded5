import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The firebase-admin app, created on first use. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}
