import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

import { serviceWorkerText } from './service-worker.ts';

const SHOP = 'https://shop.test';

interface FetchEvent {
  request: { url: string; method: string; mode: string };
  respondWith: (answer: Promise<Answer>) => void;
}

interface Answer {
  body: string;
  ok: boolean;
  redirected: boolean;
  clone: () => Answer;
}

let kept: Map<string, Map<string, Answer>>;
let network: (url: string) => Answer | Error;
let listeners: Record<string, (event: never) => void>;
const skipWaiting = vi.fn();

const answer = (body: string, more: Partial<Answer> = {}): Answer => {
  const self: Answer = { body, ok: true, redirected: false, clone: () => self, ...more };
  return self;
};

function openCache(name: string) {
  const cache = kept.get(name) ?? new Map<string, Answer>();
  kept.set(name, cache);
  const keyOf = (key: unknown) => {
    const url = typeof key === 'string' ? key : (key as { url: string }).url;
    return url.replace(SHOP, '');
  };
  return Promise.resolve({
    add: (request: unknown) =>
      Promise.resolve(cache.set(keyOf(request), answer(`kept ${keyOf(request)}`))),
    put: (key: unknown, value: Answer) => Promise.resolve(cache.set(keyOf(key), value)),
    match: (key: unknown) => Promise.resolve(cache.get(keyOf(key))),
    keys: () => Promise.resolve([...cache.keys()]),
    delete: (key: unknown) => Promise.resolve(cache.delete(keyOf(key))),
  });
}

function startWorker(files: readonly string[]) {
  listeners = {};
  const self = { skipWaiting, clients: { claim: () => Promise.resolve() } };
  runInNewContext(serviceWorkerText(files), {
    self,
    URL,
    location: { origin: SHOP },
    Response: { error: () => answer('error', { ok: false }) },
    Request: class {
      constructor(readonly url: string) {}
    },
    caches: {
      open: openCache,
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    },
    fetch: ({ url }: { url: string }) => {
      const got = network(url);
      return got instanceof Error ? Promise.reject(got) : Promise.resolve(got);
    },
    addEventListener: (type: string, act: (event: never) => void) => (listeners[type] = act),
  });
}

async function live(type: 'install' | 'activate') {
  let done: Promise<unknown> = Promise.resolve();
  listeners[type]?.({ waitUntil: (work: Promise<unknown>) => (done = work) } as never);
  await done;
}

async function ask(path: string, more: Partial<FetchEvent['request']> = {}) {
  let response: Promise<Answer> | undefined;
  const url = path.startsWith('http') ? path : SHOP + path;
  const request = { url, method: 'GET', mode: 'navigate', ...more };
  listeners.fetch?.({
    request,
    respondWith: (work: Promise<Answer>) => (response = work),
  } as never);
  return (await response)?.body;
}

const noNetwork = () => new Error('no network');
const cachedPaths = () => [...kept.values()].flatMap((cache) => [...cache.keys()]);

beforeEach(async () => {
  kept = new Map();
  network = (url) => answer(`fresh ${url.replace(SHOP, '')}`);
  startWorker(['assets/a.js']);
  await live('install');
  await live('activate');
});

test('serves a visited page without a network', async () => {
  for (const path of ['/about', '/hi/about', '/hi']) {
    expect(await ask(path)).toBe(`fresh ${path}`);
  }
  network = noNetwork;
  for (const path of ['/about', '/hi/about', '/hi']) {
    expect(await ask(path)).toBe(`fresh ${path}`);
  }
});

test('never serves a stale page with a network', async () => {
  await ask('/');
  network = () => answer('after the deployment');
  expect(await ask('/')).toBe('after the deployment');
});

test('serves the offline page for any other page', async () => {
  network = noNetwork;
  expect(await ask('/about')).toBe('kept /offline');
  expect(await ask('/cart')).toBe('kept /offline');
  expect(await ask('/hi/cart')).toBe('kept /hi/offline');
  expect(await ask('/hills')).toBe('kept /offline');
});

test.each([
  '/orders',
  '/orders/KG-1',
  '/profile',
  '/checkout',
  '/checkout/result',
  '/admin',
  '/admin/orders',
  '/quotations',
  '/invoices',
  '/users',
  '/auth',
  '/track-order',
  '/products/some-saree',
  '/?newsletter=confirmed',
  '/contact?subject=complaint',
])('does not cache %s', async (path) => {
  await ask(path);
  expect(cachedPaths()).toEqual(['/offline', '/hi/offline']);
});

test.each([
  ['/api/orders', 'cors'],
  ['/api/home', 'cors'],
  ['/sitemap.xml', 'cors'],
  ['/release.json', 'cors'],
  ['https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:runQuery', 'cors'],
  ['https://firebasestorage.googleapis.com/v0/b/p/o/picture.avif', 'no-cors'],
])('leaves %s to the browser', async (path, mode) => {
  expect(await ask(path, { mode })).toBeUndefined();
  expect(cachedPaths()).toEqual(['/offline', '/hi/offline']);
});

test('never answers a POST request', async () => {
  expect(await ask('/contact', { method: 'POST' })).toBeUndefined();
});

test('never serves a cached shop page to staff', async () => {
  await ask('/');
  await ask('/products');
  for (const path of ['/admin', '/admin/login', '/users']) {
    expect(await ask(path)).toBe(`fresh ${path}`);
  }
  network = noNetwork;
  expect(await ask('/admin')).toBe('kept /offline');
});

test('does not cache a missing or redirected page', async () => {
  network = () => answer('not found', { ok: false });
  await ask('/about');
  network = () => answer('moved', { redirected: true });
  await ask('/contact');
  expect(cachedPaths()).toEqual(['/offline', '/hi/offline']);
});

test('fetches a hashed asset once', async () => {
  expect(await ask('/assets/a-1.js', { mode: 'cors' })).toBe('fresh /assets/a-1.js');
  network = noNetwork;
  expect(await ask('/assets/a-1.js', { mode: 'cors' })).toBe('fresh /assets/a-1.js');
});

test('removes the oldest assets', async () => {
  for (let file = 0; file < 170; file += 1) await ask(`/assets/${file}.js`, { mode: 'cors' });
  expect(kept.get('kargha-assets')?.size).toBe(160);
  expect(kept.get('kargha-assets')?.has('/assets/0.js')).toBe(false);
});

test('a new version takes over at once and deletes the old pages', async () => {
  await ask('/about');
  startWorker(['assets/b.js']);
  await live('install');
  await live('activate');
  expect(skipWaiting).toHaveBeenCalled();
  expect(cachedPaths()).toEqual(['/offline', '/hi/offline']);
  network = noNetwork;
  expect(await ask('/about')).toBe('kept /offline');
});

test('the same build has the same worker', () => {
  expect(serviceWorkerText(['b', 'a'])).toBe(serviceWorkerText(['a', 'b']));
  expect(serviceWorkerText(['a'])).not.toBe(serviceWorkerText(['b']));
});
