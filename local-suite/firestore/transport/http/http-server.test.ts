import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { HttpHandler } from './http-exchange.ts';
import { createHttpServer } from './http-server.ts';

let server: Server;
let logged: string[];
let handler: HttpHandler;

beforeEach(async () => {
  logged = [];
  handler = () => undefined;
  server = createHttpServer([(exchange) => handler(exchange)], (text) => logged.push(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const port = () => (server.address() as AddressInfo).port;

test('answers 404 for a path that no handler accepts', async () => {
  const response = await fetch(`http://127.0.0.1:${port()}/nowhere`);
  expect([response.status, await response.text()]).toEqual([404, 'Not Found\n']);
});

test('rejects a body that is too large before reading it', async () => {
  handler = async (exchange) => exchange.sendText(200, await exchange.body());
  const socket = connect(port(), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 104857601\r\n\r\n');
  await expect.poll(() => answer).toMatch(/^HTTP\/1.1 429 .*RESOURCE_EXHAUSTED/s);
  socket.destroy();
});

test('does not log a client that disconnects during its request', async () => {
  const outcomes: string[] = [];
  handler = async (exchange) => {
    outcomes.push('begun');
    await exchange.body().finally(() => outcomes.push('over'));
  };
  const socket = connect(port(), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await expect.poll(() => outcomes).toEqual(['begun']);
  socket.destroy();
  await expect.poll(() => outcomes).toEqual(['begun', 'over']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(logged).toEqual([]);
});
