import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { openIsolatedShop } from '../isolated-shop.ts';
import { suiteShopUrl } from '../shop-client.ts';

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Every kind of response from Hosting, and its cache header. */
const KEPT: readonly (readonly [path: string, status: number, cache: RegExp])[] = [
  ['/', 200, /^no-cache$/],
  ['/products', 200, /^public, max-age=0, s-maxage=300$/],
  ['/policies', 200, /^public, max-age=0, s-maxage=300$/],
  ['/hi/products', 200, /^public, max-age=0, s-maxage=300$/],
  ['/stories/nothing-of-this-name', 404, /^public, max-age=0, s-maxage=300$/],
  ['/stories/submit', 200, /^no-cache$/],
  ['/hi', 200, /^no-cache$/],
  ['/hi/cart', 200, /^no-cache$/],
  ['/hi/orders/o1', 200, /^no-cache$/],
  ['/cart', 200, /^no-cache$/],
  ['/checkout', 200, /^no-cache$/],
  ['/checkout/result', 200, /^no-cache$/],
  ['/orders/o1', 200, /^no-cache$/],
  ['/profile', 200, /^no-cache$/],
  ['/admin', 200, /^no-cache$/],
  ['/admin/login', 200, /^no-cache$/],
  ['/admin/products', 200, /^no-cache$/],
  ['/users', 200, /^no-cache$/],
  ['/sw.js', 200, /^no-cache$/],
  ['/release.json', 200, /^no-cache$/],
  ['/manifest.webmanifest', 200, /^no-cache$/],
  ['/sitemap.xml', 200, /^public, max-age=0, s-maxage=86400$/],
  ['/feeds/products.xml', 200, /^public, max-age=0, s-maxage=300$/],
  ['/products/nothing-of-this-name', 404, /^public, max-age=0, s-maxage=300$/],
  ['/api/products?limit=1', 200, /^public, max-age=0, s-maxage=60$/],
  ['/api/products/categories', 200, /^public, max-age=0, s-maxage=60$/],
  ['/api/home', 200, /^public, max-age=0, s-maxage=60$/],
  ['/api/openapi.json', 200, /^public, max-age=0, s-maxage=60$/],
  ['/api/no-such-thing', 404, /^no-store$/],
  ['/api/users', 401, /^no-store$/],
  ['/api/account/export', 401, /^no-store$/],
  ['/api/dashboard', 401, /^no-store$/],
  ['/api/razorpay/create-order', 405, /^no-store$/],
  ['/api/products/nothing', 404, /^no-store$/],
];

const look = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${suiteShopUrl}${path}`, { redirect: 'manual', headers });

describe.each(KEPT)('%s', (path, status, cache) => {
  test(`returns ${status} with the security headers and cache rules`, async () => {
    const answer = await look(path);
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(ALWAYS)) {
      expect(answer.headers.get(name), name).toBe(value);
    }
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('permissions-policy')).toContain('camera=()');
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('*');
    expect(answer.headers.get('cache-control') ?? '').toMatch(cache);
  });
});

test('allows no cross-origin reads or writes', async () => {
  const own = await openIsolatedShop(); // the emulators let every origin in
  for (const path of ['/products?limit=1', '/home', '/no-such-thing']) {
    const { headers } = await own.get(path, { headers: { origin: 'https://evil.example' } });
    const cors = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(cors, path).toEqual([]);
  }
  await own.close();
});

test('caches hashed files for a year', async () => {
  const page = await (await look('/')).text();
  const asset = /\/assets\/[^"']+\.js/.exec(page)?.[0] ?? '';
  const answer = await look(asset);
  await answer.arrayBuffer();
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('makes responses to users private, including errors', async () => {
  for (const path of ['/api/products?limit=1', '/api/home', '/api/products/nothing']) {
    const answer = await look(path, { authorization: 'Bearer not-a-token' });
    await answer.arrayBuffer();
    expect(answer.headers.get('cache-control'), path).toBe('no-store');
  }
});

test.each(['x-forwarded-host', 'x-host', 'x-original-url', 'x-forwarded-proto'])(
  'never echoes the request header %s',
  async (name) => {
    for (const path of ['/', '/sitemap.xml', '/api/openapi.json', '/api/home']) {
      const answer = await look(path, { [name]: 'evil.example' });
      const headers = [...answer.headers].map(([key, value]) => `${key}: ${value}`).join('\n');
      expect(`${headers}\n${await answer.text()}`, path).not.toContain('evil.example');
    }
  },
);

interface Config {
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
}

function liveHeader(name: string): string {
  const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as Config;
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  return headers.find(({ key }) => key === name)?.value ?? '';
}

function livePolicy(): Record<string, string[]> {
  const policy = liveHeader('Content-Security-Policy');
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

test('allows scripts of the shop, the payment window and the sign-in services only', () => {
  const policy = livePolicy();
  const scripts = policy['script-src'] ?? [];
  expect(scripts.filter((source) => /unsafe|\*|^https:$|^data:|^blob:/.test(source))).toEqual([]);
  expect(policy).toMatchObject({
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

test('requires https for a year', () => {
  const [, seconds] = /max-age=(\d+)/.exec(liveHeader('Strict-Transport-Security')) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  expect(livePolicy()).toHaveProperty('upgrade-insecure-requests');
});

test('explains every host of the policy in docs/security.md', () => {
  const hosts = Object.values(livePolicy())
    .flat()
    .filter((source) => source.startsWith('https://'))
    .map((source) => new URL(source.replace('*.', 'any.')).hostname.replace(/^any\./, '*.'));
  const page = readFileSync('docs/security.md', 'utf8');
  expect([...new Set(hosts)].filter((host) => !page.includes(`\`${host}\``))).toEqual([]);
});
