import type { Page } from 'playwright-core';

/** One page of the storefront, as docs/screens shows it. */
export interface ScreenRoute {
  name: string;
  path: string;
  /** shown to a business buyer, not to guests */
  isPrivate?: boolean;
  /** what a shopper does there before the picture is taken */
  before?: (page: Page) => Promise<void>;
}

/** All pages of the sample shop. The product comes first: it fills the cart and the wishlist. */
export const SCREEN_ROUTES: readonly ScreenRoute[] = [
  { name: 'product', path: '/products/banarasi-kadhua-saree-midnight', before: intoCart },
  { name: 'home', path: '/' },
  { name: 'product-list', path: '/products', before: shelfIsThere },
  { name: 'cart', path: '/cart' },
  { name: 'wishlist', path: '/wishlist' },
  { name: 'checkout', path: '/checkout' },
  { name: 'track-order', path: '/track-order' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'security', path: '/security' },
  { name: 'bulk-orders', path: '/bulk-orders' },
  { name: 'policies', path: '/policies' },
  { name: 'privacy', path: '/privacy' },
  { name: 'submit-story', path: '/stories/submit' },
  { name: 'auth', path: '/auth' },
  { name: 'auth-dialog', path: '/about', before: openDialog },
  { name: 'profile', path: '/profile', isPrivate: true },
  { name: 'orders', path: '/orders', isPrivate: true },
  { name: 'quotations', path: '/quotations', isPrivate: true },
  { name: 'invoices', path: '/invoices', isPrivate: true },
  { name: 'quick-order', path: '/bulk-orders/quick-order', isPrivate: true },
];

/** One piece, once, however often the page is photographed. */
async function intoCart(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .waitFor();
  const heart = main.getByRole('button', { name: /^Add .* to wishlist$/ }).first();
  if ((await heart.count()) === 0) return;
  await heart.click();
  await main
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.reload();
}

async function shelfIsThere(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
}

async function openDialog(page: Page): Promise<void> {
  await page.waitForFunction(() => !('karghaEarly' in window));
  const login = page.getByRole('button', { name: 'Login' });
  if (!(await login.first().isVisible())) {
    await page.getByRole('button', { name: 'Account' }).click();
  }
  await login.first().click();
  await page.getByRole('dialog').getByLabel('Email').waitFor();
}
