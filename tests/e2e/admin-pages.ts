import type { Page } from 'playwright-core';

import { CONTENT_SECTIONS } from '@kargha/domain/settings/content';

import { adminPaths, adminRowPath } from '../../web/src/lib/addresses/admin-paths.ts';
import { adminEditProductPath, adminOrderPath, paths } from '../../web/src/lib/addresses/paths.ts';
import { WAITING } from './page-traffic.ts';
import { idsOf } from './shop-records.ts';

export const LISTS = [
  paths.admin,
  paths.adminOrders,
  paths.adminReturns,
  paths.adminProducts,
  paths.adminAddProduct,
  paths.users,
  // The invitation needs the key from its email.
  ...Object.values(adminPaths).filter((path) => path !== adminPaths.join),
];

export const FORMS = [
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

export async function rowPages(): Promise<string[]> {
  const [[orderId], [productId]] = await Promise.all([
    idsOf('orders', { state: 'delivered' }),
    idsOf('products', { status: 'active', restricted: false }),
  ]);
  const lists: [list: string, collection: string, fields?: object][] = [
    [adminPaths.collections, 'collections'],
    [adminPaths.purchaseOrders, 'purchaseOrders'],
    [adminPaths.transfers, 'transfers'],
    [adminPaths.discounts, 'discounts'],
    // Other tests close their accounts, so this is a customer of the sample shop.
    [adminPaths.customers, 'customers', { email: 'customer@kargha.example' }],
    [adminPaths.quotes, 'quotes', { versionState: 'sent' }],
    [adminPaths.messages, 'tickets', { kind: 'complaint' }],
    [`${adminPaths.content}/stories`, 'stories'],
  ];
  const rows = lists.map(async ([list, collection, fields]) => {
    const [id] = await idsOf(collection, { ...fields });
    return adminRowPath(list, id);
  });
  return [adminOrderPath(orderId), adminEditProductPath(productId), ...(await Promise.all(rows))];
}

const STILL_READ = `main :is(${WAITING.standIn}, ${WAITING.stale})`;

/** Marks the heading of the current page before navigation. @returns its text, for `arrival` */
export function markHeading(page: Page): Promise<string> {
  return page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.dataset.left = 'yes';
    return heading?.textContent ?? '';
  });
}

/**
 * Waits for the page after the marked heading. The old page stays visible while the next one loads. @param where
 * page name in the error after one minute
 */
export async function waitForNextPage(page: Page, left: string, where: string): Promise<void> {
  // A new or changed heading, and nothing still loading.
  const isThere = ({ before, waiting }: { before: string; waiting: string }) => {
    const heading = document.querySelector<HTMLElement>('main h1');
    const isNext =
      heading && (heading.dataset.left === undefined || heading.textContent !== before);
    return isNext && document.title !== '' && !document.querySelector(waiting);
  };
  const awaited = { before: left, waiting: STILL_READ };
  await page.waitForFunction(isThere, awaited, { timeout: 60_000 }).catch((error: unknown) => {
    throw new Error(`${where} does not come to rest.`, { cause: error });
  });
}

/** Navigates on the client, without reloading the back office. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const left = await markHeading(page);
  await page.evaluate((address) => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && location.pathname === address) delete heading.dataset.left;
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await waitForNextPage(page, left, path);
}
