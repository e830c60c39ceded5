import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { DEMO_CREDENTIALS } from '../demo-credentials.ts';
import { startSandboxWorld } from '../testing/sandbox-fixture.ts';
import type { SandboxWorld } from '../testing/sandbox-fixture.ts';

let world: SandboxWorld;

beforeAll(async () => {
  world = await startSandboxWorld();
});

afterEach(() => world.reset());
afterAll(() => world.close());

const WRONG = `Basic ${Buffer.from(`${DEMO_CREDENTIALS.keyId}:guess`).toString('base64')}`;

test.each([
  ['no key', ''],
  ['a wrong secret', WRONG],
  ['a bearer token', 'Bearer x'],
])('a call with %s is refused with 401', async (_, authorization) => {
  const answer = await world.call('GET', '/v1/orders', undefined, { authorization });
  expect(answer).toEqual({
    status: 401,
    body: { error: expect.objectContaining({ description: 'Authentication failed' }) },
  });
});

test('an address that does not exist is refused as Razorpay does', async () => {
  expect(await world.call('DELETE', '/v1/orders')).toMatchObject({
    status: 400,
    body: { error: { description: 'The requested URL was not found on the server.' } },
  });
});

test('a body that is not JSON is refused', async () => {
  const response = await fetch(`${world.url}/v1/orders`, {
    method: 'POST',
    headers: world.headers,
    body: '{"amount":',
  });
  expect(response.status).toBe(400);
});
