import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

import { AdminGate } from '#session/components/admin-gate.tsx';

import { AdminLayout } from './admin-layout.tsx';

const UsersPage = lazy(async () => ({
  default: (await import('#pages/users-page.tsx')).UsersPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('#pages/not-found-page.tsx')).NotFoundPage,
}));

/** /users belongs to the back office, though its address does not say so. */
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
