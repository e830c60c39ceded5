import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { paise } from '@kargha/domain/money/paise';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { GatewayError, type PaymentGateway } from './payment-gateway.ts';
import { razorpayGateway } from './razorpay-gateway.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let answer: Answer;
let gateway: PaymentGateway;
let hastyGateway: PaymentGateway;
let stop: () => void;

beforeAll(async () => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(request, response, body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const account = {
    keyId: 'rzp_test_1',
    keySecret: 'secret',
    baseUrl: `http://127.0.0.1:${port}`,
  };
  gateway = razorpayGateway({ ...account, timeoutMs: 20_000 });
  hastyGateway = razorpayGateway({ ...account, timeoutMs: 200 });
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterAll(() => stop());

const order = { amount: paise(227_400), currency: 'INR', receipt: 'kg1' };
const entity = { id: 'order_1', entity: 'order', status: 'created', notes: [], ...order };

function says(status: number, body: unknown): void {
  answer = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

async function failure(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof GatewayError ? error.failure : `not a GatewayError: ${String(error)}`;
}

async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

test('creates an order in paise with the account credentials', async () => {
  let seen: unknown;
  answer = (request, response, body) => {
    seen = [request.method, request.url, request.headers.authorization, JSON.parse(body)];
    response.end(JSON.stringify(entity));
  };
  expect(await gateway.createOrder(order)).toEqual({ id: 'order_1', ...order });
  const basic = `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}`;
  expect(seen).toEqual(['POST', '/v1/orders', basic, order]);
});

test('reports a refusal as declined', async () => {
  for (const status of [400, 404]) {
    says(status, { error: { code: 'BAD_REQUEST_ERROR', description: 'The amount is invalid.' } });
    await expect(gateway.createOrder(order)).rejects.toThrow('The amount is invalid.');
    expect(await failure(gateway.createOrder(order))).toBe('declined');
  }
});

test('reports a low balance as unavailable and other refusals as declined', async () => {
  const description =
    'Your account does not have enough balance to carry out the refund operation.';
  says(400, { error: { code: 'BAD_REQUEST_ERROR', description } });
  const refund = { refundId: 'refund_pay_1_1', paymentId: 'pay_1', amount: paise(30_000) };
  expect(await failure(gateway.refund(refund))).toBe('unavailable');
  await expect(gateway.refund(refund)).rejects.toThrow('enough balance');
  expect(await failure(gateway.createOrder(order))).toBe('declined');
  says(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'invalid request sent' } });
  expect(await failure(gateway.refund(refund))).toBe('declined');
});

test('reports an amount above the account limit as too_much', async () => {
  const description = 'Amount exceeds maximum amount allowed.';
  says(400, { error: { code: 'BAD_REQUEST_ERROR', description, field: 'amount' } });
  await expect(gateway.createOrder(order)).rejects.toThrow(description);
  expect(await failure(gateway.createOrder(order))).toBe('too_much');
  const refund = { refundId: 'refund_pay_1_1', paymentId: 'pay_1', amount: paise(30_000) };
  expect(await failure(gateway.refund(refund))).toBe('declined');
});

test('reports rate limits and a wrong key as having no effect', async () => {
  for (const [status, meant] of [
    [429, 'busy'],
    [401, 'unavailable'],
    [403, 'unavailable'],
  ] as const) {
    says(status, { error: {} });
    expect(await failure(gateway.createOrder(order))).toBe(meant);
  }
});

test('reports server errors and conflicts as unknown', async () => {
  for (const status of [500, 502, 503, 504, 409]) {
    says(status, '<html><body>Bad Gateway</body></html>');
    expect(await failure(gateway.createOrder(order))).toBe('unknown');
  }
});

test('reports timeouts and broken responses as unknown', async () => {
  const silences: Answer[] = [
    () => undefined,
    (_request, response) => response.destroy(),
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"id":');
      setImmediate(() => response.destroy());
    },
    (_request, response) => response.end('{"id":"order_1",'),
    (_request, response) => response.end('{"id":"order_1"}'),
    (_request, response) => response.end('null'),
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ];
  for (const silence of silences) {
    answer = silence;
    expect(await failure(hastyGateway.createOrder(order))).toBe('unknown');
  }
});

test('reports an unreachable gateway as unavailable', async () => {
  const account = { keyId: 'k', keySecret: 's', baseUrl: await deadAddress() };
  expect(await failure(razorpayGateway(account).createOrder(order))).toBe('unavailable');
});

test('finds an order by its exact receipt', async () => {
  says(200, {
    entity: 'collection',
    count: 2,
    items: [{ ...entity, id: 'order_2', receipt: 'kg12' }, entity],
  });
  expect(await gateway.findOrderByReceipt('kg1')).toMatchObject({ id: 'order_1' });
  expect(await gateway.findOrderByReceipt('kg2')).toBeNull();
});

test('sends the refund id as idempotency key and note', async () => {
  let seen: unknown;
  answer = (request, response, body) => {
    seen = [request.url, request.headers['x-refund-idempotency'], JSON.parse(body)];
    const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 100, status: 'processed' };
    response.end(JSON.stringify({ ...refund, notes: { kargha_refund_id: 'refund_pay_1_1' } }));
  };
  const wanted = { refundId: 'refund_pay_1_1', paymentId: 'pay_1', amount: paise(100) };
  expect(await gateway.refund(wanted)).toEqual({
    id: 'rfnd_1',
    paymentId: 'pay_1',
    amount: 100,
    status: 'processed',
    refundId: 'refund_pay_1_1',
  });
  expect(seen).toEqual([
    '/v1/payments/pay_1/refund',
    'refund_pay_1_1',
    { amount: 100, notes: { kargha_refund_id: 'refund_pay_1_1' } },
  ]);
  await gateway.refund({ ...wanted, speed: 'normal' });
  expect(seen).not.toMatchObject([{}, {}, { speed: expect.anything() as unknown }]);
  await gateway.refund({ ...wanted, speed: 'instant' });
  expect(seen).toMatchObject(['/v1/payments/pay_1/refund', 'refund_pay_1_1', { speed: 'optimum' }]);
});

test('reads the start of a payment, or null', async () => {
  const payment = { id: 'pay_1', order_id: 'order_1', amount: 227_400, currency: 'INR' };
  const captured = { ...payment, status: 'captured', method: 'upi' };
  says(200, { ...captured, created_at: 1_795_000_000 });
  const { begunAt } = await gateway.fetchPayment('pay_1');
  expect(begunAt).toEqual(new Date(1_795_000_000_000));
  says(200, captured);
  expect((await gateway.fetchPayment('pay_1')).begunAt).toBeNull();
});

test('rejects amounts that are not whole paise', async () => {
  for (const amount of [1.5, '227400', null, -1]) {
    says(200, { ...entity, amount });
    expect(await failure(gateway.createOrder(order))).toBe('unknown');
  }
});
