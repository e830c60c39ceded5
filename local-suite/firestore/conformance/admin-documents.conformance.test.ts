import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
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

test('returns every type of value as written', async () => {
  const collection = freshCollection(db);
  const everything = {
    nothing: null,
    yes: true,
    no: false,
    zero: 0,
    minusZero: -0,
    safe: Number.MAX_SAFE_INTEGER,
    fraction: 1.5,
    huge: 1e300,
    notANumber: NaN,
    endless: Infinity,
    minusEndless: -Infinity,
    text: 'हथकरघा 😀\u0000\n',
    empty: '',
    bytes: Buffer.from([0, 1, 254, 255]),
    when: new Timestamp(1_769_851_800, 123_456_000),
    long: new Timestamp(-62_135_596_800, 0),
    where: new GeoPoint(9.93, 76.26),
    other: db.doc('people/asha'),
    list: [1, 'a', null, { deep: [true] }],
    emptyList: [],
    map: { a: { b: { c: 1 } }, 'with.dot': 2 },
    emptyMap: {},
    vector: FieldValue.vector([1, 2.5, -3]),
    limit: 1,
    createTime: 'mine',
    bytesValue: 'mine',
    constructor: 'mine',
  };
  await collection.doc('all').set(everything);
  const { other, vector, ...read } = (
    await collection.doc('all').get()
  ).data() as typeof everything;
  expect(other.path).toBe('people/asha');
  expect(vector.toArray()).toEqual([1, 2.5, -3]);
  const { other: _reference, vector: _numbers, ...written } = everything;
  expect(read).toEqual(written);
});

test('keeps every digit of 64-bit integers', async () => {
  const precise = adminFirestore({
    ...server,
    address: server.address.replace('127.0.0.1', 'localhost'),
  });
  precise.settings({ useBigInt: true });
  const thing = freshCollection(precise).doc();
  await thing.set({ largest: 2n ** 63n - 1n, smallest: -(2n ** 63n) });
  expect((await thing.get()).data()).toEqual({ largest: 2n ** 63n - 1n, smallest: -(2n ** 63n) });
  await precise.terminate();
});

test('reports a missing document with the read time', async () => {
  const snapshot = await freshCollection(db).doc('none').get();
  expect(snapshot.exists).toBe(false);
  expect(snapshot.readTime.toMillis()).toBeGreaterThan(0);
});

test('reads several documents at once, in the requested order', async () => {
  const collection = freshCollection(db);
  await collection.doc('b').set({ n: 2 });
  const snapshots = await db.getAll(collection.doc('a'), collection.doc('b'), { fieldMask: ['n'] });
  expect(snapshots.map((snapshot) => [snapshot.id, snapshot.data()])).toEqual([
    ['a', undefined],
    ['b', { n: 2 }],
  ]);
});

test('leaves other fields alone with merge, nested paths and field deletion', async () => {
  const thing = freshCollection(db).doc();
  await thing.set({ a: { b: 1, c: 2 }, gone: 1, kept: 1 });
  await thing.set({ a: { b: 10 }, gone: FieldValue.delete() }, { merge: true });
  expect((await thing.get()).data()).toEqual({ a: { b: 10, c: 2 }, kept: 1 });
  await thing.update({ 'a.c': FieldValue.delete(), 'a.d': 4 });
  expect((await thing.get()).data()).toEqual({ a: { b: 10, d: 4 }, kept: 1 });
  await thing.set({ only: true });
  expect((await thing.get()).data()).toEqual({ only: true });
  await thing.set({ a: 1, b: 2 }, { mergeFields: ['b'] });
  expect((await thing.get()).data()).toEqual({ only: true, b: 2 });
});

test('computes increments, maxima, arrays and server timestamps', async () => {
  const thing = freshCollection(db).doc();
  await thing.set({ n: 1, list: [1, 'a'] });
  const { writeTime } = await thing.update({
    n: FieldValue.increment(5),
    fresh: FieldValue.increment(1.5),
    list: FieldValue.arrayUnion('a', 'b', { c: 1 }),
    at: FieldValue.serverTimestamp(),
    also: FieldValue.serverTimestamp(),
  });
  const data = (await thing.get()).data() as { at: Timestamp; also: Timestamp };
  expect(data).toMatchObject({ n: 6, fresh: 1.5, list: [1, 'a', 'b', { c: 1 }] });
  expect(data.at).toEqual(data.also);
  expect(data.at.nanoseconds % 1_000_000).toBe(0);
  expect(Math.abs(writeTime.toMillis() - data.at.toMillis())).toBeLessThan(2);
  await thing.update({ list: FieldValue.arrayRemove('a', { c: 1 }) });
  expect((await thing.get()).data()!.list).toEqual([1, 'b']);
});

test('returns create and update times', async () => {
  const thing = freshCollection(db).doc();
  const { writeTime } = await thing.set({ n: 1 });
  const first = await thing.get();
  expect(first.createTime).toEqual(writeTime);
  expect(first.updateTime).toEqual(writeTime);
  await thing.set({ n: 1 });
  expect((await thing.get()).updateTime).toEqual(first.updateTime);
  await thing.set({ n: 2 });
  const later = await thing.get();
  expect(later.createTime).toEqual(first.createTime);
  expect(later.updateTime!.valueOf() > first.updateTime!.valueOf()).toBe(true);
});

test('enforces preconditions', async () => {
  const thing = freshCollection(db).doc();
  const { writeTime } = await thing.create({ n: 1 });
  await expect(thing.create({ n: 2 })).rejects.toMatchObject({ code: 6 });
  await thing.update({ n: 2 }, { lastUpdateTime: writeTime });
  await expect(thing.update({ n: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({
    code: 9,
  });
  await expect(thing.delete({ lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
  await thing.delete({ exists: true });
  await expect(thing.delete({ exists: true })).rejects.toMatchObject({ code: 5 });
  await expect(thing.update({ n: 1 })).rejects.toMatchObject({
    code: 5,
    message: expect.stringContaining('No document to update'),
  });
  await thing.delete();
});

test('writes all of a batch or nothing', async () => {
  const collection = freshCollection(db);
  const batch = db.batch();
  batch.set(collection.doc('a'), { n: 1 }).update(collection.doc('missing'), { n: 1 });
  await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
  expect((await collection.get()).size).toBe(0);
  const results = await db
    .batch()
    .set(collection.doc('a'), { n: 1 })
    .create(collection.doc('b'), { n: 2 })
    .delete(collection.doc('c'))
    .commit();
  expect(new Set(results.map(({ writeTime }) => writeTime.valueOf())).size).toBe(1);
  expect((await collection.get()).docs.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('rejects documents and requests that are too large', async () => {
  const collection = freshCollection(db);
  await expect(collection.doc().set({ text: 'x'.repeat(1_048_576) })).rejects.toMatchObject({
    code: 3,
  });
  await collection.doc().set({ text: 'x'.repeat(1_000_000) });
});

test('accepts ids with any allowed character', async () => {
  const collection = freshCollection(db);
  const ids = ['a b', 'ñ', 'क', 'a:b', 'a%2Fb', "quote'", '😀', '__id7__'];
  await Promise.all(ids.map((id) => collection.doc(id).set({ id })));
  for (const id of ids) expect((await collection.doc(id).get()).data()).toEqual({ id });
  expect((await collection.get()).size).toBe(ids.length);
});
