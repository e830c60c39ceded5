import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  initializeFirestore,
  setLogLevel,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach } from 'vitest';

import { ACTORS, type Actor } from './actors.ts';
import { RULES_PROJECT } from './unsigned-token.ts';

const EMULATOR = emulator();

let env: RulesTestEnvironment;
/** Bypasses the rules like the Admin SDK. Shared, because opening it is slow. */
let keeper: Firestore;
const open = new Map<Actor, Firestore>();

beforeAll(async () => {
  setLogLevel('silent'); // the SDK warns of every refusal, and refusals are what is wanted here
  const { host, port } = EMULATOR;
  const rules = readFileSync('firestore.rules', 'utf8');
  env = await initializeTestEnvironment({
    projectId: RULES_PROJECT,
    firestore: { host, port, rules },
  });
  keeper = initializeFirestore(initializeApp({ projectId: RULES_PROJECT }), {});
  connectFirestoreEmulator(keeper, host, port, { mockUserToken: 'owner' });
});
beforeEach(() => env.clearFirestore());
afterAll(async () => {
  open.clear();
  await env.cleanup();
  await deleteApp(keeper.app);
});

function emulator(): { host: string; port: number } {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (!address) {
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run these tests with npm run test:rules.');
  }
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}

export function as(actor: Actor): Firestore {
  const known = open.get(actor);
  if (known) return known;
  const { uid, token } = ACTORS[actor];
  const context =
    uid === null ? env.unauthenticatedContext() : env.authenticatedContext(uid, { ...token });
  const firestore = modular(context);
  open.set(actor, firestore);
  return firestore;
}

/** Writes documents before the test, bypassing the rules. */
export async function writeDocuments(documents: Record<string, object>): Promise<void> {
  const batch = writeBatch(keeper);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(keeper, path), data);
  await batch.commit();
}

export async function removeDocument(path: string): Promise<void> {
  await deleteDoc(doc(keeper, path));
}

/** Reads a document, bypassing the rules. */
export async function readStored(path: string): Promise<Record<string, unknown>> {
  return (await getDoc(doc(keeper, path))).data() ?? {};
}

// The testing library returns the Firestore type from before v9.
function modular(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
