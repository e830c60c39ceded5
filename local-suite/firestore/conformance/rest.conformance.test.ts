import { afterAll, beforeAll, expect, test } from 'vitest';

import { DATABASE, startLocalFirestore } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

const OWNER = { authorization: 'Bearer owner' };

let server: LocalFirestore;

beforeAll(async () => {
  server = await startLocalFirestore();
});
afterAll(() => server.close());

async function send(method: string, path: string, body?: unknown, headers: object = OWNER) {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const url = `${server.url}/v1/${DATABASE}/documents${path}`;
  const response = await fetch(url, { method, headers: { ...headers }, ...text });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const number = (n: number) => ({ integerValue: String(n) });

test('creates, reads, updates and deletes a document', async () => {
  const name = `${DATABASE}/documents/rest/a`;
  const created = await send('POST', '/rest?documentId=a', {
    fields: { n: number(1), m: number(1) },
  });
  expect(created).toMatchObject({ status: 200, json: { name, fields: { n: number(1) } } });
  expect((await send('POST', '/rest?documentId=a', {})).status).toBe(409);
  const patched = await send('PATCH', '/rest/a?updateMask.fieldPaths=n&mask.fieldPaths=n', {
    fields: { n: number(2) },
  });
  expect(patched.json.fields).toEqual({ n: number(2) });
  expect((await send('GET', '/rest/a')).json.fields).toEqual({ n: number(2), m: number(1) });
  expect((await send('GET', '/rest/a?mask.fieldPaths=m')).json.fields).toEqual({ m: number(1) });
  expect((await send('DELETE', '/rest/a?currentDocument.exists=true')).json).toEqual({});
  const gone = await send('GET', '/rest/a');
  expect(gone).toMatchObject({ status: 404, json: { error: { code: 404, status: 'NOT_FOUND' } } });
  expect((await send('PATCH', '/rest/a?currentDocument.exists=true', {})).status).toBe(404);
});

test('generates an id for a document without one', async () => {
  const { json } = await send('POST', '/made-up', { fields: {} });
  expect(json.name).toMatch(/\/documents\/made-up\/[A-Za-z0-9]{20}$/);
});

test('lists a collection page by page, with missing documents on request', async () => {
  for (const id of ['a', 'b', 'c'])
    await send('PATCH', `/paged/${id}`, { fields: { id: { stringValue: id } } });
  await send('PATCH', '/paged/phantom/below/x', {});
  const first = await send('GET', '/paged?pageSize=2');
  const token = encodeURIComponent(first.json.nextPageToken as string);
  const second = await send('GET', `/paged?pageSize=2&pageToken=${token}`);
  const namesOf = ({ json }: typeof first) =>
    (json.documents as { name: string }[]).map(({ name }) => name.split('/').at(-1));
  expect([namesOf(first), namesOf(second)]).toEqual([['a', 'b'], ['c']]);
  expect(second.json).not.toHaveProperty('nextPageToken');
  expect(namesOf(await send('GET', '/paged?showMissing=true'))).toEqual(['a', 'b', 'c', 'phantom']);
  expect(namesOf(await send('GET', '/paged?orderBy=id%20desc'))).toEqual(['c', 'b', 'a']);
});

test('answers queries, counts and lookups with arrays', async () => {
  await send('POST', ':commit', {
    writes: [1, 2, 3].map((n) => ({
      update: { name: `${DATABASE}/documents/queried/q${n}`, fields: { n: number(n) } },
    })),
  });
  const structuredQuery = {
    from: [{ collectionId: 'queried' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: number(1) } },
    limit: 1,
  };
  const found = await send('POST', ':runQuery', { structuredQuery });
  expect(found.json).toMatchObject([{ document: { fields: { n: number(2) } } }]);
  const none = { ...structuredQuery, from: [{ collectionId: 'empty' }] };
  expect((await send('POST', ':runQuery', { structuredQuery: none })).json).toEqual([
    { readTime: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  const counted = await send('POST', ':runAggregationQuery', {
    structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'all', count: {} }] },
  });
  expect(counted.json).toMatchObject([{ result: { aggregateFields: { all: number(1) } } }]);
  const documents = [`${DATABASE}/documents/queried/q1`, `${DATABASE}/documents/queried/none`];
  const got = await send('POST', ':batchGet', { documents });
  expect(got.json).toMatchObject([{ found: { name: documents[0] } }, { missing: documents[1] }]);
  const ids = await send('POST', ':listCollectionIds', {});
  expect(ids.json.collectionIds).toContain('queried');
});

test('locks what a transaction has read until it ends', async () => {
  await send('PATCH', '/locked/a', { fields: { n: number(1) } });
  const { transaction } = (await send('POST', ':beginTransaction', {})).json;
  const documents = [`${DATABASE}/documents/locked/a`];
  await send('POST', ':batchGet', { transaction, documents });
  const outside = send('PATCH', '/locked/a', { fields: { n: number(9) } });
  const write = { update: { name: documents[0], fields: { n: number(2) } } };
  expect((await send('POST', ':commit', { transaction, writes: [write] })).status).toBe(200);
  expect((await outside).status).toBe(200);
  expect((await send('GET', '/locked/a')).json.fields).toEqual({ n: number(9) });
  expect((await send('POST', ':rollback', { transaction })).status).toBe(400);
});

test('reports the result of each write in a batch write', async () => {
  const name = `${DATABASE}/documents/batched/a`;
  const { json } = await send('POST', ':batchWrite', {
    writes: [
      { update: { name }, currentDocument: { exists: true } },
      { update: { name: `${name}b` } },
    ],
  });
  expect((json.status as { code?: number }[]).map(({ code = 0 }) => code)).toEqual([5, 0]);
});

test('rejects invalid requests with a status and a sentence', async () => {
  const oversized = {
    from: [{ collectionId: 'c' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'n' },
        op: 'IN',
        value: { arrayValue: { values: Array.from({ length: 31 }, (_, n) => number(n)) } },
      },
    },
  };
  const refused = await send('POST', ':runQuery', { structuredQuery: oversized });
  expect(refused).toMatchObject({ status: 400, json: [{ error: { status: 'INVALID_ARGUMENT' } }] });
  const stranger = await send('GET', '/rest/a', undefined, { authorization: 'Bearer nonsense' });
  expect(stranger).toMatchObject({ status: 400, json: { error: { message: 'invalid jwt' } } });
  const unknown = await send('PATCH', '/rest/a', { field: {} });
  expect(unknown.json).toMatchObject({ error: { message: expect.stringContaining('"field"') } });
});

test('answers on the root path', async () => {
  const response = await fetch(server.url);
  expect([response.status, await response.text()]).toEqual([200, 'Ok\n']);
  expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404);
});
