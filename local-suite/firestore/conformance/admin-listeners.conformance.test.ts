import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminFirestore, freshCollection, startLocalFirestore, until } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

let server: LocalFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startLocalFirestore();
  db = adminFirestore(server);
});
afterAll(async () => {
  await db.terminate();
  await server.close();
});

const changesOf = (snapshot: QuerySnapshot) =>
  snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`);

test('notifies a query listener of added, changed and removed documents', async () => {
  const collection = freshCollection(db);
  await collection.doc('a').set({ n: 1 });
  const seen: string[][] = [];
  const stop = collection
    .where('n', '<', 4)
    .onSnapshot((snapshot) => seen.push(changesOf(snapshot)));
  await until(() => seen.length === 1);
  await collection.doc('b').set({ n: 2 });
  await until(() => seen.length === 2);
  await collection.doc('a').update({ n: 3 });
  await until(() => seen.length === 3);
  await collection.doc('c').set({ n: 9 });
  await collection.doc('a').update({ n: 10 });
  await until(() => seen.length === 4);
  await collection.doc('b').delete();
  await until(() => seen.length === 5);
  stop();
  expect(seen).toEqual([['added a'], ['added b'], ['modified a'], ['removed a'], ['removed b']]);
});

test('notifies a listener with a limit of the document that moves up', async () => {
  const collection = freshCollection(db);
  await Promise.all([1, 2, 3, 4].map((n) => collection.doc(`d${n}`).set({ n })));
  const seen: string[] = [];
  const stop = collection
    .orderBy('n')
    .limit(2)
    .onSnapshot((snapshot) => {
      seen.push(snapshot.docs.map(({ id }) => id).join());
    });
  await until(() => seen.length === 1);
  await collection.doc('d1').delete();
  await until(() => seen.length === 2);
  await collection.doc('d0').set({ n: 0 });
  await until(() => seen.length === 3);
  stop();
  expect(seen).toEqual(['d1,d2', 'd2,d3', 'd0,d2']);
});

test('notifies a document listener of creation, change and deletion', async () => {
  const thing = freshCollection(db).doc();
  const seen: unknown[] = [];
  const stop = thing.onSnapshot((snapshot) => seen.push(snapshot.data()));
  await until(() => seen.length === 1);
  await thing.set({ n: 1 });
  await until(() => seen.length === 2);
  await thing.set({ n: 2 });
  await until(() => seen.length === 3);
  await thing.delete();
  await until(() => seen.length === 4);
  stop();
  expect(seen).toEqual([undefined, { n: 1 }, { n: 2 }, undefined]);
});

test('delivers every commit to a listener once and in order', async () => {
  const collection = freshCollection(db);
  const seen: string[] = [];
  const stop = collection.onSnapshot((snapshot) => seen.push(...changesOf(snapshot)));
  for (let n = 0; n < 100; n += 1) await collection.doc(`d${n}`).set({ n });
  await until(() => seen.length >= 100);
  stop();
  expect(seen).toEqual(Array.from({ length: 100 }, (_, n) => `added d${n}`));
});

test('delivers a batch as one event to every listener', async () => {
  const collection = freshCollection(db);
  const seen: string[][] = [];
  const stop = collection.onSnapshot((snapshot) => seen.push(changesOf(snapshot)));
  await until(() => seen.length === 1);
  const batch = db.batch();
  for (const id of ['a', 'b', 'c']) batch.set(collection.doc(id), {});
  await batch.commit();
  await until(() => seen.length === 2);
  stop();
  expect(seen).toEqual([[], ['added a', 'added b', 'added c']]);
});

test('notifies a hundred listeners of one change', async () => {
  const thing = freshCollection(db).doc();
  let messages = 0;
  const stops = Array.from({ length: 100 }, () =>
    thing.onSnapshot((snapshot) => {
      if (snapshot.exists) messages += 1;
    }),
  );
  await thing.set({ n: 1 });
  await until(() => messages === 100);
  for (const stop of stops) stop();
});
