import { Route, Routes } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { AdminLoginPage } from '#features/sign-in/components/admin-login-page.tsx';
import { AdminGate } from '#session/components/admin-gate.tsx';

import { lazyPage } from '../lazy-page.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { ALL_NAV_ITEMS } from './admin-navigation.ts';
import { relativePath } from './admin-page.ts';
import { CATALOGUE_ROUTES } from './catalogue-pages.tsx';
import { CUSTOMER_ROUTES } from './customer-pages.tsx';
import { ORDER_ROUTES } from './order-pages.tsx';
import { SETTINGS_ROUTES } from './settings-pages.tsx';

const JoinPage = lazyPage(
  async () => (await import('#features/sign-in/joining/components/join-page.tsx')).JoinPage,
);
const NotFoundPage = lazyPage(async () => (await import('#pages/not-found-page.tsx')).NotFoundPage);

export function AdminArea() {
  return (
    <Routes>
      <Route path={relativePath(paths.adminLogin)} element={<AdminLoginPage />} />
      <Route path={relativePath(adminPaths.join)} element={<JoinPage />} />
      <Route
        element={
          <AdminGate>
            <AdminLayout />
          </AdminGate>
        }
      >
        {ALL_NAV_ITEMS.map(
          ({ path, page: Page }) =>
            Page && <Route key={path} path={relativePath(path)} element={<Page />} />,
        )}
        {ORDER_ROUTES}
        {CATALOGUE_ROUTES}
        {CUSTOMER_ROUTES}
        {SETTINGS_ROUTES}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
