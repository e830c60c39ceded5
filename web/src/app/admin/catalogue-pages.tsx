import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

import { lazyPage } from '../lazy-page.tsx';
import { relativePath, type AdminNavItem } from './admin-page.ts';

export const CATALOGUE_PAGES: readonly AdminNavItem[] = [
  {
    path: paths.adminProducts,
    page: lazyPage(
      async () =>
        (await import('#features/admin-products/list/components/products-view.tsx'))
          .AdminProductsPage,
    ),
    label: 'Products',
    needs: 'products.read',
    key: 'p',
    items: [
      {
        path: adminPaths.collections,
        page: lazyPage(
          async () =>
            (await import('#features/admin-collections/components/collections-view.tsx'))
              .CollectionsView,
        ),
        label: 'Collections',
        needs: 'products.read',
      },
      {
        path: adminPaths.origins,
        page: lazyPage(
          async () =>
            (await import('#features/admin-origins/components/origins-view.tsx')).OriginsView,
        ),
        label: 'Makers and places',
        needs: 'products.read',
      },
      {
        path: adminPaths.pieces,
        page: lazyPage(
          async () =>
            (await import('#features/admin-pieces/components/pieces-page.tsx')).PiecesPage,
        ),
        label: 'Pieces',
        needs: 'products.read',
      },
      {
        path: adminPaths.inventory,
        page: lazyPage(
          async () =>
            (await import('#features/inventory/components/inventory-view.tsx')).InventoryView,
        ),
        label: 'Inventory',
        needs: 'stock.read',
      },
      {
        path: adminPaths.purchaseOrders,
        page: lazyPage(
          async () =>
            (await import('#features/purchase-orders/components/purchase-orders-view.tsx'))
              .PurchaseOrdersView,
        ),
        label: 'Purchase orders',
        needs: 'purchasing.read',
      },
      {
        path: adminPaths.transfers,
        page: lazyPage(
          async () =>
            (await import('#features/transfers/components/transfers-view.tsx')).TransfersView,
        ),
        label: 'Transfers',
        needs: 'stock.read',
      },
      {
        path: adminPaths.giftCards,
        page: lazyPage(
          async () =>
            (await import('#features/admin-gift-cards/components/gift-cards-view.tsx'))
              .GiftCardsView,
        ),
        label: 'Gift cards',
        needs: 'giftCards.read',
      },
    ],
  },
];

const AddProductPage = lazyPage(
  async () =>
    (await import('#features/admin-products/editor/components/product-loader.tsx')).AddProductPage,
);
const EditProductPage = lazyPage(
  async () =>
    (await import('#features/admin-products/editor/components/product-loader.tsx')).EditProductPage,
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
const AdminOriginPage = lazyPage(
  async () =>
    (await import('#features/admin-origins/components/origin-screen.tsx')).AdminOriginPage,
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
const LabelsPage = lazyPage(
  async () => (await import('#features/admin-labels/components/labels-page.tsx')).LabelsPage,
);
const NewTransferPage = lazyPage(
  async () => (await import('#features/transfers/components/transfer-form.tsx')).NewTransferPage,
);
const TransferPage = lazyPage(
  async () => (await import('#features/transfers/components/transfer-screen.tsx')).TransferPage,
);

export const CATALOGUE_ROUTES = (
  <>
    <Route path={relativePath(paths.adminAddProduct)} element={<AddProductPage />} />
    <Route
      path={`${relativePath(paths.adminProducts)}/:productId/edit`}
      element={<EditProductPage />}
    />
    <Route path={`${relativePath(adminPaths.collections)}/new`} element={<NewCollectionPage />} />
    <Route
      path={`${relativePath(adminPaths.collections)}/:slug`}
      element={<AdminCollectionPage />}
    />
    <Route path={`${relativePath(adminPaths.origins)}/:kind/:slug`} element={<AdminOriginPage />} />
    <Route
      path={`${relativePath(adminPaths.purchaseOrders)}/new`}
      element={<NewPurchaseOrderPage />}
    />
    <Route
      path={`${relativePath(adminPaths.purchaseOrders)}/:id`}
      element={<PurchaseOrderPage />}
    />
    <Route path={relativePath(adminPaths.labels)} element={<LabelsPage />} />
    <Route path={`${relativePath(adminPaths.transfers)}/new`} element={<NewTransferPage />} />
    <Route path={`${relativePath(adminPaths.transfers)}/:id`} element={<TransferPage />} />
  </>
);
