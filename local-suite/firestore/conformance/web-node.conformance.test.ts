import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { PROJECT, startLocalFirestore, until } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /open/{rest=**} { allow read, write; }
  match /closed/{id} { allow read, write: if request.auth.token.role == 'weaver'; }
} }`;

let server: LocalFirestore;
let app: FirebaseApp;
let db: web.Firestore;

beforeAll(async () => {
  web.setLogLevel('silent');
  server = await startLocalFirestore();
  const response = await fetch(`${server.url}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: RULES }] } }),
  });
  expect(response.status).toBe(200);
  ({ app, db } = connect('asha', { sub: 'asha' }));
});
afterAll(async () => {
  await deleteApp(app);
  await server.close();
});

function connect(name: string, mockUserToken?: web.EmulatorMockTokenOptions) {
  const options = { projectId: PROJECT, apiKey: 'none', appId: '1:1:web:1' };
  const itsApp = initializeApp(options, name);
  const itsDb = web.getFirestore(itsApp);
  const as = mockUserToken ? { mockUserToken } : {};
  web.connectFirestoreEmulator(itsDb, '127.0.0.1', server.port, as);
  return { app: itsApp, db: itsDb };
}

const at = (path: string) => web.doc(db, `open/${path}`);
const collectionAt = (path: string) => web.collection(db, `open/${path}`);

test('writes and reads a document', async () => {
  await web.setDoc(at('a'), { x: 1, at: web.serverTimestamp(), text: 'साड़ी', limit: 3 });
  const data = (await web.getDoc(at('a'))).data()!;
  expect(data).toMatchObject({ x: 1, text: 'साड़ी', limit: 3 });
  expect(data.at).toBeInstanceOf(web.Timestamp);
  expect((await web.getDoc(at('none'))).exists()).toBe(false);
});

test('returns every type of value as written', async () => {
  const values = {
    nothing: null,
    minusZero: -0,
    notANumber: NaN,
    endless: Infinity,
    large: Number.MAX_SAFE_INTEGER,
    when: new web.Timestamp(1_769_851_800, 123_456_000),
    where: new web.GeoPoint(9.93, 76.26),
    bytes: web.Bytes.fromUint8Array(new Uint8Array([0, 255])),
    list: [1, { deep: [null] }],
    map: { 'with.dot': {}, '`': 1 },
    vector: web.vector([1, 2.5]),
  };
  await web.setDoc(at('values'), { ...values, other: at('a') });
  const { other, ...read } = (await web.getDocFromServer(at('values'))).data() as typeof values & {
    other: web.DocumentReference;
  };
  expect(other.path).toBe('open/a');
  expect(read).toEqual(values);
});

test('notifies a listener of sets, updates and deletions', async () => {
  const parts = collectionAt('listened/parts');
  const seen: string[] = [];
  const query = web.query(parts, web.where('x', '>=', 1), web.orderBy('x'));
  const stop = web.onSnapshot(query, (snapshot) => {
    seen.push(snapshot.docs.map((doc) => `${doc.id}${doc.data().x}`).join());
  });
  await until(() => seen.length === 1);
  await web.setDoc(web.doc(parts, 'a'), { x: 1 });
  await web.setDoc(web.doc(parts, 'b'), { x: 2 });
  await web.updateDoc(web.doc(parts, 'a'), { x: web.increment(5), l: web.arrayUnion('q') });
  await web.deleteDoc(web.doc(parts, 'b'));
  await until(() => seen.at(-1) === 'a6');
  stop();
  expect(seen).toEqual(['', 'a1', 'a1,b2', 'b2,a6', 'a6']);
});

test('writes what a transaction read, and verifies what it only read', async () => {
  await web.setDoc(at('counter'), { n: 6 });
  const before = await web.runTransaction(db, async (transaction) => {
    const counter = await transaction.get(at('counter'));
    const missing = await transaction.get(at('not-there'));
    expect(missing.exists()).toBe(false);
    transaction.update(at('counter'), { n: web.increment(1) });
    return (counter.data() as { n: number }).n;
  });
  expect(before).toBe(6);
  const only = await web.runTransaction(db, async (transaction) => transaction.get(at('counter')));
  expect(only.data()).toEqual({ n: 7 });
});

test('loses nothing in parallel transactions', async () => {
  await web.setDoc(at('shared'), { n: 0 });
  const increment = () =>
    web.runTransaction(
      db,
      async (transaction) => {
        const { n } = (await transaction.get(at('shared'))).data() as { n: number };
        transaction.set(at('shared'), { n: n + 1 });
      },
      { maxAttempts: 50 },
    );
  await Promise.all(Array.from({ length: 20 }, increment));
  expect((await web.getDoc(at('shared'))).data()).toEqual({ n: 20 });
});

