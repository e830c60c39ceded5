import { afterEach, beforeEach, expect, test } from 'vitest';

import { RpcError } from '../../rpc-error.ts';
import { RecordingServer } from '../testing/recording-server.ts';

const DATABASE = 'projects/demo-loom/databases/(default)';
const ROOT = `/v1/${DATABASE}/documents`;

let server: RecordingServer;

beforeEach(async () => {
  server = new RecordingServer();
  await server.start();
});
afterEach(() => server.stop());

test('returns gRPC streams as arrays', async () => {
  server.answer = [{ readTime: { seconds: '1' } }, { missing: 'x' }];
  const { json } = await server.send('POST', `${ROOT}:batchGet`, {});
  expect(json).toEqual([{ readTime: '1970-01-01T00:00:01Z' }, { missing: 'x' }]);
});

test('returns an empty status for a successful write of a batch', async () => {
  server.answer = { writeResults: [{}, {}], status: [{ code: 0 }, { code: 5, message: 'None.' }] };
  const { json } = await server.send('POST', `${ROOT}:batchWrite`, {});
  expect(json).toEqual({ writeResults: [{}, {}], status: [{}, { code: 5, message: 'None.' }] });
});

test.each([
  ['INVALID_ARGUMENT', 400],
  ['FAILED_PRECONDITION', 400],
  ['UNAUTHENTICATED', 401],
  ['PERMISSION_DENIED', 403],
  ['NOT_FOUND', 404],
  ['ALREADY_EXISTS', 409],
  ['ABORTED', 409],
  ['RESOURCE_EXHAUSTED', 429],
  ['CANCELLED', 499],
  ['INTERNAL', 500],
  ['UNIMPLEMENTED', 501],
  ['UNAVAILABLE', 503],
  ['DEADLINE_EXCEEDED', 504],
] as const)('returns %s as HTTP %d', async (status, code) => {
  server.answer = new RpcError(status, 'The reason.');
  const { status: httpStatus, json } = await server.send('GET', `${ROOT}/c/d`);
  expect(httpStatus).toBe(code);
  expect(json).toEqual({ error: { code, message: 'The reason.', status } });
});

test('returns INTERNAL for a bug and logs the details only', async () => {
  server.answer = new TypeError('secret detail');
  const { status, json } = await server.send('GET', `${ROOT}/c/d`);
  expect(status).toBe(500);
  expect(JSON.stringify(json)).not.toContain('secret');
  expect(server.logged.join()).toContain('secret detail');
});

test.each([
  ['GET', `${ROOT}/c/d?limit=1`, 400],
  ['GET', `${ROOT}/c/d?mask=a&mask.fieldPaths=a`, 400],
  ['GET', `${ROOT}/c?showMissing=maybe`, 400],
  ['GET', `${ROOT}/c/%E0%A4`, 400],
  ['GET', ROOT, 404],
  ['PUT', `${ROOT}/c/d`, 404],
  ['GET', '/v1/projects/p/elsewhere', 404],
  ['POST', `${ROOT}:purge`, 404],
  ['POST', `${ROOT}:executePipeline`, 501],
])('rejects %s %s with HTTP %d and a sentence', async (method, path, code) => {
  const { status, json } = await server.send(method, path);
  expect(status).toBe(code);
  expect((json as { error: { message: string } }).error.message).toMatch(/\w.*\.$/);
  expect(server.calls).toEqual([]);
});

test('returns a failed query as an array, like a successful one', async () => {
  server.answer = new RpcError('PERMISSION_DENIED', 'No.');
  const { status, json } = await server.send('POST', `${ROOT}:runQuery`, {});
  expect(status).toBe(403);
  expect(json).toEqual([{ error: { code: 403, message: 'No.', status: 'PERMISSION_DENIED' } }]);
});

test('lets pages of any origin read responses and errors', async () => {
  const origin = 'http://shop.test';
  const { headers } = await server.send('GET', `${ROOT}?x=1`, undefined, { origin });
  expect(headers.get('access-control-allow-origin')).toBe(origin);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('vary')).toBe('Origin');
});

test('allows everything that a preflight asks for', async () => {
  const asked = 'authorization,google-cloud-resource-prefix,x-firebase-appcheck';
  const response = await fetch(`${server.origin}${ROOT}:commit`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://shop.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': asked,
      'access-control-request-private-network': 'true',
    },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-headers')).toBe(asked);
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(response.headers.get('access-control-allow-private-network')).toBe('true');
});

test('writes query plans as JSON', async () => {
  const value = { stringValue: '(n ASC, __name__ ASC)' };
  server.answer = [
    {
      explainMetrics: {
        planSummary: { indexesUsed: [{ fields: { properties: value } }] },
        executionStats: {
          resultsReturned: '2',
          executionDuration: { seconds: '1', nanos: 5_000_000 },
          readOperations: '2',
          debugStats: {
            fields: { billing_details: { structValue: { fields: { n: { stringValue: '2' } } } } },
          },
        },
      },
    },
  ];
  const body = { explainOptions: { analyze: true } };
  const { status, json } = await server.send('POST', `${ROOT}:runQuery`, body);
  expect(status).toBe(200);
  expect(json).toEqual([
    {
      explainMetrics: {
        planSummary: { indexesUsed: [{ properties: '(n ASC, __name__ ASC)' }] },
        executionStats: {
          resultsReturned: '2',
          executionDuration: '1.005000000s',
          readOperations: '2',
          debugStats: { billing_details: { n: '2' } },
        },
      },
    },
  ]);
  expect(server.calls).toMatchObject([{ request: { explainOptions: { analyze: true } } }]);
});
