import { adminPaths } from '#lib/admin-paths.ts';
import { paths } from '#lib/paths.ts';

export interface AdminPlace {
  path: string;
  label: string;
  /** Places below this one. */
  places?: readonly AdminPlace[];
}

/** The places of the back office in the order of its sidebar (spec §2 Admin area). */
export const ADMIN_PLACES: readonly AdminPlace[] = [
  { path: paths.admin, label: 'Home' },
  { path: paths.adminOrders, label: 'Orders' },
  { path: paths.adminReturns, label: 'Returns' },
  {
    path: paths.adminProducts,
    label: 'Products',
    places: [{ path: adminPaths.inventory, label: 'Inventory' }],
  },
  { path: adminPaths.discounts, label: 'Discounts' },
  { path: paths.users, label: 'Users' },
];
