import { expect, test } from 'vitest';

import { newShopper } from './shop-browser.ts';

const OPEN = [
  ['/', 'Cloth with a name behind it'],
  ['/products', 'All products'],
  ['/cart', 'Cart'],
  ['/wishlist', 'Wishlist'],
  ['/checkout', 'Checkout'],
  ['/track-order', 'Track your order'],
  ['/about', 'About us'],
  ['/contact', 'Contact us'],
  ['/bulk-orders', 'Bulk orders'],
  ['/auth', 'Welcome to Kargha'],
  ['/security', 'Security'],
  ['/nowhere', 'Oops! Page not found'],
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
