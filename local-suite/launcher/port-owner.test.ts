import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

import { findPortOwner } from './port-owner.ts';

test('a busy port is traced to its process', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(findPortOwner(port)?.pid).toBe(process.pid);
  expect(findPortOwner(port)?.command).toMatch(/node|vitest/);
  await new Promise((resolve) => server.close(resolve));
  expect(findPortOwner(port)).toBeUndefined();
});
