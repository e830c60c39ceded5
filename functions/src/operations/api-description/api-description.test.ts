import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Router } from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createApp } from '../../app.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { keyedIds } from '../../platform/keyed-ids.ts';
import { API_ROUTES } from './api-routes.ts';

const described = API_ROUTES.map(({ method, path }) => `${method} ${path}`);

interface Layer {
  handle: { stack?: Layer[] };
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Express does not keep the mount path, so it is recorded while the app is built. */
const mounts = new Map<unknown, string>();
let mounted: string[];
let server: Server;

beforeAll(async () => {
  const prototype = Router.prototype as unknown as { use: (...args: unknown[]) => unknown };
  const real = prototype.use;
  const noting = vi.spyOn(prototype, 'use').mockImplementation(function (this: unknown, ...args) {
    const [path, ...rest] = typeof args[0] === 'string' ? args : ['', ...args];
    for (const child of rest.flat()) mounts.set(child, path === '/' ? '' : String(path));
    return real.apply(this, args);
  });
  vi.stubEnv('GCLOUD_PROJECT', 'demo-kargha');
  const app = createApp(contextWithoutWorld());
  noting.mockRestore();
  mounted = routesIn((app.router as unknown as { stack: Layer[] }).stack, '');
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

function contextWithoutWorld(): PaymentContext {
  const ids = keyedIds('a key for a test');
  return { ids, cardKeys: ids, now: () => new Date() } as unknown as PaymentContext;
}

function routesIn(stack: readonly Layer[], prefix: string): string[] {
  return stack.flatMap(({ handle, route }) => {
    if (handle.stack && !route) return routesIn(handle.stack, prefix + (mounts.get(handle) ?? ''));
    return route ? namesOf(route, prefix) : [];
  });
}

function namesOf({ path, methods }: NonNullable<Layer['route']>, prefix: string): string[] {
  const verbs = Object.keys(methods).filter((verb) => verb !== '_all');
  return [path]
    .flat()
    .flatMap((one) =>
      verbs.map((verb) => `${verb.toUpperCase()} ${one === '/' ? prefix : `${prefix}${one}`}`),
    );
}

test('describes every route next to its router', () => {
  expect(mounted.length).toBeGreaterThan(50);
  const missing = mounted.filter((route) => !described.includes(route));
  expect(missing, 'describe these in the *-api.ts next to their router').toEqual([]);
});

test('describes existing routes only, each once', () => {
  expect(described.filter((route) => !mounted.includes(route))).toEqual([]);
  expect(new Set(described).size).toBe(described.length);
});

async function answer(path: string): Promise<Record<string, unknown>> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('s-maxage');
  return (await response.json()) as Record<string, unknown>;
}

test('lists the routes with a summary at GET /api', async () => {
  const { routes, openapi } = await answer('/api');
  expect(openapi).toBe('/api/openapi.json');
  expect(routes).toHaveLength(described.length);
  for (const { does } of API_ROUTES) expect(does).toMatch(/^[A-Z].+\.$/);
});

test('lists each route in OpenAPI with its limits and access', async () => {
  const file = await answer('/api/openapi.json');
  const paths = file.paths as Record<string, Record<string, Record<string, unknown>>>;
  const listed = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  expect(file.openapi).toBe('3.1.0');
  expect(listed.toSorted()).toEqual(
    described.map((route) => route.replaceAll(/:(\w+)/g, '{$1}')).toSorted(),
  );
  expect(paths['/api/razorpay/verify-payment']?.post?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          additionalProperties: false,
          required: ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'],
        },
      },
    },
  });
  expect(paths['/api/users']?.get).toMatchObject({ security: [{ idToken: [] }] });
  const ids = Object.values(paths).flatMap((verbs) =>
    Object.values(verbs).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
