import { AggregateField, FieldPath, FieldValue, Filter, Timestamp } from 'firebase-admin/firestore';
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminFirestore, freshCollection, startLocalFirestore } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

let server: LocalFirestore;
let db: Firestore;
/** a, b, … j with n = 1 … 10. */
let numbered: CollectionReference;

beforeAll(async () => {
  server = await startLocalFirestore();
  db = adminFirestore(server);
  numbered = freshCollection(db);
  const batch = db.batch();
  Array.from('abcdefghij', (id, index) => {
    const n = index + 1;
    batch.set(numbered.doc(id), { n, even: n % 2 === 0, tags: [`t${n % 3}`, 'all'], at: { x: n } });
  });
  await batch.commit();
});
afterAll(async () => {
  await db.terminate();
  await server.close();
});

async function ids(query: Query): Promise<string> {
  return (await query.get()).docs.map(({ id }) => id).join('');
}

test.each([
  ['==', 3, 'c'],
  ['!=', 3, 'abdefghij'],
  ['<', 3, 'ab'],
  ['<=', 3, 'abc'],
  ['>', 8, 'ij'],
  ['>=', 8, 'hij'],
  ['in', [2, 4, 99], 'bd'],
  ['not-in', [1, 2, 3, 4, 5, 6, 7], 'hij'],
] as const)('n %s %j finds %s', async (operator, value, found) => {
  expect(await ids(numbered.where('n', operator, value))).toBe(found);
});

test('searches arrays for one value or any of several', async () => {
  expect(await ids(numbered.where('tags', 'array-contains', 't1'))).toBe('adgj');
  expect(await ids(numbered.where('tags', 'array-contains-any', ['t1', 't2']))).toBe('abdeghj');
});

test('combines conditions with and and or', async () => {
  expect(await ids(numbered.where('even', '==', true).where('n', '>', 4))).toBe('fhj');
  const either = Filter.or(
    Filter.where('n', '==', 1),
    Filter.and(Filter.where('even', '==', true), Filter.where('n', '>', 8)),
  );
  expect(await ids(numbered.where(either))).toBe('aj');
});

test('combines order, limit and offset', async () => {
  expect(await ids(numbered.orderBy('n', 'desc').limit(3))).toBe('jih');
  expect(await ids(numbered.orderBy('n').offset(7))).toBe('hij');
  expect(await ids(numbered.orderBy('even').orderBy('n', 'desc').limit(7))).toBe('igecajh');
  expect(await ids(numbered.orderBy('n').limitToLast(3))).toBe('hij');
});

test('starts and ends at cursors', async () => {
  const byN = numbered.orderBy('n');
  expect(await ids(byN.startAt(8))).toBe('hij');
  expect(await ids(byN.startAfter(8))).toBe('ij');
  expect(await ids(byN.endAt(2))).toBe('ab');
  expect(await ids(byN.endBefore(2))).toBe('a');
  expect(await ids(byN.startAfter(await numbered.doc('c').get()).limit(2))).toBe('de');
  expect(await ids(byN.endBefore(await numbered.doc('i').get()).limitToLast(2))).toBe('gh');
});

test('pages through results without gaps or repeats', async () => {
  const pages: string[] = [];
  let query = numbered.orderBy('even', 'desc').limit(3);
  for (;;) {
    const { docs } = await query.get();
    const last = docs.at(-1);
    if (!last) break;
    pages.push(docs.map(({ id }) => id).join(''));
    query = query.startAfter(last);
  }
  expect(pages).toEqual(['jhf', 'dbi', 'gec', 'a']);
});

test('filters by map fields and document id', async () => {
  expect(await ids(numbered.where('at.x', '>=', 9))).toBe('ij');
  expect(await ids(numbered.where(FieldPath.documentId(), '>', 'h'))).toBe('ij');
  expect(await ids(numbered.where(FieldPath.documentId(), 'in', ['a', 'z']))).toBe('a');
});

test('returns only the projected fields', async () => {
  const { docs } = await numbered.where('n', '==', 1).select('at.x', 'even').get();
  expect(docs[0]!.data()).toEqual({ at: { x: 1 }, even: false });
  const keys = await numbered.where('n', '==', 1).select().get();
  expect(keys.docs[0]!.data()).toEqual({});
});

