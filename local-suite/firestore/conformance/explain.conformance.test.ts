import { AggregateField } from 'firebase-admin/firestore';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminFirestore, freshCollection, startLocalFirestore } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

let server: LocalFirestore;
let db: Firestore;
/** Ten documents with n = 1 … 10. */
let numbered: CollectionReference;

beforeAll(async () => {
  server = await startLocalFirestore();
  db = adminFirestore(server);
  numbered = freshCollection(db);
  const batch = db.batch();
  for (let n = 1; n <= 10; n += 1) batch.set(numbered.doc(String(n)), { n, even: n % 2 === 0 });
  await batch.commit();
});
afterAll(async () => {
  await db.terminate();
  await server.close();
});

const evenFirst = () => numbered.where('even', '==', true).orderBy('n', 'desc');

test('returns the plan of a query without running it', async () => {
  const { metrics, snapshot } = await evenFirst().explain();
  expect(snapshot).toBeNull();
  expect(metrics.executionStats).toBeNull();
  expect(metrics.planSummary.indexesUsed).toEqual([
    { query_scope: 'Collection', properties: '(even ASC, n DESC, __name__ DESC)' },
  ]);
});

test('returns documents and what they cost', async () => {
  const { metrics, snapshot } = await evenFirst().offset(1).limit(3).explain({ analyze: true });
  expect(snapshot?.docs.map(({ id }) => id)).toEqual(['8', '6', '4']);
  expect(metrics.executionStats).toMatchObject({
    resultsReturned: 3,
    readOperations: 4,
    debugStats: {
      documents_scanned: '4',
      index_entries_scanned: '4',
      billing_details: {
        documents_billable: '4',
        index_entries_billable: '0',
        min_query_cost: '0',
      },
    },
  });
  const { seconds, nanoseconds } = metrics.executionStats!.executionDuration;
  expect(seconds * 1e9 + nanoseconds).toBeGreaterThan(0);
});

test('an empty result costs one read', async () => {
  const { metrics, snapshot } = await numbered.where('n', '>', 50).explain({ analyze: true });
  expect(snapshot?.empty).toBe(true);
  expect(metrics.executionStats).toMatchObject({ resultsReturned: 0, readOperations: 1 });
});

test('explains aggregations, which read index entries', async () => {
  const totals = numbered
    .where('even', '==', true)
    .aggregate({ count: AggregateField.count(), sum: AggregateField.sum('n') });
  const plan = await totals.explain();
  expect(plan.snapshot).toBeNull();
  expect(plan.metrics.planSummary.indexesUsed).toEqual([
    { query_scope: 'Collection', properties: '(even ASC, n ASC, __name__ ASC)' },
  ]);
  const { metrics, snapshot } = await totals.explain({ analyze: true });
  expect(snapshot?.data()).toEqual({ count: 5, sum: 30 });
  expect(metrics.executionStats).toMatchObject({
    resultsReturned: 1,
    readOperations: 1,
    debugStats: { documents_scanned: '0', index_entries_scanned: '5' },
  });
});

test('a pipeline is refused with a sentence that names the alternative', async () => {
  const response = await fetch(
    `${server.url}/v1/projects/demo-loom/databases/(default)/documents:executePipeline`,
    { method: 'POST', body: '{}', headers: { authorization: 'Bearer owner' } },
  );
  expect(response.status).toBe(501);
  expect(await response.text()).toContain(
    'This local Firestore does not support pipelines. Use a query, or a Firestore in the cloud',
  );
});
