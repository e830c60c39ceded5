import { paths } from '#lib/addresses/paths.ts';

import type { AdminNavItem } from './admin-page.ts';
import { CATALOGUE_PAGES } from './catalogue-pages.tsx';
import { CUSTOMER_PAGES } from './customer-pages.tsx';
import { ORDER_PAGES } from './order-pages.tsx';
import { SETTINGS_PAGES } from './settings-pages.tsx';

/** The entries of the sidebar. Each also makes the route of its page. */
export const ADMIN_NAVIGATION: readonly AdminNavItem[] = [
  ...ORDER_PAGES,
  ...CATALOGUE_PAGES,
  ...CUSTOMER_PAGES,
  ...SETTINGS_PAGES,
];

export const ALL_NAV_ITEMS: readonly AdminNavItem[] = ADMIN_NAVIGATION.flatMap((item) => [
  item,
  ...(item.items ?? []),
]);

/** Returns the sidebar entry of a page: Orders for an order, Products for a product form. */
export function findNavItem(pathname: string): AdminNavItem | undefined {
  const address = pathname === paths.adminAddProduct ? paths.adminProducts : pathname;
  const candidates = ALL_NAV_ITEMS.filter(
    ({ path }) => address === path || (path !== paths.admin && address.startsWith(`${path}/`)),
  );
  return candidates.toSorted((left, right) => right.path.length - left.path.length)[0];
}
