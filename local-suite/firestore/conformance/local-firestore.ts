import { setTimeout as delay } from 'node:timers/promises';

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

import { startFirestoreServer } from '../transport/firestore-server.ts';
import type { FirestoreServer, FirestoreServerOptions } from '../transport/firestore-server.ts';

export const PROJECT = 'demo-loom';
export const DATABASE = `projects/${PROJECT}/databases/(default)`;

export interface LocalFirestore extends FirestoreServer {
  /** host:port */
  address: string;
  url: string;
  /** What a developer would see in the terminal. */
  logged: string[];
}

export async function startLocalFirestore(
  options: FirestoreServerOptions = {},
): Promise<LocalFirestore> {
  const logged: string[] = [];
  const server = await startFirestoreServer({
    projectId: PROJECT,
    log: (text) => logged.push(text),
    ...options,
  });
  const address = `127.0.0.1:${server.port}`;
  return { ...server, address, url: `http://${address}`, logged };
}

/** The Admin SDK, connected by environment variable as in the suite. */
export function adminFirestore({ address }: LocalFirestore): Firestore {
  process.env.FIRESTORE_EMULATOR_HOST = address;
  process.env.METADATA_SERVER_DETECTION = 'none';
  return getFirestore(initializeApp({ projectId: PROJECT }, address));
}

let collections = 0;

export function freshCollection(db: Firestore): CollectionReference {
  collections += 1;
  return db.collection(`things-${collections}`);
}

/** Polls without a time limit; the test's own timeout ends it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(10);
}
