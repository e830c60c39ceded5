import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { untilHydrated } from '../browser/until-hydrated.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const OPEN = [
  ['/', 'Cloth with a name behind it'],
  ['/products', 'All products'],
  ['/cart', 'Cart'],
  ['/wishlist', 'Wishlist'],
  ['/checkout', 'Checkout'],
  ['/track-order', 'Track your order'],
  ['/gift-card', 'Gift cards'],
  ['/about', 'About us'],
  ['/contact', 'Contact us'],
  ['/bulk-orders', 'Bulk orders'],
  ['/auth', 'Welcome to Kargha'],
  ['/security', 'Security'],
  ['/nowhere', 'Oops! Page not found'],
  ['/hi/nowhere', 'ओह! पेज नहीं मिला'],
] as const;

test('every storefront address has one heading, one header and one footer', async () => {
  const page = await newShopper({ refusing: /\/nowhere$/ });
  for (const [path, heading] of OPEN) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    // The page hydrates in parts, the footer last.
    await page.getByRole('contentinfo').waitFor();
    const counts = await Promise.all(
      [page.locator('h1'), page.getByRole('banner'), page.getByRole('contentinfo')].map((part) =>
        part.count(),
      ),
    );
    expect([path, ...counts]).toEqual([path, 1, 1, 1]);
  }
});

test('Try Again reloads the products after a network error', async () => {
  const page = await newShopper({ refusing: /documents:runQuery/ });
  let isReachable = false;
  await page.route(/documents:runQuery/, (route) =>
    isReachable ? route.continue() : route.abort(),
  );
  await page.goto('/products');
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load products' });
  await failed.waitFor();
  isReachable = true;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('article').first().waitFor();
  expect(await failed.count()).toBe(0);
});

test('a page scrolled before or after it hydrates stays there, also on a reload', async () => {
  const page = await newShopper({ viewport: PHONE });
  const scrolled = () => page.evaluate<number>('window.scrollY');
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.scrollHeight > 2000);
  await page.evaluate('window.scrollTo(0, 900)');
  await untilHydrated(page);
  await page.getByRole('contentinfo').waitFor();
  expect(await scrolled()).toBe(900);

  await page.reload();
  await untilHydrated(page);
  await expect.poll(scrolled).toBe(900);
});

/** How far the page grows when every row of the list is laid out, and the mean height of a row. */
function measureRows(page: Page): Promise<{ rows: number; growth: number; height: number }> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('main ul > li:has(> article)')];
    const before = document.documentElement.scrollHeight;
    for (const card of cards) card.style.contentVisibility = 'visible';
    const growth = document.documentElement.scrollHeight - before;
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const heights = new Map(boxes.map(({ top, height }) => [top, height]));
    const sum = [...heights.values()].reduce((total, height) => total + height, 0);
    return { rows: heights.size, growth, height: sum / heights.size };
  });
}

test.each([360, 480, 880, 1000, 1280])(
  'rows of products at %d px are reserved with about the height that they have',
  async (width) => {
    const page = await newShopper({ viewport: { width, height: 800 } });
    // Products of other journeys have no fabric, and shorter cards than the sample's.
    await page.goto('/products?fabric=Cotton');
    await page.getByRole('article').nth(20).waitFor({ state: 'attached' });
    const { rows, growth, height } = await measureRows(page);
    expect(rows).toBeGreaterThan(5);
    expect(Math.abs(growth / rows)).toBeLessThan(height * 0.04);
  },
);
