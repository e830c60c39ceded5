import type { Permission } from '@kargha/domain/people/staff-permissions';
import type { Badges } from '@kargha/domain/reports/badge-endpoints';
import { paths } from '#lib/addresses/paths.ts';

import type { LazyPage } from '../lazy-page.tsx';

/** A page of the back office with an entry in the sidebar. */
export interface AdminNavItem {
  path: string;
  label: string;
  /** what opening the page needs */
  needs: Permission;
  /** missing when another area of the site has the page */
  page?: LazyPage;
  items?: readonly AdminNavItem[];
  /** starts a new section of the sidebar */
  heading?: string;
  /** the live count shown next to the label */
  badge?: keyof Badges;
  /** pressing G and then this key opens the page */
  key?: string;
}

/** The address of a page below /admin. */
export function relativePath(path: string): string {
  return path.slice(paths.admin.length + 1);
}
