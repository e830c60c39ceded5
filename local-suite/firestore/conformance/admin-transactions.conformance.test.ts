import { FieldValue } from 'firebase-admin/firestore';
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

const RETRY_OPTIONS = { maxAttempts: 100 };

test('counts 100 parallel increments', async () => {
  const counter = freshCollection(db).doc();
  await counter.set({ value: 0 });
  const increment = () =>
    db.runTransaction(async (transaction) => {
      const { value } = (await transaction.get(counter)).data() as { value: number };
      transaction.update(counter, { value: value + 1 });
    }, RETRY_OPTIONS);
  await Promise.all(Array.from({ length: 100 }, increment));
  expect((await counter.get()).data()).toEqual({ value: 100 });
});

test('sells exactly 10 of 10 to 200 parallel buyers', async () => {
  const shop = freshCollection(db);
  const product = shop.doc('sari');
  const orders = freshCollection(db);
  await product.set({ quantity: 10 });
  const buy = (buyer: number) =>
    db.runTransaction(async (transaction) => {
      const { quantity } = (await transaction.get(product)).data() as { quantity: number };
      if (quantity === 0) return false;
      transaction.update(product, { quantity: FieldValue.increment(-1) });
      transaction.create(orders.doc(`order-${buyer}`), { buyer });
      return true;
    }, RETRY_OPTIONS);
  const bought = await Promise.all(Array.from({ length: 200 }, (_, buyer) => buy(buyer)));
  expect(bought.filter(Boolean)).toHaveLength(10);
  expect((await product.get()).data()).toEqual({ quantity: 0 });
  expect((await orders.count().get()).data().count).toBe(10);
});

test('protects a sum over a query from documents that are added meanwhile', async () => {
  const entries = freshCollection(db);
  const total = freshCollection(db).doc('total');
  await total.set({ sum: 0 });
  const add = (n: number) =>
    db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(entries);
      const sum = docs.reduce((before, doc) => before + (doc.data() as { n: number }).n, 0);
      transaction.create(entries.doc(), { n });
      transaction.set(total, { sum: sum + n });
    }, RETRY_OPTIONS);
  await Promise.all(Array.from({ length: 20 }, (_, n) => add(n + 1)));
  expect((await total.get()).data()).toEqual({ sum: 210 });
});

test('shows nothing of a transaction before it commits or after it fails', async () => {
  const thing = freshCollection(db).doc();
  await thing.set({ n: 1 });
  const attempt = db.runTransaction(async (transaction) => {
    await transaction.get(thing);
    transaction.update(thing, { n: 2 });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect((await thing.get()).data()).toEqual({ n: 1 });
  await thing.update({ n: 3 });
});

test('sees one consistent state in a read-only transaction', async () => {
  const [a, b] = [freshCollection(db).doc(), freshCollection(db).doc()];
  await Promise.all([a.set({ n: 1 }), b.set({ n: 1 })]);
  const seen = await db.runTransaction(
    async (transaction) => {
      const first = await transaction.get(a);
      await db.batch().update(a, { n: 2 }).update(b, { n: 2 }).commit();
      return [first, await transaction.get(b)].map((snapshot) => snapshot.data());
    },
    { readOnly: true },
  );
  expect(seen).toEqual([{ n: 1 }, { n: 1 }]);
});

test('keeps the sum in two crossing transfers', async () => {
  const [a, b] = [freshCollection(db).doc(), freshCollection(db).doc()];
  await Promise.all([a.set({ n: 100 }), b.set({ n: 100 })]);
  const move = (from: typeof a, to: typeof a, amount: number) =>
    db.runTransaction(async (transaction) => {
      const balances = await Promise.all([transaction.get(from), transaction.get(to)]);
      const [source, target] = balances.map((doc) => (doc.data() as { n: number }).n);
      transaction.update(from, { n: source! - amount });
      transaction.update(to, { n: target! + amount });
    }, RETRY_OPTIONS);
  await Promise.all(
    Array.from({ length: 3 }, (_, amount) => [move(a, b, amount), move(b, a, 1)]).flat(),
  );
  const sum = (await db.getAll(a, b)).reduce(
    (before, doc) => before + (doc.data() as { n: number }).n,
    0,
  );
  expect(sum).toBe(200);
});
