import { expect, test } from 'vitest';

import { untilHydrated } from '../browser/until-hydrated.ts';
import { scrollDownTo } from './scroll-down-to.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const SHOP = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';

const SAMPLE_PAGES = [
  '/products/banarasi-kadhua-saree-midnight',
  '/collections/wedding-trunk',
  '/stories/one-inch-a-day',
];

const STATIC_PAGES = ['/', '/products', '/cart', '/about', '/contact', '/security', '/bulk-orders'];

async function fetchPage(path: string) {
  const response = await fetch(SHOP + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function readHead(html: string) {
  const one = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
  return {
    titles: one(/<title[^>]*>([^<]*)<\/title>/g),
    descriptions: one(/<meta [^>]*name="description" content="([^"]*)"/g),
    canonicals: one(/<link [^>]*rel="canonical" href="([^"]*)"/g).map(
      (address) => new URL(address ?? '').pathname,
    ),
    structuredDataTypes: one(/<script[^>]*ld\+json">([^<]*)<\/script>/g).map(
      (json) => (JSON.parse(json ?? '') as { '@type': string })['@type'],
    ),
  };
}

async function findProductPath(): Promise<string> {
  const { text } = await fetchPage('/sitemap.xml');
  return new URL(/<loc>([^<]*\/products\/[^<]+)<\/loc>/.exec(text)?.[1] ?? '').pathname;
}

test.each(STATIC_PAGES)('%s is complete without scripts', async (path) => {
  const { status, text } = await fetchPage(path);
  expect(status).toBe(200);
  const { titles, descriptions, canonicals, structuredDataTypes } = readHead(text);
  expect(titles).toHaveLength(1);
  expect(descriptions).toHaveLength(1);
  expect(canonicals).toEqual([path]);
  expect(structuredDataTypes).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
  expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(text).toContain('property="og:image"');
});

test('the journeys visit a shop that is built like the live one', async () => {
  const [entry] = /(?<=data-scripts=")[^ "]+/.exec((await fetchPage('/')).text) ?? [];
  const { status, text } = await fetchPage(entry ?? '');
  expect(status).toBe(200);
  // React's code for development renders everything twice, and slower.
  expect(text).not.toContain('jsxDEV');
});

test('every page has its own title and description', async () => {
  const heads = await Promise.all(
    STATIC_PAGES.map(async (path) => readHead((await fetchPage(path)).text)),
  );
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(STATIC_PAGES.length);
  expect(new Set(heads.map(({ descriptions }) => descriptions[0])).size).toBe(STATIC_PAGES.length);
});

test('the contact page has FAQ structured data', async () => {
  expect(readHead((await fetchPage('/contact')).text).structuredDataTypes).toContain('FAQPage');
});

test('a product page contains the product and is cached for five minutes', async () => {
  const path = await findProductPath();
  const { status, headers, text } = await fetchPage(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('s-maxage=300');
  expect(headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
  const { titles, canonicals, structuredDataTypes } = readHead(text);
  expect(titles[0]).toMatch(/ · Kargha$/);
  expect(canonicals).toEqual([path]);
  expect(structuredDataTypes).toEqual(['Product', 'BreadcrumbList']);
});

test.each(['/products/no-such-product', '/nowhere', '/cart/nowhere', '/products/a/b'])(
  '%s returns 404 with a message',
  async (path) => {
    const { status, text } = await fetchPage(path);
    expect(status).toBe(404);
    expect(text).toContain('Oops! Page not found');
  },
);

test.each([
  '/cart',
  '/wishlist',
  '/track-order',
  '/auth',
  '/admin/orders',
  '/stories/one-inch-a-day',
])('%s returns 200', async (path) => expect((await fetchPage(path)).status).toBe(200));

test.each(['/admin', '/admin/login', '/admin/orders', '/users'])(
  '%s is served without the shop’s header and footer',
  async (path) => {
    const { status, text } = await fetchPage(path);
    expect(status).toBe(200);
    expect(text).toContain('role="status"');
    expect(text).toContain('name="robots" content="noindex"');
    const frameOfShop = /newsletter|<header|<footer|<nav/i;
    expect(text).not.toMatch(frameOfShop);
    expect((await fetchPage('/cart')).text).toMatch(frameOfShop);
  },
);

test('robots.txt names the sitemap, which lists the shop’s pages', async () => {
  expect((await fetchPage('/robots.txt')).text).toMatch(/^Sitemap: \S+\/sitemap\.xml$/m);
  const { headers, text } = await fetchPage('/sitemap.xml');
  expect(headers.get('content-type')).toContain('xml');
  // Cached for an hour per instance: only the sample shop is sure to be in it.
  for (const path of ['/policies', ...SAMPLE_PAGES]) {
    expect(text).toContain(`${path}</loc>`);
  }
  expect(text).not.toMatch(/\/(?:admin|checkout|orders)/);
});

test('every page has its security headers', async () => {
  for (const path of ['/', '/cart', '/nowhere']) {
    const { headers } = await fetchPage(path);
    expect(headers.get('content-security-policy')).toContain("object-src 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

test('prerendered pages hydrate without errors and update the head on navigation', async () => {
  const page = await newShopper();
  for (const path of STATIC_PAGES) {
    await page.goto(path);
    await untilHydrated(page);
  }
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  const head = await page.evaluate(() => ({
    titles: [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent),
    canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
    descriptions: document.querySelectorAll('meta[name="description"]').length,
  }));
  expect(head).toEqual({
    titles: ['Contact us · Kargha'],
    canonicals: ['/contact'],
    descriptions: 1,
  });
});

test('does not flash an empty cart while the scripts load', async () => {
  const page = await newShopper();
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  const isEmptyShown = async () => {
    await page.goto('/cart', { waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    return page.getByText('Your cart is empty').isVisible();
  };
  await expect.poll(isEmptyShown).toBe(true);
  await page.evaluate(() => {
    localStorage.setItem('kargha.cart', '{"state":{"lines":[{"id":"a"}]},"version":1}');
  });
  expect(await isEmptyShown()).toBe(false);
});

test('replays a press from before the scripts had loaded', async () => {
  const page = await newShopper({ viewport: PHONE });
  let allowScripts = () => undefined as unknown;
  const scriptsAllowed = new Promise((resolve) => (allowScripts = () => resolve(undefined)));
  await page.route('**/assets/*.js', async (route) => {
    await scriptsAllowed;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  allowScripts();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
});

test.each([
  ['/security', 'heading'],
  ['/admin/orders', 'status'],
] as const)('never flashes light on %s in dark mode', async (path, drawn) => {
  const page = await newShopper({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole(drawn).first().waitFor();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(26, 21, 18)');
});

test('the home page reads no Firestore document, neither cold nor warm', async () => {
  const page = await newShopper({ viewport: PHONE });
  const reads: string[] = [];
  page.on('request', (request) => {
    // Not the script that could read.
    const { pathname } = new URL(request.url());
    if (/\/documents\b|google\.firestore/.test(pathname)) reads.push(request.url());
  });
  for (const visit of ['cold', 'warm']) {
    await page.goto(`/?visit=${visit}`);
    await page.getByRole('group', { name: 'Products on sale' }).getByRole('link').first().waitFor();
    await scrollDownTo(page, page.getByRole('heading', { name: 'The people at the loom' }));
  }
  expect(reads).toEqual([]);
});
