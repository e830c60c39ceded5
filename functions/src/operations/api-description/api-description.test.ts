import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';

import { createApp } from '../../app.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { keyedIds } from '../../platform/keyed-ids.ts';

const ORIGINS = ['/artisans', '/clusters', '/weaves'];
const CRAFT_PAGES = [...ORIGINS, ...ORIGINS.map((list) => `${list}/:id`), '/pieces/:id'];

const described = SHOP_ENDPOINTS.map(({ method, path }) => `${method} ${path}`);

interface Layer {
  handle: { stack?: Layer[] };
  route?: { path: string; methods: Record<string, boolean> };
}

type Verbs = Record<string, { requestBody?: object }>;

let served: string[];
let server: Server;

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-kargha');
  const app = createApp(contextWithoutWorld());
  served = routesIn((app.router as unknown as { stack: Layer[] }).stack);
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

function routesIn(stack: readonly Layer[]): string[] {
  return stack.flatMap(({ handle, route }) => {
    if (!route) return handle.stack ? routesIn(handle.stack) : [];
    const methods = Object.keys(route.methods).filter((method) => method !== '_all');
    return methods.map((method) => `${method.toUpperCase()} ${route.path}`);
  });
}

function addressOf(path: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}${path}`;
}

test('describes every endpoint that is served, once', () => {
  const paths = ['/products', '/products/:id', '/collections/:id', '/stories/:id', ...CRAFT_PAGES];
  const pages = [
    ...[...paths, '/policies', '/privacy'].flatMap((path) => [`GET ${path}`, `GET /hi${path}`]),
    ...['GET /feeds/products.xml', 'GET /sitemap.xml', 'GET /hi/*nowhere'],
  ];
  expect(described.length).toBeGreaterThan(50);
  expect(served.toSorted()).toEqual([...described, ...pages].toSorted());
});

test.each([...new Set(SHOP_ENDPOINTS.map(({ path }) => path))])(
  'serves %s with its methods only',
  async (path) => {
    const methods = SHOP_ENDPOINTS.filter((one) => one.path === path).map(({ method }) => method);
    const response = await fetch(addressOf(path.replaceAll(/:\w+/g, 'x1')), { method: 'PATCH' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')?.split(', ').toSorted()).toEqual(methods.toSorted());
  },
);

async function answer(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(addressOf(path));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('s-maxage');
  return (await response.json()) as Record<string, unknown>;
}

test('lists the routes with a summary at GET /api', async () => {
  const { routes, openapi } = await answer('/api');
  expect(openapi).toBe('/api/openapi.json');
  expect(routes).toHaveLength(described.length);
  for (const { does } of SHOP_ENDPOINTS) expect(does).toMatch(/^[A-Z].+\.$/);
});

test('describes the body of every endpoint that reads one, with its limit', async () => {
  const { paths } = (await answer('/api/openapi.json')) as { paths: Record<string, Verbs> };
  const bodyOf = (method: string, path: string) => paths[path]?.[method]?.requestBody;
  expect(bodyOf('post', '/api/newsletter/confirm')).toMatchObject({
    description: 'At most 8192 bytes.',
    content: {
      'application/x-www-form-urlencoded': {
        schema: { properties: { token: { type: 'string', default: '' } } },
      },
    },
  });
  expect(bodyOf('put', '/api/account/picture')).toEqual({
    required: true,
    description: 'At most 2097152 bytes.',
    content: Object.fromEntries(
      ['image/jpeg', 'image/png', 'image/webp'].map((type) => [
        type,
        { schema: { type: 'string', format: 'binary' } },
      ]),
    ),
  });
  expect(bodyOf('post', '/api/razorpay/webhook')).toMatchObject({
    content: { 'application/json': { schema: { required: ['event', 'payload'] } } },
  });
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
