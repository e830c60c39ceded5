import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

import { lazyPage } from '../lazy-page.tsx';
import { relativePath, type AdminNavItem } from './admin-page.ts';

export const ORDER_PAGES: readonly AdminNavItem[] = [
  {
    path: paths.admin,
    page: lazyPage(
      async () => (await import('#features/dashboard/components/dashboard-view.tsx')).DashboardPage,
    ),
    label: 'Home',
    needs: 'dashboard.read',
    key: 'h',
  },
  {
    path: adminPaths.inbox,
    page: lazyPage(
      async () => (await import('#features/staff-inbox/components/inbox-view.tsx')).InboxPage,
    ),
    label: 'Inbox',
    needs: 'dashboard.read',
    badge: 'inbox',
    key: 'i',
  },
  {
    path: paths.adminOrders,
    page: lazyPage(
      async () =>
        (await import('#features/admin-orders/list/components/orders-view.tsx')).OrdersPage,
    ),
    label: 'Orders',
    needs: 'orders.read',
    badge: 'orders',
    key: 'o',
    items: [
      {
        path: adminPaths.packing,
        page: lazyPage(
          async () =>
            (await import('#features/admin-orders/packing/components/packing-view.tsx'))
              .PackingPage,
        ),
        label: 'Packing',
        needs: 'orders.ship',
        key: 'k',
      },
      {
        path: paths.adminReturns,
        page: lazyPage(
          async () =>
            (await import('#features/admin-orders/returns/components/returns-list.tsx'))
              .ReturnsPage,
        ),
        label: 'Returns',
        needs: 'orders.read',
        key: 'r',
      },
      {
        path: adminPaths.undelivered,
        page: lazyPage(
          async () =>
            (await import('#features/admin-orders/undelivered/components/undelivered-view.tsx'))
              .UndeliveredPage,
        ),
        label: 'Undelivered',
        needs: 'orders.read',
      },
      {
        path: adminPaths.quotes,
        page: lazyPage(
          async () =>
            (await import('#features/admin-quotes/components/quotes-view.tsx')).QuotesPage,
        ),
        label: 'Quotations',
        needs: 'quotes.read',
        key: 'q',
      },
      {
        path: adminPaths.approvals,
        page: lazyPage(
          async () =>
            (await import('#features/admin-orders/approvals/components/approvals-view.tsx'))
              .ApprovalsPage,
        ),
        label: 'Refund approvals',
        needs: 'orders.refund.approve',
        badge: 'approvals',
      },
      {
        path: adminPaths.disputes,
        page: lazyPage(
          async () =>
            (await import('#features/admin-disputes/components/disputes-view.tsx')).DisputesPage,
        ),
        label: 'Disputes',
        needs: 'payments.read',
        badge: 'disputes',
      },
      {
        path: adminPaths.settlements,
        page: lazyPage(
          async () =>
            (await import('#features/admin-settlements/components/settlements-view.tsx'))
              .SettlementsPage,
        ),
        label: 'Settlements',
        needs: 'payments.settlements',
      },
      {
        path: adminPaths.cashOnDelivery,
        page: lazyPage(
          async () => (await import('#features/admin-cash/components/cash-view.tsx')).CashPage,
        ),
        label: 'Cash on delivery',
        needs: 'payments.settlements',
      },
      {
        path: adminPaths.courierCosts,
        page: lazyPage(
          async () =>
            (await import('#features/admin-courier-costs/components/courier-costs-view.tsx'))
              .CourierCostsPage,
        ),
        label: 'Courier costs',
        needs: 'costs.read',
      },
    ],
  },
];

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
const QuotePage = lazyPage(async () => (await import('#pages/admin/quote-page.tsx')).QuotePage);

export const ORDER_ROUTES = (
  <>
    <Route path={`${relativePath(paths.adminOrders)}/:orderId`} element={<OrderPage />} />
    <Route path={relativePath(adminPaths.newOrder)} element={<NewOrderPage />} />
    <Route path={relativePath(adminPaths.draftOrders)} element={<DraftOrdersPage />} />
    <Route path={`${relativePath(adminPaths.draftOrders)}/:id`} element={<DraftOrderPage />} />
    <Route path={`${relativePath(adminPaths.quotes)}/:id`} element={<QuotePage />} />
  </>
);
