import type { AddressInfo } from 'node:net';

import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';

import { shopPageRoutes } from './shop-page-routes.ts';

afterEach(() => vi.unstubAllEnvs());

/** The page that was read for a missing product, requested on the given host. */
async function readAt(host: string): Promise<string | undefined> {
  vi.stubEnv('GCLOUD_PROJECT', 'loom-shop');
  const built = vi.fn((_file: string, _preview?: string) => Promise.resolve('<p>Not found</p>'));
  const app = express().use(
    shopPageRoutes(
      () => 'https://loom.example',
      built,
      () => new Date(),
    ),
  );
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-host': host };
  const answer = await fetch(`http://127.0.0.1:${port}/products/no.slug`, { headers });
  await answer.text();
  await new Promise((resolve) => server.close(resolve));
  expect(answer.status).toBe(404);
  return built.mock.calls[0]?.[1];
}

test('reads the page from the preview channel that was requested', async () => {
  expect(await readAt('loom-shop--pr-12-k3x9.web.app')).toBe(
    'https://loom-shop--pr-12-k3x9.web.app',
  );
});

test('serves the live page for any other host', async () => {
  expect(await readAt('evil.example')).toBeUndefined();
  expect(await readAt('loom.example')).toBeUndefined();
});
