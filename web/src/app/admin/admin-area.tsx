import { Route, Routes } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { AdminLoginPage } from '#pages/admin/login-page.tsx';
import { AdminGate } from '#session/components/admin-gate.tsx';

import { lazyPage } from '../lazy-page.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { CATALOGUE_ROUTES } from './catalogue-routes.tsx';
import { SETTINGS_ROUTES } from './settings-routes.tsx';
import { CUSTOMER_ROUTES } from './customer-routes.tsx';

const DashboardPage = lazyPage(
  async () => (await import('#features/dashboard/components/dashboard-view.tsx')).DashboardPage,
);
const OrdersPage = lazyPage(
  async () => (await import('#features/admin-orders/components/orders-view.tsx')).OrdersPage,
);
const OrderPage = lazyPage(async () => (await import('#pages/admin/order-page.tsx')).OrderPage);
const NewOrderPage = lazyPage(
  async () => (await import('#features/draft-orders/components/draft-screen.tsx')).NewDraftScreen,
);
const DraftOrdersPage = lazyPage(
  async () => (await import('#features/draft-orders/components/drafts-view.tsx')).DraftsView,
);
const DraftOrderPage = lazyPage(
  async () => (await import('#features/draft-orders/components/draft-screen.tsx')).DraftOrderPage,
);
const ReturnsPage = lazyPage(
  async () => (await import('#features/admin-orders/components/returns-list.tsx')).ReturnsPage,
);
const AdminProductsPage = lazyPage(
  async () =>
    (await import('#features/admin-products/components/products-view.tsx')).AdminProductsPage,
);
const AddProductPage = lazyPage(
  async () =>
    (await import('#features/admin-products/components/product-loader.tsx')).AddProductPage,
);
const EditProductPage = lazyPage(
  async () =>
    (await import('#features/admin-products/components/product-loader.tsx')).EditProductPage,
);
const NotFoundPage = lazyPage(async () => (await import('#pages/not-found-page.tsx')).NotFoundPage);

export function AdminArea() {
  return (
    <Routes>
      <Route path={relativePath(paths.adminLogin)} element={<AdminLoginPage />} />
      <Route
        element={
          <AdminGate>
            <AdminLayout />
          </AdminGate>
        }
      >
        <Route index element={<DashboardPage />} />
        <Route path={relativePath(paths.adminOrders)} element={<OrdersPage />} />
        <Route path={`${relativePath(paths.adminOrders)}/:orderId`} element={<OrderPage />} />
        <Route path={relativePath(adminPaths.newOrder)} element={<NewOrderPage />} />
        <Route path={relativePath(adminPaths.draftOrders)} element={<DraftOrdersPage />} />
        <Route path={`${relativePath(adminPaths.draftOrders)}/:id`} element={<DraftOrderPage />} />
        <Route path={relativePath(paths.adminReturns)} element={<ReturnsPage />} />
        <Route path={relativePath(paths.adminProducts)} element={<AdminProductsPage />} />
        <Route path={relativePath(paths.adminAddProduct)} element={<AddProductPage />} />
        <Route
          path={`${relativePath(paths.adminProducts)}/:productId/edit`}
          element={<EditProductPage />}
        />
        {CATALOGUE_ROUTES}
        {CUSTOMER_ROUTES}
        {SETTINGS_ROUTES}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function relativePath(path: string): string {
  return path.slice(paths.admin.length + 1);
}
