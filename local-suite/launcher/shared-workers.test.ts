import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Pool {
  addWorker: (trigger: object, runtime: object) => { readyForWork: () => void };
  readyForWork: (id: string) => boolean;
  submitRequest: (id: string, request: object, response: ServerResponse) => Promise<void>;
  refresh: () => void;
}

const require = createRequire(import.meta.url);
require('./preload/shared-workers.cjs');
const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js') as {
  RuntimeWorkerPool: new () => Pool;
};

const ID = 'asia-south1-api';
const servers: Server[] = [];
const running: ServerResponse[] = [];
const output = new EventEmitter();
const kill = vi.fn();
let pool: Pool;
let url: string;

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  const port = await listen((_, response) => void running.push(response));
  pool = new RuntimeWorkerPool();
  const child = Object.assign(new EventEmitter(), { kill, stdout: output });
  const conn = { httpReqOpts: () => ({ host: '127.0.0.1', port }) };
  pool.addWorker({ id: ID }, { process: child, events: new EventEmitter(), conn }).readyForWork();
  const front = await listen(({ method, headers }, response) => {
    void pool.submitRequest(ID, { method, path: '/', headers }, response);
  });
  url = `http://127.0.0.1:${front}`;
});

afterEach(() => {
  kill.mockReset();
  running.length = 0;
  for (const server of servers.splice(0)) server.close();
});

/** Two requests that the function has begun and not answered. */
async function sendTwo(): Promise<Promise<number>[]> {
  const sent = [fetch(url), fetch(url)].map(async (response) => (await response).status);
  await expect.poll(() => running.length).toBe(2);
  return sent;
}

test('one process of a function handles several requests at once', async () => {
  const sent = await sendTwo();
  for (const response of running) response.end();
  expect(await Promise.all(sent)).toEqual([200, 200]);
  expect(pool.readyForWork(ID)).toBe(true);
});

test('a process with changed code finishes its requests and gets no more', async () => {
  const [first, second] = await sendTwo();
  pool.refresh();
  expect(pool.readyForWork(ID)).toBe(false);
  running[0]?.end();
  await Promise.race([first, second]);
  expect(kill).not.toHaveBeenCalled();
  running[1]?.end();
  expect(await Promise.all([first, second])).toEqual([200, 200]);
  await expect.poll(() => kill.mock.calls.length).toBe(1);
});

test('an error of one request does not end the process', async () => {
  const sent = await sendTwo();
  output.emit('data', `${JSON.stringify({ level: 'FATAL', type: 'runtime-error', text: 'x' })}\n`);
  for (const response of running) response.end();
  expect(await Promise.all(sent)).toEqual([200, 200]);
  expect(kill).not.toHaveBeenCalled();
});
