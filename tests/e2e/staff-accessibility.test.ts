import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { CONTENT_SECTIONS } from '@kargha/domain/content';

import { adminPaths, adminRowPath } from '../../web/src/lib/admin-paths.ts';
import { adminEditProductPath, adminOrderPath, paths } from '../../web/src/lib/paths.ts';
import { DESK, findingsNow, findingsOnEveryScreen, settled, stopColours } from './axe-steps.ts';
import { signedInStaff } from './order-steps.ts';
import { newShopper } from './shop-browser.ts';
import { idsOf } from './shop-records.ts';

/** The lists of the back office, and the pages that stand alone. */
const LISTS = [
  paths.admin,
  paths.adminOrders,
  paths.adminReturns,
  paths.adminProducts,
  paths.adminAddProduct,
  paths.users,
  ...Object.values(adminPaths),
];

/** The forms of what is new, and the parts of a list that have an address of their own. */
const FORMS = [
  ...[
    adminPaths.collections,
    adminPaths.purchaseOrders,
    adminPaths.transfers,
    adminPaths.discounts,
  ].map((list) => `${list}/new`),
  ...CONTENT_SECTIONS.map((section) => `${adminPaths.content}/${section}`),
  `${adminPaths.content}/stories`,
  `${paths.admin}/nowhere`,
];

/** One page of each kind of thing that staff open from a list. */
async function rowPages(): Promise<string[]> {
  const [[orderId], [productId]] = await Promise.all([
    idsOf('orders', { state: 'delivered' }),
    idsOf('products', { status: 'active', restricted: false }),
  ]);
  const lists: [list: string, collection: string, fields?: object][] = [
    [adminPaths.collections, 'collections'],
    [adminPaths.purchaseOrders, 'purchaseOrders'],
    [adminPaths.transfers, 'transfers'],
    [adminPaths.discounts, 'discounts'],
    [adminPaths.customers, 'customers'],
    [adminPaths.quotes, 'quotes', { versionState: 'sent' }],
    [`${adminPaths.content}/stories`, 'stories'],
  ];
  const rows = lists.map(async ([list, collection, fields]) => {
    const [id] = await idsOf(collection, { ...fields });
    return adminRowPath(list, id);
  });
  return [adminOrderPath(orderId), adminEditProductPath(productId), ...(await Promise.all(rows))];
}

/** Goes to another page without loading the back office anew. */
async function walkTo(page: Page, path: string): Promise<void> {
  const left = await page.evaluate((address) => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && location.pathname !== address) heading.dataset.left = 'yes';
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return heading?.textContent ?? '';
  }, path);
  // The heading of the next page, be it a new one or the same with other words, and nothing that is still being read.
  const isThere = (before: string) => {
    const heading = document.querySelector<HTMLElement>('main h1');
    const isNext =
      heading && (heading.dataset.left === undefined || heading.textContent !== before);
    return isNext && document.title !== '' && !document.querySelector('main [aria-busy="true"]');
  };
  await page.waitForFunction(isThere, left, { timeout: 60_000 }).catch((error: unknown) => {
    throw new Error(`${path} does not come to rest.`, { cause: error });
  });
  await settled(page);
}

async function findingsOn(page: Page, routes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    await walkTo(page, route);
    found.push(...(await findingsOnEveryScreen(page, route)));
  }
  return found;
}

test.each([
  ['list', () => Promise.resolve(LISTS)],
  ['form', () => Promise.resolve(FORMS)],
  ['row', rowPages],
] as const)(
  'axe finds nothing on any %s of the back office: phone and desk, light and dark',
  async (_kind, routes) => {
    const { page } = await signedInStaff();
    await stopColours(page);
    expect(await findingsOn(page, await routes())).toEqual([]);
  },
  900_000,
);

test('axe finds nothing at the door of the back office', async () => {
  const page = await newShopper();
  await page.goto(paths.adminLogin);
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await stopColours(page);
  expect(await findingsOnEveryScreen(page, paths.adminLogin)).toEqual([]);
});

test('axe finds nothing in what the keyboard opens anywhere in the back office', async () => {
  const { page } = await signedInStaff();
  await page.setViewportSize(DESK);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const found: string[] = [];
  for (const keys of ['Control+k', '?']) {
    await page.keyboard.press(keys);
    await page.getByRole('dialog').waitFor();
    found.push(...(await findingsNow(page, keys)));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(found).toEqual([]);
});
