import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { CALLS } from './planned-faults.ts';
import { startSandboxFixture } from '../testing/sandbox-fixture.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandboxFixture();
});

afterEach(() => fixture.reset());
afterAll(() => fixture.close());

const ORDER = { amount: 50_000, currency: 'INR', receipt: 'r-1' };

function create(signal?: AbortSignal): Promise<Response> {
  const body = JSON.stringify(ORDER);
  const { headers } = fixture;
  return fetch(`${fixture.url}/v1/orders`, {
    method: 'POST',
    headers,
    body,
    ...(signal && { signal }),
  });
}

/** Creates an order with a client timeout of a quarter of a second. */
function createWithShortTimeout(): Promise<Response> {
  return create(AbortSignal.timeout(250));
}

async function orderCount(): Promise<number> {
  return (await fixture.state()).orders.length;
}

test('leaves no order after a timeout before the effect', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'timeout_before' });
  await expect(createWithShortTimeout()).rejects.toThrow(/timeout/);
  expect(await orderCount()).toBe(0);
});

test('leaves an order that its receipt finds after a timeout after the effect', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'timeout_after' });
  await expect(createWithShortTimeout()).rejects.toThrow(/timeout/);
  expect(await fixture.sdk.orders.all({ receipt: 'r-1' })).toMatchObject({ count: 1 });
});

test('leaves no order after a refused connection', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'refused' });
  await expect(create()).rejects.toThrow('fetch failed');
  expect(await orderCount()).toBe(0);
});

test("answers too many calls with 429 and Razorpay's error", async () => {
  await fixture.setFault({ call: 'create_order', fault: 'rate_limited' });
  expect(await fixture.call('POST', '/v1/orders', ORDER)).toMatchObject({
    status: 429,
    body: { error: { code: 'BAD_REQUEST_ERROR' } },
  });
  expect(await orderCount()).toBe(0);
});

test('answers a server error with an HTML page, for which the official SDK has no error', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'server_error_html', times: 2 });
  const response = await create();
  expect(response.status).toBe(502);
  expect(await response.text()).toContain('<h1>502 Bad Gateway</h1>');
  await expect(fixture.sdk.orders.create(ORDER)).rejects.toEqual({ statusCode: 502 });
  expect(await orderCount()).toBe(0);
});

test("answers a refusal with status 400 and the gateway's message, without effect", async () => {
  const payment = await fixture.capturedPayment();
  for (const [fault, words] of [
    ['declined', /invalid request sent/],
    ['not_enough_balance', /does not have enough balance to carry out the refund/],
  ] as const) {
    await fixture.setFault({ call: 'refund', fault });
    const response = await fixture.call('POST', `/v1/payments/${payment.id}/refund`);
    expect(response.status).toBe(400);
    expect(JSON.stringify(response.body)).toMatch(words);
  }
  expect((await fixture.state()).refunds).toEqual([]);
});

test('answers malformed JSON with status 200, and the order exists', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'malformed_json' });
  const response = await create();
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect(await orderCount()).toBe(1);
});

test('puts a wrong amount and a wrong id into the response only', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'wrong_amount' });
  expect((await fixture.createOrder(ORDER)).amount).toBe(50_100);
  await fixture.setFault({ call: 'create_order', fault: 'wrong_id' });
  const wrong = await fixture.createOrder(ORDER);
  const { orders } = await fixture.state();
  expect(orders.map(({ amount }) => amount)).toEqual([50_000, 50_000]);
  expect(orders.map(({ id }) => id)).not.toContain(wrong.id);
});

test('corrupts every payment of an order', async () => {
  const payment = await fixture.capturedPayment();
  await fixture.setFault({ call: 'order_payments', fault: 'wrong_amount' });
  const { items } = await fixture.sdk.orders.fetchPayments(payment.order_id);
  expect(items.map(({ amount }) => amount)).toEqual([payment.amount + 100]);
});

test('answers a slow call correctly, but late', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'slow_30s' });
  await expect(createWithShortTimeout()).rejects.toThrow(/timeout/);
  await fixture.setFault({ call: 'create_order', fault: 'slow_30s' });
  expect(await fixture.createOrder(ORDER)).toMatchObject(ORDER);
});

test('hides a lost response behind a TypeError in the official SDK, as with Razorpay', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'refused' });
  await expect(fixture.sdk.orders.create(ORDER)).rejects.toThrow(TypeError);
});

test('uses a fault as often as planned, and only for its call', async () => {
  await fixture.setFault({ call: 'fetch_order', fault: 'rate_limited', times: 2 });
  const { id } = await fixture.createOrder();
  const statuses = [];
  for (let tries = 0; tries < 3; tries += 1) {
    statuses.push((await fixture.call('GET', `/v1/orders/${id}`)).status);
  }
  expect(statuses).toEqual([429, 429, 200]);
});

test('uses several faults in the order they were added', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'rate_limited' });
  await fixture.setFault({ call: 'create_order', fault: 'server_error_html' });
  expect((await create()).status).toBe(429);
  expect((await create()).status).toBe(502);
  expect((await create()).status).toBe(200);
});

test('lets the first calls pass, so that a later page of a list fails', async () => {
  await fixture.setFault({ call: 'create_order', fault: 'rate_limited', skip: 2 });
  const statuses = [await create(), await create(), await create(), await create()];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
});

test.each(CALLS)('corrupts the call %s by its name and by "any"', async (call) => {
  const { id, order_id: orderId } = await fixture.capturedPayment();
  const refund = await fixture.sdk.payments.refund(id, { amount: 100 });
  const requests = {
    create_order: ['POST', '/v1/orders'],
    fetch_order: ['GET', `/v1/orders/${orderId}`],
    list_orders: ['GET', '/v1/orders'],
    order_payments: ['GET', `/v1/orders/${orderId}/payments`],
    fetch_payment: ['GET', `/v1/payments/${id}`],
    list_payments: ['GET', '/v1/payments'],
    capture: ['POST', `/v1/payments/${id}/capture`],
    refund: ['POST', `/v1/payments/${id}/refund`],
    fetch_refund: ['GET', `/v1/refunds/${refund.id}`],
    list_refunds: ['GET', '/v1/refunds'],
    list_disputes: ['GET', '/v1/disputes'],
    fetch_dispute: ['GET', '/v1/disputes/any'],
    accept_dispute: ['POST', '/v1/disputes/any/accept'],
    contest_dispute: ['PATCH', '/v1/disputes/any/contest'],
    create_document: ['POST', '/v1/documents'],
    list_settlements: ['GET', '/v1/settlements'],
    settlement_items: ['GET', '/v1/settlements/recon/combined'],
    list_downtimes: ['GET', '/v1/payments/downtimes'],
  } as const;
  const [method, path] = requests[call];
  for (const corrupted of [call, 'any'] as const) {
    await fixture.setFault({ call: corrupted, fault: 'rate_limited' });
    expect((await fixture.call(method, path)).status).toBe(429);
  }
});
