import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';

import { startCompanionServer } from './companion-server.ts';
import type { CompanionServer } from './companion-server.ts';
import { readFields } from './request-body.ts';
import { matchRoute } from './routes.ts';

let server: CompanionServer | undefined;

afterEach(() => server?.close());

const HOST = '127.0.0.1';

test('answers a failing handler with one sentence and no stack trace', async () => {
  server = await startCompanionServer({
    port: 0,
    host: HOST,
    handle: () => Promise.reject(new Error('secret reason')),
  });
  const response = await fetch(server.url);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('Something went wrong. Please reload the page.');
});

test('rejects when the port is busy', async () => {
  server = await startCompanionServer({ port: 0, host: HOST, handle: () => Promise.resolve() });
  const port = Number(new URL(server.url).port);
  const second = startCompanionServer({ port, host: HOST, handle: () => Promise.resolve() });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('cuts pending connections and frees the port on close', async () => {
  server = await startCompanionServer({ port: 0, host: HOST, handle: () => Promise.resolve() });
  const pending = fetch(server.url).catch(() => 'cut');
  const port = Number(new URL(server.url).port);
  await expect.poll(() => isListening(port)).toBe(true);
  await server.close();
  expect(await pending).toBe('cut');
  expect(await isListening(port)).toBe(false);
});

test('parses a JSON or form body, and rejects others and large ones', async () => {
  server = await startCompanionServer({
    port: 0,
    host: HOST,
    handle: async (request, response) => {
      const fields = await readFields(request).catch((error: unknown) => ({
        refused: String(error),
      }));
      response.end(JSON.stringify(fields));
    },
  });
  const { url } = server;
  const send = async (body: string | URLSearchParams) =>
    (await fetch(url, { method: 'POST', body })).json() as unknown;
  expect(await send('{"a":1}')).toEqual({ a: 1 });
  expect(await send(new URLSearchParams({ a: '1' }))).toEqual({ a: '1' });
  expect(await send('')).toEqual({});
  expect(await send('[1]')).toEqual({ refused: 'Error: The request body must be a JSON object.' });
  expect(await send('{')).toEqual({ refused: 'Error: The request body is not valid JSON.' });
  expect(await send(`"${'x'.repeat(300_000)}"`)).toEqual({
    refused: 'Error: The request body is too large.',
  });
});

test('matches a route by method and path with parameters', () => {
  const routes = [{ method: 'GET', path: '/v1/orders/:id', handler: 'order' }];
  expect(matchRoute(routes, 'GET', '/v1/orders/a%20b')).toEqual({
    handler: 'order',
    params: { id: 'a b' },
  });
  expect(matchRoute(routes, 'GET', '/v1/orders/%')).toMatchObject({ params: { id: '%' } });
  for (const [method, path] of [
    ['POST', '/v1/orders/1'],
    ['GET', '/v1/orders'],
    ['GET', '/v1/orders/1/payments'],
  ] as const) {
    expect(matchRoute(routes, method, path)).toBeUndefined();
  }
});

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.on('connect', () => resolve(socket.destroy() === socket));
    socket.on('error', () => resolve(false));
  });
}
