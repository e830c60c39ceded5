import { paths } from '#lib/addresses/paths.ts';

import type { Permission } from '@kargha/domain/people/staff-permissions';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
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

type Can = (permission: Permission) => boolean;

/** The entries that a person may open. Entries below a hidden one move up; its heading stays with the section. */
export function visibleNavigation(can: Can): readonly AdminNavItem[] {
  let heading: string | undefined;
  return ADMIN_NAVIGATION.flatMap((item) => {
    heading = item.heading ?? heading;
    const items = item.items?.filter(({ needs }) => can(needs)) ?? [];
    const shown = can(item.needs) ? [{ ...item, items }] : items;
    const [first, ...others] = shown;
    if (!first) return [];
    const headed = heading === undefined ? first : { ...first, heading };
    heading = undefined;
    return [headed, ...others];
  });
}

/** Pages that only change something. */
const FORMS: Readonly<Record<string, Permission>> = {
  [paths.adminAddProduct]: 'products.edit',
  [adminPaths.newOrder]: 'orders.create',
  [`${adminPaths.collections}/new`]: 'products.edit',
  [`${adminPaths.purchaseOrders}/new`]: 'purchasing.edit',
  [`${adminPaths.transfers}/new`]: 'stock.edit',
  [`${adminPaths.discounts}/new`]: 'discounts.edit',
};

/** What opening a page needs; undefined for pages that all staff have. */
export function permissionFor(pathname: string): Permission | undefined {
  if (pathname.startsWith(`${paths.adminProducts}/`) && pathname.endsWith('/edit')) {
    return 'products.edit';
  }
  return FORMS[pathname] ?? findNavItem(pathname)?.needs;
}
