import type { Page } from 'playwright-core';

import { untilHydrated } from '../browser/until-hydrated.ts';

/** The account that takes the screenshot, for pages that guests cannot see. */
export type Viewer = 'buyer' | 'staff';

export interface ScreenRoute {
  name: string;
  path: string;
  /** a guest if left out */
  viewer?: Viewer;
  /** runs before the screenshot */
  before?: (page: Page) => Promise<void>;
}

/**
 * All storefront pages and the main back-office pages. The product comes first, because it fills the cart and the
 * wishlist.
 */
export const SCREEN_ROUTES: readonly ScreenRoute[] = [
  { name: 'product', path: '/products/banarasi-kadhua-saree-midnight', before: addToCart },
  { name: 'home', path: '/' },
  { name: 'product-list', path: '/products', before: waitForProducts },
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
  { name: 'collection', path: '/collections/wedding-trunk', before: waitForProducts },
  { name: 'story', path: '/stories/one-inch-a-day' },
  { name: 'submit-story', path: '/stories/submit' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'auth', path: '/auth' },
  { name: 'auth-dialog', path: '/about', before: openDialog },
  { name: 'profile', path: '/profile', viewer: 'buyer' },
  { name: 'orders', path: '/orders', viewer: 'buyer' },
  { name: 'order', path: '/orders', viewer: 'buyer', before: openLatest },
  { name: 'quotations', path: '/quotations', viewer: 'buyer' },
  { name: 'quotation', path: '/quotations', viewer: 'buyer', before: openLatest },
  { name: 'invoices', path: '/invoices', viewer: 'buyer' },
  { name: 'quick-order', path: '/bulk-orders/quick-order', viewer: 'buyer' },
  { name: 'admin-dashboard', path: '/admin', viewer: 'staff', before: waitForFigures },
  { name: 'admin-orders', path: '/admin/orders', viewer: 'staff', before: waitForRows },
  { name: 'admin-order', path: '/admin/orders?state=to-pack', viewer: 'staff', before: openFirst },
  { name: 'admin-products', path: '/admin/products', viewer: 'staff', before: waitForProducts },
  { name: 'admin-add-product', path: '/admin/add-product', viewer: 'staff' },
  {
    name: 'admin-inventory',
    path: '/admin/products/inventory',
    viewer: 'staff',
    before: waitForRows,
  },
  { name: 'admin-access-codes', path: '/admin/access-codes', viewer: 'staff', before: waitForRows },
  { name: 'admin-quotation', path: '/admin/quotes', viewer: 'staff', before: openBuilder },
  { name: 'admin-analytics', path: '/admin/analytics', viewer: 'staff', before: waitForFigures },
  { name: 'admin-ops', path: '/admin/ops', viewer: 'staff', before: waitForRows },
];

/** Adds one item, once, however often the page is captured. */
async function addToCart(page: Page): Promise<void> {
  // The served page is replaced by the same one that works; a press on it would not find its button again.
  await untilHydrated(page);
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

async function waitForProducts(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
}

async function openDialog(page: Page): Promise<void> {
  await untilHydrated(page);
  const login = page.getByRole('button', { name: 'Login' });
  const account = page.getByRole('button', { name: 'Account' });
  await login.or(account).filter({ visible: true }).first().waitFor();
  if (!(await login.first().isVisible())) await account.click();
  await login.first().click();
  await page.getByRole('dialog').getByLabel('Email').waitFor();
}

/** The figures are only rendered once they are loaded. */
async function waitForFigures(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('definition').first().waitFor();
}

async function waitForRows(page: Page): Promise<void> {
  await page.locator(ROW_NAME).first().waitFor();
}

/** The name of a row, in tables and in the lists that replace them on phones. */
const ROW_NAME = 'main [data-row] [data-name]';

async function openFirst(page: Page): Promise<void> {
  const list = new URL(page.url()).pathname;
  await page.locator(ROW_NAME).first().getByRole('link').click();
  await page.waitForURL(({ pathname }) => pathname !== list);
}

async function openLatest(page: Page): Promise<void> {
  const list = new URL(page.url()).pathname;
  const below = `main a[href^="${list}/"]`;
  await page.locator(below).first().click();
  await page.waitForURL(({ pathname }) => pathname !== list);
  await page.locator(below).first().waitFor({ state: 'detached' });
}

/** Opens the offer form of the quotation that has waited longest. */
async function openBuilder(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('form').first().waitFor();
}
