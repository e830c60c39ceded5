import { createServer, type AddressInfo, type Server } from 'node:net';

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type * as BusyPorts from './busy-ports.ts';

/** Listens on the one suite port that no other test opens. */
let holder: Server;
let port = 0;
let ports: typeof BusyPorts;

beforeAll(async () => {
  const first = await listening(0);
  ({ port } = first.address() as AddressInfo);
  first.close();
  vi.resetModules();
  vi.doMock('./suite-ports.ts', () => ({
    SUITE_HOST: '127.0.0.1',
    SUITE_PORTS: { firestore: port },
  }));
  ports = await import('./busy-ports.ts');
});
beforeEach(async () => {
  holder = await listening(port);
});
afterEach(() => void holder.close());
afterAll(() => {
  vi.doUnmock('./suite-ports.ts');
  vi.resetModules();
});

async function listening(at: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  return server;
}

test('waits for a busy port up to the timeout and names its process', async () => {
  const began = performance.now();
  expect(await ports.waitUntilPortsFree(250)).toBe(false);
  expect(performance.now() - began).toBeGreaterThan(240);
  const message = await ports.describeBusyPort();
  expect(message).toContain(`Port ${port} (firestore) is in use by process ${process.pid}`);
});

test('reports all ports as free once the last one is', async () => {
  const waiting = ports.waitUntilPortsFree(60_000);
  expect(await ports.waitUntilPortsFree(0)).toBe(false);
  holder.close();
  expect(await waiting).toBe(true);
  expect(await ports.waitUntilPortsFree(0)).toBe(true);
  expect(await ports.describeBusyPort()).toBeUndefined();
});