test('runs a batch, counts and sums', async () => {
  const parts = collectionAt('summed/parts');
  const batch = web.writeBatch(db);
  batch.set(web.doc(parts, 'a'), { x: 7, gone: 1 }).set(web.doc(parts, 'b'), { x: 10 });
  batch.update(web.doc(parts, 'a'), { gone: web.deleteField() });
  await batch.commit();
  expect((await web.getDoc(web.doc(parts, 'a'))).data()).toEqual({ x: 7 });
  expect((await web.getCountFromServer(parts)).data().count).toBe(2);
  const sums = { sum: web.sum('x'), average: web.average('x') };
  expect((await web.getAggregateFromServer(parts, sums)).data()).toEqual({ sum: 17, average: 8.5 });
});

test('returns permission-denied for writes, reads, lists and listeners that rules deny', async () => {
  const closed = web.doc(db, 'closed/a');
  const denied = { code: 'permission-denied' };
  await expect(web.setDoc(closed, { x: 1 })).rejects.toMatchObject(denied);
  await expect(web.getDoc(closed)).rejects.toMatchObject(denied);
  await expect(web.getDocs(web.collection(db, 'closed'))).rejects.toMatchObject(denied);
  const listening = new Promise((_, reject) => web.onSnapshot(closed, () => undefined, reject));
  await expect(listening).rejects.toMatchObject(denied);
  await expect(
    web.runTransaction(db, (transaction) => transaction.get(closed)),
  ).rejects.toMatchObject(denied);
  expect(server.logged.join('\n')).toMatch(/denied create .*\/closed\/a .*asha.*line 4/);
  await web.setDoc(at('still-fine'), {});
});

test('applies rules to custom claims', async () => {
  const weaver = connect('weaver', { sub: 'w', role: 'weaver' });
  await web.setDoc(web.doc(weaver.db, 'closed/b'), { x: 1 });
  expect((await web.getDoc(web.doc(weaver.db, 'closed/b'))).data()).toEqual({ x: 1 });
  await deleteApp(weaver.app);
});

test('treats a guest as not signed in', async () => {
  const guest = connect('guest');
  await expect(web.getDoc(web.doc(guest.db, 'closed/b'))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await web.setDoc(web.doc(guest.db, 'open/by-guest'), {});
  await deleteApp(guest.app);
});

test('returns not-found for an update of a missing document and continues', async () => {
  const failing = web.updateDoc(at('missing'), { a: 1 });
  const following = web.setDoc(at('following'), { a: 1 });
  await expect(failing).rejects.toMatchObject({ code: 'not-found' });
  await following;
  expect((await web.getDocFromServer(at('following'))).exists()).toBe(true);
});

test('sends offline writes and resumes listeners', async () => {
  const parts = collectionAt('resumed/parts');
  await web.setDoc(web.doc(parts, 'a'), {});
  const other = connect('other');
  const seen: string[] = [];
  const stop = web.onSnapshot(parts, { includeMetadataChanges: true }, (snapshot) => {
    seen.push(`${snapshot.size}${snapshot.metadata.fromCache ? ' cached' : ''}`);
  });
  await until(() => seen.at(-1) === '1');
  await web.disableNetwork(db);
  await until(() => seen.at(-1) === '1 cached');
  const written = web.setDoc(web.doc(parts, 'offline'), {});
  await web.setDoc(web.doc(other.db, 'open/resumed/parts/meanwhile'), {});
  await web.deleteDoc(web.doc(other.db, 'open/resumed/parts/a'));
  await web.enableNetwork(db);
  await written;
  await until(() => seen.at(-1) === '2');
  stop();
  const { docs } = await web.getDocsFromServer(parts);
  expect(docs.map(({ id }) => id)).toEqual(['meanwhile', 'offline']);
  await deleteApp(other.app);
});

test('applies 500 writes in a row in order', async () => {
  const parts = collectionAt('many/parts');
  const seen: number[] = [];
  const stop = web.onSnapshot(
    web.doc(parts, 'one'),
    { includeMetadataChanges: true },
    (snapshot) => {
      const n = (snapshot.data() as { n?: number } | undefined)?.n;
      if (n !== undefined && !snapshot.metadata.hasPendingWrites) seen.push(n);
    },
  );
  await Promise.all(
    Array.from({ length: 500 }, (_, n) => web.setDoc(web.doc(parts, 'one'), { n })),
  );
  await until(() => seen.at(-1) === 499);
  stop();
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});
