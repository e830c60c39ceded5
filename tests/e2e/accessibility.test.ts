import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { newShopper, PHONE } from './shop-browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ROUTES = [
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
  '/bulk-orders',
  '/auth',
  '/auth?tab=signup',
  '/nowhere',
];

const DESK = { width: 1280, height: 800 };

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each([
    ['phone', PHONE],
    ['desk', DESK],
  ])('axe finds nothing on any page at the width of a %s', async (_name, viewport) => {
    const page = await newShopper({ viewport, colorScheme });
    const found: string[] = [];
    for (const route of ROUTES) {
      await openPage(page, route);
      for (const violation of await violations(page)) found.push(...told(route, violation));
    }
    expect(found).toEqual([]);
  });
});

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

test.each([
  ['a screen of 320 pixels', { width: 320, height: 640 }],
  // 1280 pixels at 200 % are 640 CSS pixels, at 400 % 320.
  ['a desk at 200 %', { width: 640, height: 400 }],
])('on %s every page fits without scrolling sideways', async (_name, viewport) => {
  const page = await newShopper({ viewport });
  const tooWide: string[] = [];
  for (const route of ROUTES) {
    await openPage(page, route);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) tooWide.push(`${route} is ${width} wide`);
  }
  expect(tooWide).toEqual([]);
});

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
  await settled(page);
}

/** Data and pictures are there, or a busy machine has had its time. */
function settled(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle', { timeout: 6_000 }).catch(() => undefined);
}

async function violations(page: Page): Promise<Violation[]> {
  // Given to the page by the browser itself, past the page's own policy.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run()).violations;
  });
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
