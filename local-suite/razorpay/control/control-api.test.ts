import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { request } from 'node:http';

import { startSandboxFixture } from '../testing/sandbox-fixture.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandboxFixture();
});

afterEach(() => fixture.reset());
afterAll(() => fixture.close());

test('sends webhooks for a test payment only on request', async () => {
  const { id } = await fixture.createOrder();
  await fixture.call('POST', `/control/orders/${id}/pay`, { outcome: 'failed' });
  expect((await fixture.state()).webhooks).toEqual([]);
  await fixture.call('POST', `/control/orders/${id}/pay`, {
    outcome: 'captured',
    deliverWebhook: true,
  });
  expect((await fixture.state()).webhooks).toHaveLength(3);
});

test.each([
  ['an outcome that does not exist', '/control/orders/any/pay', { outcome: 'maybe' }],
  ['a fault that does not exist', '/control/faults', { call: 'any', fault: 'flood' }],
  ['a call that does not exist', '/control/faults', { call: 'sing', fault: 'refused' }],
  ['no times at all', '/control/faults', { call: 'any', fault: 'refused', times: 0 }],
  ['an invalid largest amount', '/control/limits', { largestAmount: 99.5 }],
  ['a switch that is neither on nor off', '/control/webhooks', { hold: 'perhaps' }],
  ['half a duplicate', '/control/webhooks', { duplicate: 1.5 }],
])('rejects %s with a sentence and changes nothing', async (_, path, fields) => {
  const before = await fixture.state();
  const answer = await fixture.call('POST', path, fields);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { description: expect.stringContaining('must be') } },
  });
  expect(await fixture.state()).toEqual(before);
});

test('rejects payment of an unknown order', async () => {
  const path = '/control/orders/order_Nobody00000000/pay';
  expect(await fixture.call('POST', path, { outcome: 'captured' })).toMatchObject({ status: 400 });
});

test('resets orders, payments, refunds, events, faults, limits and switches', async () => {
  await fixture.call('POST', '/control/webhooks', { hold: true, duplicate: true, shuffle: true });
  await fixture.setFault({ call: 'refund', fault: 'refused' });
  await fixture.call('POST', '/control/limits', { largestAmount: 100_000 });
  await fixture.capturedPayment();
  expect(await fixture.call('DELETE', '/control')).toEqual({
    status: 200,
    body: {
      orders: [],
      payments: [],
      refunds: [],
      disputes: [],
      documents: [],
      settlements: [],
      balance: [],
      downtimes: [],
      webhooks: [],
      webhookSwitches: { duplicate: 0, shuffle: false, hold: false },
      faults: [],
      limits: { largestAmount: 1_000_000_000 },
    },
  });
});

test('denies access to pages of other sites', async () => {
  const answer = await fixture.call('DELETE', '/control', undefined, {
    origin: 'https://elsewhere.example',
  });
  expect(answer.status).toBe(403);
});

test('denies access through a host name that points to this machine', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request(`${fixture.url}/control/state`, { headers: { host: 'rebound.example:4100' } })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

test('answers 404 for an unknown control', async () => {
  expect(await fixture.call('GET', '/control/nothing')).toMatchObject({ status: 404 });
});
