import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { PROJECT, startLocalFirestore } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

let server: LocalFirestore;
let app: FirebaseApp;
let db: lite.Firestore;

beforeAll(async () => {
  lite.setLogLevel('silent');
  server = await startLocalFirestore();
  app = initializeApp({ projectId: PROJECT, apiKey: 'none' });
  db = lite.getFirestore(app);
  const mockUserToken = { sub: 'bala' };
  lite.connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken });
});
afterAll(async () => {
  await deleteApp(app);
  await server.close();
});

test('sets, adds, reads, updates and deletes documents', async () => {
  const collection = lite.collection(db, 'things');
  await lite.setDoc(lite.doc(collection, 'क/ख'.replace('/', ' ')), {
    x: 1,
    at: lite.serverTimestamp(),
  });
  const { id } = await lite.addDoc(collection, { x: 2 });
  expect((await lite.getDoc(lite.doc(collection, id))).data()).toEqual({ x: 2 });
  expect((await lite.getDoc(lite.doc(collection, 'none'))).exists()).toBe(false);
  await lite.updateDoc(lite.doc(collection, id), { x: lite.increment(1), y: 'ß' });
  expect((await lite.getDoc(lite.doc(collection, id))).data()).toEqual({ x: 3, y: 'ß' });
  await lite.deleteDoc(lite.doc(collection, id));
  expect((await lite.getDoc(lite.doc(collection, id))).exists()).toBe(false);
});

test('runs queries, counts and sums', async () => {
  const parts = lite.collection(db, 'made/of/parts');
  const batch = lite.writeBatch(db);
  [1, 2, 3].forEach((x) => batch.set(lite.doc(parts, `p${x}`), { x }));
  await batch.commit();
  const some = lite.query(parts, lite.where('x', '>', 1), lite.orderBy('x', 'desc'));
  expect((await lite.getDocs(some)).docs.map(({ id }) => id)).toEqual(['p3', 'p2']);
  expect((await lite.getDocs(lite.query(parts, lite.where('x', '>', 10)))).size).toBe(0);
  expect((await lite.getDocs(lite.query(lite.collectionGroup(db, 'parts')))).size).toBe(3);
  expect((await lite.getCount(parts)).data().count).toBe(3);
  expect((await lite.getAggregate(parts, { sum: lite.sum('x') })).data().sum).toBe(6);
});

test('loses nothing in parallel transactions', async () => {
  const counter = lite.doc(db, 'counters/one');
  await lite.setDoc(counter, { n: 0 });
  const increment = () =>
    lite.runTransaction(
      db,
      async (transaction) => {
        const { n } = (await transaction.get(counter)).data() as { n: number };
        transaction.update(counter, { n: n + 1 });
      },
      { maxAttempts: 50 },
    );
  await Promise.all(Array.from({ length: 10 }, increment));
  expect((await lite.getDoc(counter)).data()).toEqual({ n: 10 });
});

test('returns error codes that the SDK knows', async () => {
  const missing = lite.doc(db, 'things/missing');
  await expect(lite.updateDoc(missing, { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
});
