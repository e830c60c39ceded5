import type * as Http from 'node:http';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);

test('an idle connection to an emulator outlasts the pause between two requests', () => {
  const http = require('node:http') as typeof Http;
  const { createServer } = http;
  expect(createServer().keepAliveTimeout).toBeLessThan(10_000);
  require('./preload/keep-alive.cjs');
  expect(http.createServer().keepAliveTimeout).toBe(65_000);
  http.createServer = createServer;
});
