import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

import { lazyPage } from '../lazy-page.tsx';

const InventoryPage = lazyPage(
  async () => (await import('#pages/admin/inventory-page.tsx')).InventoryPage,
);
const PurchaseOrdersPage = lazyPage(
  async () => (await import('#pages/admin/purchase-orders-page.tsx')).PurchaseOrdersPage,
);
const NewPurchaseOrderPage = lazyPage(
  async () => (await import('#pages/admin/new-purchase-order-page.tsx')).NewPurchaseOrderPage,
);
const PurchaseOrderPage = lazyPage(
  async () => (await import('#pages/admin/purchase-order-page.tsx')).PurchaseOrderPage,
);
const TransfersPage = lazyPage(
  async () => (await import('#pages/admin/transfers-page.tsx')).TransfersPage,
);
const NewTransferPage = lazyPage(
  async () => (await import('#pages/admin/new-transfer-page.tsx')).NewTransferPage,
);
const TransferPage = lazyPage(
  async () => (await import('#pages/admin/transfer-page.tsx')).TransferPage,
);
const GiftCardsPage = lazyPage(
  async () => (await import('#pages/admin/gift-cards-page.tsx')).GiftCardsPage,
);
const CollectionsPage = lazyPage(
  async () => (await import('#pages/admin/collections-page.tsx')).CollectionsPage,
);
const NewCollectionPage = lazyPage(
  async () => (await import('#pages/admin/new-collection-page.tsx')).NewCollectionPage,
);
const AdminCollectionPage = lazyPage(
  async () => (await import('#pages/admin/collection-page.tsx')).AdminCollectionPage,
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
