import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { PROJECT, startLocalFirestore, until } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  function isStaff() {
    return get(/databases/$(database)/documents/people/$(request.auth.uid)).data.role == 'staff';
  }
  match /people/{id} { allow read, write; }
  match /items/{id} { allow read, write; }
  match /orders/{id} { allow read: if isStaff(); allow write; }
  match /{path=**}/events/{id} { allow list: if isStaff(); allow write; }
} }`;

/** Exported by the SDK for its own tests, without types. */
interface TestingHooks {
  onExistenceFilterMismatch(
    callback: (mismatch: { bloomFilter?: { applied: boolean } }) => void,
  ): () => void;
}
const { _TestingHooks: hooks } = web as unknown as {
  _TestingHooks: TestingHooks;
};

let server: LocalFirestore;
let reader: { app: FirebaseApp; db: web.Firestore };
let writer: { app: FirebaseApp; db: web.Firestore };

beforeAll(async () => {
  web.setLogLevel('silent');
  server = await startLocalFirestore();
  await putRules(RULES);
  reader = connect('asha');
  writer = connect('ravi');
});
afterAll(async () => {
  await Promise.all([deleteApp(reader.app), deleteApp(writer.app)]);
  await server.close();
});

async function putRules(content: string): Promise<void> {
  const response = await fetch(`${server.url}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });
  expect(response.status).toBe(200);
}

function connect(uid: string) {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none', appId: '1:1:web:1' }, uid);
  const db = web.getFirestore(app);
  web.connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken: { sub: uid } });
  return { app, db };
}

const write = (path: string, data: object) => web.setDoc(web.doc(writer.db, path), data);

/** Follows staff's lists; returns the error code that ended each. */
async function followAsStaff() {
  await write('people/asha', { role: 'staff' });
  const codes: string[] = [];
  let answers = 0;
  const lists = [web.collection(reader.db, 'orders'), web.collectionGroup(reader.db, 'events')];
  for (const list of lists) {
    web.onSnapshot(
      list,
      () => (answers += 1),
      ({ code }) => codes.push(code),
    );
  }
  await until(() => answers === lists.length);
  return codes;
}

test('tells the reader of a list and of a collection group that they lost their rights', async () => {
  const codes = await followAsStaff();
  await write('people/asha', { role: 'customer' });
  await until(() => codes.length === 2);
  expect(codes).toEqual(['permission-denied', 'permission-denied']);
});

test('tells readers that new rules refuse them', async () => {
  const codes = await followAsStaff();
  await putRules(RULES.replaceAll('if isStaff()', 'if false'));
  await until(() => codes.length === 2);
  expect(codes).toEqual(['permission-denied', 'permission-denied']);
  await putRules(RULES);
});

test('lets a client that was offline find deleted documents with a bloom filter', async () => {
  for (const id of ['a', 'b', 'c']) await write(`items/${id}`, { n: 1 });
  let shown: string[] = [];
  web.onSnapshot(web.collection(reader.db, 'items'), ({ docs, metadata }) => {
    if (!metadata.fromCache) shown = docs.map(({ id }) => id);
  });
  await until(() => shown.length === 3);
  const applied: (boolean | undefined)[] = [];
  hooks.onExistenceFilterMismatch(({ bloomFilter }) => {
    applied.push(bloomFilter?.applied);
  });
  await web.disableNetwork(reader.db);
  await web.deleteDoc(web.doc(writer.db, 'items/b'));
  await web.enableNetwork(reader.db);
  await until(() => shown.length === 2);
  expect(shown).toEqual(['a', 'c']);
  expect(applied).toEqual([true]);
});
