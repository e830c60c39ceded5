import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { untilHydrated } from '../browser/until-hydrated.ts';
import {
  chooseLooks,
  DESKTOP,
  findingsIn,
  findingsInLooks,
  findingsNow,
  LOOKS,
  overflowAt,
  waitUntilSettled,
  stopColours,
} from './axe.ts';
import { newShopper, PHONE, type ShopperOptions } from './shop-browser.ts';
import { idsOf, shownPagePaths } from './shop-records.ts';
import { visitInParallel } from './visit-in-parallel.ts';

const OPEN_ROUTES = [
  '/',
  '/products',
  '/products?category=women',
  '/cart',
  '/wishlist',
  '/checkout',
  '/track-order',
  '/gift-card',
  '/about',
  '/contact',
  '/security',
  '/policies',
  '/privacy',
  '/bulk-orders',
  '/stories/submit',
  '/auth',
  '/auth?tab=signup',
  '/nowhere',
];

const BUYER_ROUTES = [
  '/profile',
  '/orders',
  '/quotations',
  '/invoices',
  '/bulk-orders/quick-order',
];
const SAMPLE_BUYER = 'buyer@kargha.example';

async function staffMadePages(): Promise<string[]> {
  const all = await shownPagePaths();
  return ['/collections/', '/stories/'].map((kind) => {
    const found = all.find((path) => path.startsWith(kind));
    if (found === undefined) throw new Error(`The sample shop has nothing at ${kind}.`);
    return found;
  });
}

async function buyerRoutes(): Promise<string[]> {
  const [quoteId] = await idsOf('quotes', { email: SAMPLE_BUYER });
  return [...BUYER_ROUTES, `/quotations/${quoteId}`];
}

/** The order of the languages makes opposite looks differ in language, too. */
const TRANSLATED_LOOKS = ['en', 'hi'].flatMap((language) =>
  LOOKS.map((look) => ({ ...look, language })),
);

/** 1280 pixels at 200 % zoom are 640 CSS pixels; at 400 %, 320. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

async function findings(page: Page, route: string, pageNumber: number): Promise<string[]> {
  const found: string[] = [];
  for (const { language, ...look } of chooseLooks(TRANSLATED_LOOKS, pageNumber)) {
    await applyLanguage(page, language);
    const where = `${route} ${language}`;
    for (const viewport of NARROW) found.push(...(await overflowAt(page, viewport, where)));
    found.push(...(await findingsIn(page, look, where)));
  }
  return found;
}

async function applyLanguage(page: Page, language: string): Promise<void> {
  await page.locator(`footer button[lang="${language}"]`).click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

async function findingsOn(people: readonly Page[], routes: readonly string[]): Promise<string[]> {
  return visitInParallel(people, routes, async (page, route) => {
    await openPage(page, route);
    return findings(page, route, routes.indexOf(route));
  });
}

test('axe finds nothing on public pages, and none scrolls sideways at 320 pixels or at 200 %', async () => {
  const routes = [...OPEN_ROUTES, ...(await staffMadePages())];
  expect(await findingsOn(await people(), routes)).toEqual([]);
}, 900_000);

/** While one page loads, the others are checked. */
const people = (options: ShopperOptions = {}) =>
  Promise.all([1, 2, 3].map(() => newShopper(options)));

test('axe finds nothing on a business buyer’s account pages, and none scrolls sideways', async () => {
  expect(await findingsOn(await people({ as: SAMPLE_BUYER }), await buyerRoutes())).toEqual([]);
}, 600_000);

test.each([
  ['signin', 'Login', 0],
  ['signup', 'Sign Up', 1],
] as const)('axe finds nothing in the %s dialog', async (tab, button, pageNumber) => {
  const page = await newShopper({ viewport: DESKTOP });
  await openPage(page, '/');
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { selected: true }).waitFor();
  expect(await findingsInLooks(page, tab, pageNumber)).toEqual([]);
});

test('axe finds nothing in a product’s dialog and on its page', async () => {
  const page = await newShopper({ viewport: PHONE });
  await openPage(page, '/products');
  const details = page.getByRole('link', { name: /^View Details/ }).first();
  await details.click();
  await page.getByRole('dialog').waitFor();
  await waitUntilSettled(page);
  const found = await findingsNow(page, 'dialog');
  // A recipient has no list, so the link opens the product page.
  const friend = await newShopper({ viewport: PHONE });
  await openPage(friend, new URL(page.url()).pathname);
  found.push(...(await findingsNow(friend, 'product')));
  expect(found).toEqual([]);
});

test('a shopper reaches the checkout with the keyboard alone', async () => {
  const page = await newShopper({ viewport: DESKTOP });
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Shop Collection');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products');
  await page
    .getByRole('list', { name: /products/i })
    .first()
    .waitFor();
  await tabTo(page, /^Add to Cart|^Add .* to Cart/);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor();
  await openPage(page, '/cart');
  await tabTo(page, 'Proceed to Checkout');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout');
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  await tabTo(page, 'Full name');
});

/** Reached by client-side navigation: a 404 status would fail the console check. */
const NOWHERE = '/nowhere';
/** In the language of the page before. */
const NOT_FOUND = /^(Oops! Page not found|ओह! पेज नहीं मिला)$/;

async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route === NOWHERE ? '/cart' : route);
  await untilHydrated(page);
  if (route === NOWHERE) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, NOWHERE);
    await page.getByRole('heading', { level: 1, name: NOT_FOUND }).waitFor();
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await stopColours(page);
  await waitUntilSettled(page);
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    return element.getAttribute('aria-label') ?? label?.textContent ?? '';
  });
}

const MAX_TABS = 80;

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let tab = 0; tab < MAX_TABS; tab += 1) {
    await page.keyboard.press('Tab');
    const text = await focusedText(page);
    if (typeof name === 'string' ? text.startsWith(name) : name.test(text)) return;
    passed.push(text);
  }
  throw new Error(`Tab does not lead to ${String(name)}, only to ${passed.join(' | ')}`);
}
