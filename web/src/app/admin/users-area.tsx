import { Route, Routes } from 'react-router-dom';

import { AdminGate } from '#session/components/admin-gate.tsx';

import { lazyPage } from '../lazy-page.tsx';
import { AdminLayout } from './admin-layout.tsx';

const UsersPage = lazyPage(async () => (await import('#pages/users-page.tsx')).UsersPage);
const NotFoundPage = lazyPage(async () => (await import('#pages/not-found-page.tsx')).NotFoundPage);

/** /users is part of the back office, but its path is not below /admin. */
export function UsersArea() {
  return (
    <Routes>
      <Route
        element={
          <AdminGate>
            <AdminLayout />
          </AdminGate>
        }
      >
        <Route index element={<UsersPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
