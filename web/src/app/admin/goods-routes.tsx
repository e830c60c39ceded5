import { lazy } from 'react';
import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/admin-paths.ts';
import { paths } from '#lib/paths.ts';

const InventoryPage = lazy(async () => ({
  default: (await import('#pages/admin/inventory-page.tsx')).InventoryPage,
}));
const PurchaseOrdersPage = lazy(async () => ({
  default: (await import('#pages/admin/purchase-orders-page.tsx')).PurchaseOrdersPage,
}));
const NewPurchaseOrderPage = lazy(async () => ({
  default: (await import('#pages/admin/new-purchase-order-page.tsx')).NewPurchaseOrderPage,
}));
const PurchaseOrderPage = lazy(async () => ({
  default: (await import('#pages/admin/purchase-order-page.tsx')).PurchaseOrderPage,
}));

const below = (path: string) => path.slice(paths.admin.length + 1);

/** What the shop has, buys and moves. */
export const GOODS_ROUTES = (
  <>
    <Route path={below(adminPaths.inventory)} element={<InventoryPage />} />
    <Route path={below(adminPaths.purchaseOrders)} element={<PurchaseOrdersPage />} />
    <Route path={`${below(adminPaths.purchaseOrders)}/new`} element={<NewPurchaseOrderPage />} />
    <Route path={`${below(adminPaths.purchaseOrders)}/:id`} element={<PurchaseOrderPage />} />
  </>
);
