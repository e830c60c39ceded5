import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

import { lazyPage } from '../lazy-page.tsx';

const InventoryPage = lazyPage(
  async () => (await import('#features/inventory/components/inventory-view.tsx')).InventoryView,
);
const PurchaseOrdersPage = lazyPage(
  async () =>
    (await import('#features/purchase-orders/components/purchase-orders-view.tsx'))
      .PurchaseOrdersView,
);
const NewPurchaseOrderPage = lazyPage(
  async () =>
    (await import('#features/purchase-orders/components/purchase-order-form.tsx'))
      .NewPurchaseOrderPage,
);
const PurchaseOrderPage = lazyPage(
  async () =>
    (await import('#features/purchase-orders/components/purchase-order-screen.tsx'))
      .PurchaseOrderPage,
);
const TransfersPage = lazyPage(
  async () => (await import('#features/transfers/components/transfers-view.tsx')).TransfersView,
);
const NewTransferPage = lazyPage(
  async () => (await import('#features/transfers/components/transfer-form.tsx')).NewTransferPage,
);
const TransferPage = lazyPage(
  async () => (await import('#features/transfers/components/transfer-screen.tsx')).TransferPage,
);
const GiftCardsPage = lazyPage(
  async () =>
    (await import('#features/admin-gift-cards/components/gift-cards-view.tsx')).GiftCardsView,
);
const CollectionsPage = lazyPage(
  async () =>
    (await import('#features/admin-collections/components/collections-view.tsx')).CollectionsView,
);
const NewCollectionPage = lazyPage(
  async () =>
    (await import('#features/admin-collections/components/collection-form.tsx')).NewCollectionPage,
);
const AdminCollectionPage = lazyPage(
  async () =>
    (await import('#features/admin-collections/components/collection-screen.tsx'))
      .AdminCollectionPage,
);

const relativePath = (path: string) => path.slice(paths.admin.length + 1);

export const CATALOGUE_ROUTES = (
  <>
    <Route path={relativePath(adminPaths.collections)} element={<CollectionsPage />} />
    <Route path={`${relativePath(adminPaths.collections)}/new`} element={<NewCollectionPage />} />
    <Route
      path={`${relativePath(adminPaths.collections)}/:slug`}
      element={<AdminCollectionPage />}
    />
    <Route path={relativePath(adminPaths.inventory)} element={<InventoryPage />} />
    <Route path={relativePath(adminPaths.purchaseOrders)} element={<PurchaseOrdersPage />} />
    <Route
      path={`${relativePath(adminPaths.purchaseOrders)}/new`}
      element={<NewPurchaseOrderPage />}
    />
    <Route
      path={`${relativePath(adminPaths.purchaseOrders)}/:id`}
      element={<PurchaseOrderPage />}
    />
    <Route path={relativePath(adminPaths.transfers)} element={<TransfersPage />} />
    <Route path={`${relativePath(adminPaths.transfers)}/new`} element={<NewTransferPage />} />
    <Route path={`${relativePath(adminPaths.transfers)}/:id`} element={<TransferPage />} />
    <Route path={relativePath(adminPaths.giftCards)} element={<GiftCardsPage />} />
  </>
);
