import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { signInAt } from './profile-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What everybody may open. */
const OPEN_ROUTES = [
  '/',
  '/products',
  '/products?category=women',
  '/cart',
  '/wishlist',
  '/checkout',
  '/track-order',
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

/** What a business buyer opens beside that. */
const OWN_ROUTES = ['/profile', '/orders', '/quotations', '/invoices'];
const SAMPLE_BUYER = 'buyer@kargha.example';

const DESK = { width: 1280, height: 800 };

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}

const LANGUAGES = ['en', 'hi'];
const LOOKS = [PHONE, DESK].flatMap((viewport) =>
  LANGUAGES.map((language) => ({ viewport, language })),
);

/** What axe finds on a page: in both languages on phone and desk, and of its colours in the dark too. */
async function findings(page: Page, route: string): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport, language } of LOOKS) {
    await page.setViewportSize(viewport);
    await speak(page, language);
    const where = `${route} ${viewport.width} ${language}`;
    await paint(page, 'light');
    const wrong = await violations(page);
    await paint(page, 'dark');
    // Everything but the colours is the same in the dark.
    wrong.push(...(await violations(page, ['color-contrast'])));
    found.push(...wrong.flatMap((violation) => told(where, violation)));
  }
  return found;
}

function paint(page: Page, mode: 'light' | 'dark'): Promise<void> {
  return page.evaluate(
    (chosen) => document.documentElement.setAttribute('data-theme', chosen),
    mode,
  );
}

/** Changes the language as a reader does, at the foot of the page. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator(`footer button[lang="${language}"]`).click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

async function findingsOn(page: Page, routes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    await openPage(page, route);
    found.push(...(await findings(page, route)));
  }
  return found;
}

test('axe finds nothing on any open page: phone and desk, light and dark, English and Hindi', async () => {
  expect(await findingsOn(await newShopper(), OPEN_ROUTES)).toEqual([]);
}, 600_000);

test('axe finds nothing on a buyer’s own pages either', async () => {
  const page = await newShopper();
  await signInAt(page, '/profile', SAMPLE_BUYER);
  expect(await findingsOn(page, OWN_ROUTES)).toEqual([]);
}, 300_000);

test('axe finds nothing in a product, opened over the list and on its own page', async () => {
  const page = await newShopper({ viewport: PHONE });
  await openPage(page, '/products');
  const details = page.getByRole('link', { name: /^View Details/ }).first();
  await details.click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  const found = (await violations(page)).flatMap((violation) => told('dialog', violation));
  // Whoever gets the address from somebody else has no list behind it: the product is the page.
  const friend = await newShopper({ viewport: PHONE });
  await openPage(friend, new URL(page.url()).pathname);
  found.push(...(await violations(friend)).flatMap((violation) => told('product', violation)));
  expect(found).toEqual([]);
});

test('on 320 pixels, and on a desk at 200 %, every page fits without scrolling sideways', async () => {
  const tooWide = await tooWideOn(await newShopper(), OPEN_ROUTES);
  const buyer = await newShopper();
  await signInAt(buyer, '/profile', SAMPLE_BUYER);
  expect([...tooWide, ...(await tooWideOn(buyer, OWN_ROUTES))]).toEqual([]);
}, 300_000);

/** 1280 pixels at 200 % are 640 CSS pixels, at 400 % 320. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

async function tooWideOn(page: Page, routes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    await openPage(page, route);
    await speak(page, 'en');
    found.push(...(await tooWideNow(page, route)));
    await speak(page, 'hi');
    found.push(...(await tooWideNow(page, `${route} in Hindi`)));
  }
  return found;
}

async function tooWideNow(page: Page, route: string): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of NARROW) {
    await page.setViewportSize(viewport);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) found.push(`${route} is ${width} wide`);
  }
  return found;
}

test('the keyboard alone leads from the door to the checkout', async () => {
  const page = await newShopper({ viewport: DESK });
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

/** No address at all; reached inside the shop, since its status would be a complaint of the browser. */
const NOWHERE = '/nowhere';

async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route === NOWHERE ? '/cart' : route);
  // The page's first script lets go of what was pressed once the page is alive.
  await page.waitForFunction(() => !('karghaEarly' in window));
  if (route === NOWHERE) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, NOWHERE);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A colour on its way from light to dark is neither.
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  await settled(page);
}

/** Data and pictures are there, or a busy machine has had its time. */
function settled(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle', { timeout: 6_000 }).catch(() => undefined);
}

/** What axe finds; of these rules alone, or of all. */
async function violations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  // Given to the page by the browser itself, past the page's own policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    const options = only ? { runOnly: { type: 'rule', values: only } } : {};
    return (await axe.run({ ...options, resultTypes: ['violations'] })).violations;
  }, rules);
}

function told(where: string, { id, help, nodes }: Violation): string[] {
  return nodes.map(({ target }) => `${where}: ${id} (${help}) at ${target.join(' ')}`);
}

/** What the element with the focus is called, more or less as a screen reader says it. */
function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    return element.getAttribute('aria-label') ?? label?.textContent ?? '';
  });
}

const MOST_TABS = 80;

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    await page.keyboard.press('Tab');
    const text = await focusedText(page);
    if (typeof name === 'string' ? text.startsWith(name) : name.test(text)) return;
    passed.push(text);
  }
  throw new Error(`Tab does not lead to ${String(name)}, only to ${passed.join(' | ')}`);
}