test('orders values of different types', async () => {
  const mixed = freshCollection(db);
  const inOrder = [
    null,
    false,
    true,
    NaN,
    -1.5,
    0,
    1,
    Timestamp.fromMillis(0),
    '',
    'Z',
    'a',
    'é',
    '\uffff',
    '😀',
    Buffer.from('a'),
    db.doc('a/b'),
    [],
    [1],
    { a: 1 },
    { a: 2 },
  ];
  await Promise.all(
    inOrder.map((value, index) => mixed.doc(String(index).padStart(2, '0')).set({ value })),
  );
  const { docs } = await mixed.orderBy('value').get();
  expect(docs.map(({ id }) => Number(id))).toEqual(inOrder.map((_, index) => index));
});

test('computes count, sum and average', async () => {
  const aggregate = numbered.where('even', '==', true).aggregate({
    count: AggregateField.count(),
    sum: AggregateField.sum('n'),
    average: AggregateField.average('n'),
  });
  expect((await aggregate.get()).data()).toEqual({ count: 5, sum: 30, average: 6 });
  const nothing = numbered.aggregate({ average: AggregateField.average('missing') });
  expect((await nothing.get()).data()).toEqual({ average: null });
  expect((await numbered.limit(3).count().get()).data()).toEqual({ count: 3 });
});

test('finds documents at every depth with a collection group', async () => {
  const [one, two] = [freshCollection(db), freshCollection(db)];
  await Promise.all([
    one.doc('1').collection('reviews').doc('r1').set({ stars: 5 }),
    two.doc('2').collection('deep').doc('3').collection('reviews').doc('r2').set({ stars: 4 }),
    two.doc('2').collection('reviews-not').doc('r3').set({ stars: 5 }),
  ]);
  expect(await ids(db.collectionGroup('reviews').orderBy('stars'))).toBe('r2r1');
  expect((await db.collectionGroup('reviews').count().get()).data().count).toBe(2);
});

test('lists collections below the root and below a document', async () => {
  const collection = freshCollection(db);
  await collection.doc('a').collection('x').doc('1').set({});
  await collection.doc('a').collection('y').doc('1').set({});
  const rootIds = (await db.listCollections()).map(({ id }) => id);
  expect(rootIds).toContain(collection.id);
  const below = await collection.doc('a').listCollections();
  expect(below.map(({ id }) => id)).toEqual(['x', 'y']);
  expect((await collection.listDocuments()).map(({ id }) => id)).toEqual(['a']);
  expect((await collection.get()).size).toBe(0);
});

test('queries an earlier state', async () => {
  const collection = freshCollection(db);
  const { writeTime } = await collection.doc('a').set({ n: 1 });
  await collection.doc('a').set({ n: 2 });
  const then = await db.runTransaction((transaction) => transaction.get(collection), {
    readOnly: true,
    readTime: writeTime,
  });
  expect(then.docs.map((doc) => doc.data())).toEqual([{ n: 1 }]);
});

test('finds the nearest vectors, with filters, a distance field and a projection', async () => {
  const looms = freshCollection(db);
  const vectors = { a: [1, 0], b: [0, 2], c: [3, 3], d: [0, 1] };
  for (const [id, vector] of Object.entries(vectors)) {
    await looms.doc(id).set({ open: id !== 'd', at: FieldValue.vector(vector), name: id });
  }
  const { docs } = await looms
    .where('open', '==', true)
    .select('name', 'distance')
    .findNearest({
      vectorField: 'at',
      queryVector: [0, 0],
      limit: 2,
      distanceMeasure: 'EUCLIDEAN',
      distanceResultField: 'distance',
    })
    .get();
  expect(docs.map((document) => document.data())).toEqual([
    { name: 'a', distance: 1 },
    { name: 'b', distance: 2 },
  ]);
});

test('divides a collection group into partitions that together have all documents', async () => {
  const orders = freshCollection(db);
  const group = `${orders.id}-parts`;
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await orders.doc(id).collection(group).doc('p').set({ id });
  }
  const sizes: number[] = [];
  for await (const partition of db.collectionGroup(group).getPartitions(3)) {
    sizes.push((await partition.toQuery().get()).size);
  }
  expect(sizes).toEqual([2, 2, 2]);
});
