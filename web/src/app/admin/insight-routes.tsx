import { lazy } from 'react';
import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

const SettingsPage = lazy(async () => ({
  default: (await import('#pages/admin/settings-page.tsx')).SettingsPage,
}));
const MarketsPage = lazy(async () => ({
  default: (await import('#pages/admin/markets-page.tsx')).MarketsPage,
}));
const OnlineStorePage = lazy(async () => ({
  default: (await import('#pages/admin/online-store-page.tsx')).OnlineStorePage,
}));

const AnalyticsPage = lazy(async () => ({
  default: (await import('#pages/admin/analytics-page.tsx')).AnalyticsPage,
}));
const OpsPage = lazy(async () => ({
  default: (await import('#pages/admin/ops-page.tsx')).OpsPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import('#pages/admin/audit-page.tsx')).AuditPage,
}));
const StaffProfilePage = lazy(async () => ({
  default: (await import('#pages/admin/profile-page.tsx')).StaffProfilePage,
}));

const below = (path: string) => path.slice(paths.admin.length + 1);

/** What the shop knows of itself, and goes by. */
export const INSIGHT_ROUTES = (
  <>
    <Route path={below(adminPaths.settings)} element={<SettingsPage />} />
    <Route path={below(adminPaths.analytics)} element={<AnalyticsPage />} />
    <Route path={below(adminPaths.ops)} element={<OpsPage />} />
    <Route path={below(adminPaths.audit)} element={<AuditPage />} />
    <Route path={below(adminPaths.profile)} element={<StaffProfilePage />} />
    <Route path={below(adminPaths.markets)} element={<MarketsPage />} />
    <Route path={below(adminPaths.onlineStore)} element={<OnlineStorePage />} />
  </>
);
