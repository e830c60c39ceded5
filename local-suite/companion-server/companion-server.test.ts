import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';

import { startCompanionServer } from './companion-server.ts';
import type { CompanionServer } from './companion-server.ts';
import { readFields } from './request-body.ts';
import { matchRoute } from './routes.ts';

let server: CompanionServer | undefined;

afterEach(() => server?.close());

const HOST = '127.0.0.1';

test('a handler that fails is answered with a sentence and no stack', async () => {
  server = await startCompanionServer({
    port: 0,
    host: HOST,
    handle: () => Promise.reject(new Error('secret reason')),
  });
  const response = await fetch(server.url);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('This page failed. Please reload it.');
});

test('a port that is taken rejects', async () => {
  server = await startCompanionServer({ port: 0, host: HOST, handle: () => Promise.resolve() });
  const port = Number(new URL(server.url).port);
  const second = startCompanionServer({ port, host: HOST, handle: () => Promise.resolve() });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing cuts connections that wait for an answer, and frees the port', async () => {
  server = await startCompanionServer({ port: 0, host: HOST, handle: () => Promise.resolve() });
  const pending = fetch(server.url).catch(() => 'cut');
  const port = Number(new URL(server.url).port);
  await expect.poll(() => isListening(port)).toBe(true);
  await server.close();
  expect(await pending).toBe('cut');
  expect(await isListening(port)).toBe(false);
});

test('a body is read as JSON or as a form, and refused when it is neither or too large', async () => {
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

test('a route names parts of its path, and matches its method only', () => {
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
