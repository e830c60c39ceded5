import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

import { lazyPage } from '../lazy-page.tsx';
import { relativePath, type AdminNavItem } from './admin-page.ts';

export const SETTINGS_PAGES: readonly AdminNavItem[] = [
  {
    path: adminPaths.markets,
    page: lazyPage(
      async () =>
        (await import('#features/admin-settings/components/markets-view.tsx')).MarketsPage,
    ),
    label: 'Markets',
    needs: 'settings.read',
  },
  {
    path: adminPaths.analytics,
    page: lazyPage(
      async () => (await import('#features/analytics/components/analytics-view.tsx')).AnalyticsPage,
    ),
    label: 'Analytics',
    needs: 'analytics.read',
    key: 'a',
    items: [
      {
        path: adminPaths.taxReturns,
        page: lazyPage(
          async () =>
            (await import('#features/tax-returns/components/tax-returns-view.tsx')).TaxReturnsPage,
        ),
        label: 'Tax returns',
        needs: 'taxes.read',
      },
    ],
  },
  {
    path: adminPaths.exports,
    page: lazyPage(
      async () => (await import('#features/exports/components/exports-view.tsx')).ExportsPage,
    ),
    label: 'Exports',
    needs: 'exports.run',
  },
  {
    path: adminPaths.onlineStore,
    page: lazyPage(
      async () =>
        (await import('#features/admin-settings/components/settings-view.tsx')).OnlineStorePage,
    ),
    label: 'Online store',
    needs: 'settings.read',
    heading: 'Sales channels',
  },
  {
    path: adminPaths.ops,
    page: lazyPage(
      async () => (await import('#features/ops-console/components/ops-view.tsx')).OpsPage,
    ),
    label: 'Operations',
    needs: 'ops.read',
    heading: 'Administration',
    badge: 'alarms',
  },
  {
    path: adminPaths.audit,
    page: lazyPage(
      async () => (await import('#features/audit/components/audit-list.tsx')).AuditPage,
    ),
    label: 'Audit log',
    needs: 'audit.read',
  },
  { path: paths.users, label: 'Users', needs: 'users.read', key: 'u' },
  {
    path: adminPaths.settings,
    page: lazyPage(
      async () =>
        (await import('#features/admin-settings/components/settings-view.tsx')).SettingsPage,
    ),
    label: 'Settings',
    needs: 'settings.read',
    key: 's',
  },
];

const StaffProfilePage = lazyPage(
  async () => (await import('#pages/admin/profile-page.tsx')).StaffProfilePage,
);

export const SETTINGS_ROUTES = (
  <>
    <Route path={relativePath(adminPaths.profile)} element={<StaffProfilePage />} />
  </>
);
