import { lazy } from 'react';
import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/admin-paths.ts';
import { paths } from '#lib/paths.ts';

const InventoryPage = lazy(async () => ({
  default: (await import('#pages/admin/inventory-page.tsx')).InventoryPage,
}));

const below = (path: string) => path.slice(paths.admin.length + 1);

/** What the shop has, buys and moves. */
export const GOODS_ROUTES = (
  <>
    <Route path={below(adminPaths.inventory)} element={<InventoryPage />} />
  </>
);
