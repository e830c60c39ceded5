import type { AddressInfo } from 'node:net';

import express from 'express';
import { expect, test } from 'vitest';

import { requireAppCheck } from './app-check.ts';
import { errorHandler } from './error-handler.ts';

async function statusOf(call: string, given: { on: boolean; token?: string }): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const app = express();
  const keeper = {
    isEnforced: () => given.on,
    isToken: (token: string) => Promise.resolve(token === 'good'),
  };
  app.use('/api', requireAppCheck(keeper));
  app.use((_request, response) => {
    response.status(200).end();
  });
  app.use(errorHandler);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = new Headers();
  if (given.token !== undefined) headers.set('x-firebase-appcheck', given.token);
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers });
  await response.text();
  server.closeAllConnections();
  server.close();
  return response.status;
}

test.each(['POST /contact', 'PUT /products/p1', 'DELETE /account', 'POST /razorpay/create-order'])(
  '%s requires App Check',
  async (call) => {
    expect(await statusOf(call, { on: true })).toBe(401);
    expect(await statusOf(call, { on: true, token: 'made up' })).toBe(401);
    expect(await statusOf(call, { on: true, token: 'good' })).toBe(200);
    expect(await statusOf(call, { on: false })).toBe(200);
  },
);

test.each([
  'GET /products',
  'GET /newsletter/confirm?token=t',
  'POST /newsletter/confirm',
  'POST /razorpay/webhook',
  'POST /razorpay/callback',
  'POST /vitals',
])('%s is not called from a page and does not require it', async (call) => {
  expect(await statusOf(call, { on: true })).toBe(200);
});

test.each(['POST /razorpay/webhook/', 'POST /razorpay/webhook/x', 'POST //razorpay/webhook'])(
  '%s does not bypass it',
  async (call) => {
    expect(await statusOf(call, { on: true })).toBe(401);
  },
);
