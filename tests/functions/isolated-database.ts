import { randomUUID } from 'node:crypto';

import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';

import type { FirestoreControl } from '../../local-suite/firestore/control-contract.ts';
import { settingsDocuments } from '../../sample-shop/seed/content/settings.ts';
import { closeApps } from '../suite-app.ts';
import { connectOwnDatabase } from './direct-firestore.ts';
import { followWrites } from './own-events.ts';

const PROJECT_PREFIX = 'demo-isolated-';

/** With Google's emulator, the database is another project in there. */
const IS_OFFICIAL = process.env.KARGHA_EMULATORS === 'official';

let ownDatabase: FirestoreControl | undefined;

/**
 * Gives this test file its own database and bucket with the settings of the sample shop, in its own process. Its writes
 * start no functions. Call it before anything opens one.
 */
export function isolateDatabase(): void {
  beforeAll(openIsolatedDatabase);
  afterAll(clearIsolatedDatabase);
}

/**
 * The same, and what the functions do after writes happens in the process of the test. Google's emulator tells no one
 * of writes in another project, so there the file uses the suite's database.
 */
export function isolateShop(): void {
  if (IS_OFFICIAL) return;
  let writesFollowed: () => Promise<void>;
  beforeAll(async () => {
    const database = await openIsolatedDatabase();
    if (database) writesFollowed = followWrites(database);
  });
  afterAll(async () => {
    await writesFollowed();
    await clearIsolatedDatabase();
  });
}

/**
 * Gives this test file its own database and bucket, so that global jobs such as the sweeper affect no other test.
 * Call it before anything opens Firestore.
 */
export async function openIsolatedDatabase(): Promise<FirestoreControl | undefined> {
  // A late response of the previous file may have opened the suite's again.
  await closeApps();
  const projectId = PROJECT_PREFIX + randomUUID().slice(0, 8);
  initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` });
  // Google's emulator starts each project with its initial data.
  if (IS_OFFICIAL) await clearIsolatedDatabase();
  else ownDatabase = connectOwnDatabase();
  await Promise.all(
    settingsDocuments().map(({ path, data }) => getFirestore().doc(path).set(data)),
  );
  return ownDatabase;
}

export function isDatabaseIsolated(): boolean {
  return getApps().some(({ options }) => options.projectId?.startsWith(PROJECT_PREFIX));
}

export async function clearIsolatedDatabase(): Promise<void> {
  const project = getApps()[0]?.options.projectId ?? '';
  const database = `projects/${project}/databases/(default)`;
  if (!IS_OFFICIAL) {
    ownDatabase?.clear(database);
    return;
  }
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const answer = await fetch(`http://${host}/emulator/v1/${database}/documents`, {
    method: 'DELETE',
  });
  if (!answer.ok) throw new Error(`The database could not be emptied: ${answer.status}.`);
}
