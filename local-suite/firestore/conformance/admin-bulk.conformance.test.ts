import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminFirestore, freshCollection, startLocalFirestore } from './local-firestore.ts';
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

test('writes what it can with a bulk writer and reports each failure', async () => {
  const collection = freshCollection(db);
  await collection.doc('5').set({ n: 5 });
  const writer = db.bulkWriter();
  const failures: number[] = [];
  writer.onWriteError((error) => {
    failures.push(error.code);
    return false;
  });
  for (let n = 0; n < 60; n += 1) {
    void writer.create(collection.doc(String(n)), { n }).catch(() => undefined);
  }
  await writer.close();
  expect(failures).toEqual([6]);
  expect((await collection.get()).size).toBe(60);
});

test('deletes everything below with a recursive delete, whatever the ids', async () => {
  const collection = freshCollection(db);
  const ids = ['a', '0', '__id42__', '__id-7__', 'z'];
  await Promise.all(
    ids.flatMap((id) => [
      collection.doc(id).set({ id }),
      collection.doc(id).collection('below').doc(id).set({ id }),
      collection.doc(`${id}-phantom`).collection('below').doc(id).set({ id }),
    ]),
  );
  const neighbour = db.doc(`${collection.id}-neighbour/a`);
  await neighbour.set({});
  await db.recursiveDelete(collection);
  expect(await collection.listDocuments()).toEqual([]);
  expect((await db.collectionGroup('below').get()).size).toBe(0);
  expect((await neighbour.get()).exists).toBe(true);
});

test('starts a recursive delete at a document', async () => {
  const collection = freshCollection(db);
  await collection.doc('a').set({});
  await collection.doc('a').collection('x').doc('1').set({});
  await collection.doc('b').set({});
  await db.recursiveDelete(collection.doc('a'));
  expect((await collection.listDocuments()).map(({ id }) => id)).toEqual(['b']);
});

test('lists and streams a large collection page by page', async () => {
  const collection = freshCollection(db);
  const writer = db.bulkWriter();
  for (let n = 0; n < 700; n += 1) void writer.set(collection.doc(String(n)), { n });
  await writer.close();
  expect(await collection.listDocuments()).toHaveLength(700);
  const streamed = new Set<string>();
  for await (const doc of collection.stream() as AsyncIterable<QueryDocumentSnapshot>) {
    streamed.add(doc.id);
  }
  expect(streamed.size).toBe(700);
});
