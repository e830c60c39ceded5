import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

import { findPortOwner } from './port-owner.ts';

test('finds the process of a busy port', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(findPortOwner(port)?.pid).toBe(process.pid);
  expect(findPortOwner(port)?.command).toMatch(/node|vitest/);
  await new Promise((resolve) => server.close(resolve));
  expect(findPortOwner(port)).toBeUndefined();
});
