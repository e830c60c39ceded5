import { getApps, initializeApp, type App } from 'firebase-admin/app';

export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}
