import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

export interface AdminNavItem {
  path: string;
  label: string;
  items?: readonly AdminNavItem[];
  /** starts a new section of the sidebar */
  heading?: string;
  /** the live count shown next to the label */
  badge?: 'orders' | 'messages' | 'alarms';
  /** pressing G and then this key opens the page */
  key?: string;
}

export const ADMIN_NAVIGATION: readonly AdminNavItem[] = [
  { path: paths.admin, label: 'Home', key: 'h' },
  {
    path: paths.adminOrders,
    label: 'Orders',
    badge: 'orders',
    key: 'o',
    items: [
      { path: paths.adminReturns, label: 'Returns', key: 'r' },
      { path: adminPaths.quotes, label: 'Quotations', key: 'q' },
    ],
  },
  {
    path: paths.adminProducts,
    label: 'Products',
    key: 'p',
    items: [
      { path: adminPaths.collections, label: 'Collections' },
      { path: adminPaths.inventory, label: 'Inventory' },
      { path: adminPaths.purchaseOrders, label: 'Purchase orders' },
      { path: adminPaths.transfers, label: 'Transfers' },
      { path: adminPaths.giftCards, label: 'Gift cards' },
    ],
  },
  {
    path: adminPaths.customers,
    label: 'Customers',
    items: [
      { path: adminPaths.credit, label: 'Credit' },
      { path: adminPaths.accessCodes, label: 'Access codes' },
    ],
  },
  { path: adminPaths.messages, label: 'Messages', badge: 'messages', key: 'm' },
  { path: adminPaths.marketing, label: 'Marketing' },
  { path: adminPaths.discounts, label: 'Discounts', key: 'd' },
  {
    path: adminPaths.content,
    label: 'Content',
    items: [
      { path: `${adminPaths.content}/stories`, label: 'Stories' },
      { path: adminPaths.reviews, label: 'Reviews' },
    ],
  },
  { path: adminPaths.markets, label: 'Markets' },
  { path: adminPaths.analytics, label: 'Analytics', key: 'a' },
  { path: adminPaths.onlineStore, label: 'Online store', heading: 'Sales channels' },
  { path: adminPaths.ops, label: 'Operations', heading: 'Administration', badge: 'alarms' },
  { path: adminPaths.audit, label: 'Audit log' },
  { path: paths.users, label: 'Users', key: 'u' },
  { path: adminPaths.settings, label: 'Settings', key: 's' },
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
