import { deleteApp, getApps, initializeApp, type App } from 'firebase-admin/app';

const PROJECT = { projectId: 'demo-kargha', storageBucket: 'demo-kargha.appspot.com' };

/** firebase-admin's app over the running suite: one for the whole process, which ends it. */
export function suiteApp(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp(PROJECT);
}

/** Closes everything that this process has opened with firebase-admin. */
export async function closeApps(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
