import { afterEach, beforeEach, expect, test } from 'vitest';

import { RecordingServer } from '../testing/recording-server.ts';

const DATABASE = 'projects/demo-loom/databases/(default)';
const ROOT = `/v1/${DATABASE}/documents`;

let server: RecordingServer;

beforeEach(async () => {
  server = new RecordingServer();
  await server.start();
});
afterEach(() => server.stop());

test.each([
  ['GET', `${ROOT}/c/d`, 'getDocument', { name: `${DATABASE}/documents/c/d` }],
  [
    'GET',
    `${ROOT}/c/d?mask.fieldPaths=a&mask.fieldPaths=b.c&readTime=2026-01-31T09:30:00Z`,
    'getDocument',
    {
      name: `${DATABASE}/documents/c/d`,
      mask: { fieldPaths: ['a', 'b.c'] },
      readTime: { seconds: '1769851800', nanos: 0 },
    },
  ],
  [
    'GET',
    `${ROOT}/c/d/e?pageSize=5&pageToken=t&orderBy=a%20desc&showMissing=true&key=AIza&transaction=aGk=`,
    'listDocuments',
    {
      parent: `${DATABASE}/documents/c/d`,
      collectionId: 'e',
      pageSize: 5,
      pageToken: 't',
      orderBy: 'a desc',
      showMissing: true,
      transaction: Buffer.from('hi'),
    },
  ],
  [
    'DELETE',
    `${ROOT}/c/d?currentDocument.updateTime=1970-01-01T00:00:01.5Z`,
    'deleteDocument',
    {
      name: `${DATABASE}/documents/c/d`,
      currentDocument: { updateTime: { seconds: '1', nanos: 500_000_000 } },
    },
  ],
  [
    'DELETE',
    `${ROOT}/c/a:runQuery`,
    'deleteDocument',
    { name: `${DATABASE}/documents/c/a:runQuery` },
  ],
  ['GET', `${ROOT}/c/%E0%A4%95%20%3F%3A`, 'getDocument', { name: `${DATABASE}/documents/c/क ?:` }],
])('maps %s %s to %s', async (method, path, rpc, request) => {
  server.answer = {};
  await server.send(method, path);
  expect(server.calls).toEqual([{ method: rpc, caller: { kind: 'guest' }, request }]);
});

test.each([
  [
    'POST',
    `${ROOT}/c?documentId=d`,
    'createDocument',
    {
      parent: `${DATABASE}/documents`,
      collectionId: 'c',
      documentId: 'd',
      document: { fields: { limit: { integerValue: '1' } } },
    },
  ],
  [
    'POST',
    `${ROOT}/c/d/e:f`,
    'createDocument',
    {
      parent: `${DATABASE}/documents/c/d`,
      collectionId: 'e:f',
      document: { fields: { limit: { integerValue: '1' } } },
    },
  ],
  [
    'PATCH',
    `${ROOT}/c/d?updateMask.fieldPaths=limit&currentDocument.exists=false`,
    'updateDocument',
    {
      document: { name: `${DATABASE}/documents/c/d`, fields: { limit: { integerValue: '1' } } },
      updateMask: { fieldPaths: ['limit'] },
      currentDocument: { exists: false },
    },
  ],
])('maps %s %s to %s with the document of the body', async (method, path, rpc, request) => {
  server.answer = { name: 'n' };
  await server.send(method, path, { name: 'elsewhere', fields: { limit: { integerValue: '1' } } });
  expect(server.calls).toMatchObject([{ method: rpc, request }]);
  expect(server.calls[0]!.request).toEqual(request);
});

test.each([
  ['batchGet', 'batchGetDocuments', { database: DATABASE }],
  ['commit', 'commit', { database: DATABASE }],
  ['beginTransaction', 'beginTransaction', { database: DATABASE }],
  ['rollback', 'rollback', { database: DATABASE, transaction: Buffer.alloc(0) }],
  ['batchWrite', 'batchWrite', { database: DATABASE }],
  ['runQuery', 'runQuery', { parent: `${DATABASE}/documents` }],
  ['runAggregationQuery', 'runAggregationQuery', { parent: `${DATABASE}/documents` }],
  ['listCollectionIds', 'listCollectionIds', { parent: `${DATABASE}/documents` }],
])('maps :%s to %s', async (verb, rpc, request) => {
  server.answer = [];
  await server.send('POST', `${ROOT}:${verb}`, {});
  expect(server.calls).toEqual([{ method: rpc, caller: { kind: 'guest' }, request }]);
});

test("accepts a document as a query's parent", async () => {
  server.answer = [];
  await server.send('POST', `${ROOT}/c/d:runQuery`, { structuredQuery: { limit: 3 } });
  expect(server.calls[0]!.request).toEqual({
    parent: `${DATABASE}/documents/c/d`,
    structuredQuery: { limit: { value: 3 } },
  });
});

test('parses the body as JSON whatever its content type', async () => {
  server.answer = {};
  await server.send(
    'POST',
    `${ROOT}:commit`,
    { writes: [{ delete: 'x' }] },
    { 'content-type': 'text/plain' },
  );
  expect(server.calls[0]!.request).toEqual({ database: DATABASE, writes: [{ delete: 'x' }] });
});
