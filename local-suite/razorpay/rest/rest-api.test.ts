import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { DEMO_CREDENTIALS } from '../demo-credentials.ts';
import { startSandboxFixture } from '../testing/sandbox-fixture.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandboxFixture();
});

afterEach(() => fixture.reset());
afterAll(() => fixture.close());

const WRONG = `Basic ${Buffer.from(`${DEMO_CREDENTIALS.keyId}:guess`).toString('base64')}`;

test.each([
  ['no key', ''],
  ['a wrong secret', WRONG],
  ['a bearer token', 'Bearer x'],
])('rejects a call with %s with 401', async (_, authorization) => {
  const answer = await fixture.call('GET', '/v1/orders', undefined, { authorization });
  expect(answer).toEqual({
    status: 401,
    body: { error: expect.objectContaining({ description: 'Authentication failed' }) },
  });
});

test('rejects an unknown address like Razorpay', async () => {
  expect(await fixture.call('DELETE', '/v1/orders')).toMatchObject({
    status: 400,
    body: { error: { description: 'The requested URL was not found on the server.' } },
  });
});

test('rejects a body that is not JSON', async () => {
  const response = await fetch(`${fixture.url}/v1/orders`, {
    method: 'POST',
    headers: fixture.headers,
    body: '{"amount":',
  });
  expect(response.status).toBe(400);
});
