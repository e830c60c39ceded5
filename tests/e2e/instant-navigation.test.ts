import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';

import { BROWSER_ARGS } from '../browser/browser-args.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { untilHydrated } from '../browser/until-hydrated.ts';
import { SHOP_URL } from './browser-contexts.ts';
import { Traffic } from './page-traffic.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const SAREE = 'Banarasi kadhua brocade saree, midnight blue';

test('a link under the pointer has loaded its page and data before it is pressed', async () => {
  const page = await newShopper();
  const traffic = new Traffic(page);
  await page.goto('/about');
  await untilHydrated(page);
  const link = page.getByRole('link', { name: 'All products' }).first();
  const isRead = page.waitForResponse(/runQuery/);
  await link.hover();
  await isRead;
  // The page's code may come after its data.
  await traffic.rest(10);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(requests.filter((url) => /runQuery|products-page/.test(url))).toEqual([]);
});

test.each([
  ['no-preference', 1],
  ['reduce', 0],
] as const)('a product opens from its card with motion: %s', async (reducedMotion, transitions) => {
  const page = await newShopper({ reducedMotion });
  const traffic = new Traffic(page);
  await page.addInitScript(() => {
    const names: (string | undefined)[] = [];
    Object.assign(window, { names });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      names.push(document.querySelector('[style*="view-transition-name"]')?.tagName);
      return start(update);
    };
  });
  await page.goto('/collections/wedding-trunk');
  await untilHydrated(page);
  const card = page.getByRole('article', { name: SAREE });
  await card.getByRole('link', { name: SAREE }).last().hover();
  // A page that is pressed before it has loaded opens without a transition.
  await traffic.rest(10);
  await card.getByRole('link', { name: SAREE }).last().click();
  await page.getByRole('heading', { level: 1, name: SAREE }).waitFor();
  const names = await page.evaluate(() => (window as unknown as { names: string[] }).names);
  expect(names).toEqual(Array.from({ length: transitions }, () => 'IMG'));
  await page.goBack();
  await card.waitFor();
});

test('a chosen language changes the address, which links and Back keep', async () => {
  const page = await newShopper();
  await page.goto('/products?category=women');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.waitForURL('**/hi/products?category=women');
  await page.getByRole('link', { name: 'नीतियाँ' }).first().click();
  await page.waitForURL('**/hi/policies');
  await page.goBack();
  await page.waitForURL('**/hi/products?category=women');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'महिलाएँ' }).waitFor();
  await page.goto('/about');
  await page.waitForURL('**/hi/about');
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === '/about');
});

test('Back from another document restores a page as it was, with its scroll position', async () => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: SHOP_URL, viewport: PHONE });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const arrivals: string[] = [];
    session.on('Page.frameNavigated', ({ type }) => arrivals.push(type));
    const scrollY = async () => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'scrollY' });
      return Number(result.value);
    };
    for (const path of ['/products', '/products/banarasi-kadhua-saree-midnight']) {
      await page.goto(path);
      await untilHydrated(page);
      await page.mouse.wheel(0, 600);
      await expect.poll(scrollY).toBeGreaterThan(300);
      const before = await scrollY();
      await page.goto('/robots.txt');
      const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
      const entryId = entries[currentIndex - 1]?.id ?? 0;
      await session.send('Page.navigateToHistoryEntry', { entryId });
      await expect.poll(() => arrivals.at(-1)).toBe('BackForwardCacheRestore');
      expect(await scrollY()).toBe(before);
    }
  } finally {
    await browser.close();
  }
});
