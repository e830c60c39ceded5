import { randomUUID } from 'node:crypto';

import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';

import { settingsDocuments } from '../../sample-shop/seed/content/settings.ts';
import { closeApps } from '../suite-app.ts';

const PROJECT_PREFIX = 'demo-isolated-';

/**
 * Gives this test file its own database and bucket with the settings of the sample shop. Its writes start no functions.
 * Call it before anything opens one.
 */
export function isolateDatabase(): void {
  beforeAll(openIsolatedDatabase);
  afterAll(clearIsolatedDatabase);
}

/**
 * Gives this test file its own database and bucket, so that global jobs such as the sweeper affect no other test.
 * Call it before anything opens Firestore. The database is emptied first: Google's emulator starts each project
 * with its initial data.
 */
export async function openIsolatedDatabase(): Promise<void> {
  // A late response of the previous file may have opened the suite's again.
  await closeApps();
  const projectId = PROJECT_PREFIX + randomUUID().slice(0, 8);
  initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` });
  await clearIsolatedDatabase();
  await Promise.all(
    settingsDocuments().map(({ path, data }) => getFirestore().doc(path).set(data)),
  );
}

export function isDatabaseIsolated(): boolean {
  return getApps().some(({ options }) => options.projectId?.startsWith(PROJECT_PREFIX));
}

export async function clearIsolatedDatabase(): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const project = getApps()[0]?.options.projectId ?? '';
  const database = `projects/${project}/databases/(default)`;
  const answer = await fetch(`http://${host}/emulator/v1/${database}/documents`, {
    method: 'DELETE',
  });
  if (!answer.ok) throw new Error(`The database could not be emptied: ${answer.status}.`);
}
