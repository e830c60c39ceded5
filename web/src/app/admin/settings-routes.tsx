import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

import { lazyPage } from '../lazy-page.tsx';

const SettingsPage = lazyPage(
  async () => (await import('#features/admin-settings/components/settings-view.tsx')).SettingsPage,
);
const MarketsPage = lazyPage(
  async () => (await import('#features/admin-settings/components/markets-view.tsx')).MarketsPage,
);
const OnlineStorePage = lazyPage(
  async () =>
    (await import('#features/admin-settings/components/settings-view.tsx')).OnlineStorePage,
);

const AnalyticsPage = lazyPage(
  async () => (await import('#features/analytics/components/analytics-view.tsx')).AnalyticsPage,
);
const OpsPage = lazyPage(
  async () => (await import('#features/ops-console/components/ops-view.tsx')).OpsPage,
);
const AuditPage = lazyPage(
  async () => (await import('#features/audit/components/audit-list.tsx')).AuditPage,
);
const StaffProfilePage = lazyPage(
  async () => (await import('#pages/admin/profile-page.tsx')).StaffProfilePage,
);

const relativePath = (path: string) => path.slice(paths.admin.length + 1);

export const SETTINGS_ROUTES = (
  <>
    <Route path={relativePath(adminPaths.settings)} element={<SettingsPage />} />
    <Route path={relativePath(adminPaths.analytics)} element={<AnalyticsPage />} />
    <Route path={relativePath(adminPaths.ops)} element={<OpsPage />} />
    <Route path={relativePath(adminPaths.audit)} element={<AuditPage />} />
    <Route path={relativePath(adminPaths.profile)} element={<StaffProfilePage />} />
    <Route path={relativePath(adminPaths.markets)} element={<MarketsPage />} />
    <Route path={relativePath(adminPaths.onlineStore)} element={<OnlineStorePage />} />
  </>
);
