import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';

import { lazyPage } from '../lazy-page.tsx';
import { relativePath, type AdminNavItem } from './admin-page.ts';

export const CUSTOMER_PAGES: readonly AdminNavItem[] = [
  {
    path: adminPaths.customers,
    page: lazyPage(
      async () => (await import('#features/customers/components/customers-view.tsx')).CustomersPage,
    ),
    label: 'Customers',
    needs: 'customers.read',
    items: [
      {
        path: adminPaths.credit,
        page: lazyPage(
          async () =>
            (await import('#features/admin-credit/components/credit-view.tsx')).CreditView,
        ),
        label: 'Credit',
        needs: 'credit.read',
      },
      {
        path: adminPaths.accessCodes,
        page: lazyPage(
          async () =>
            (await import('#features/admin-access-codes/components/access-codes-view.tsx'))
              .AccessCodesView,
        ),
        label: 'Access codes',
        needs: 'accessCodes.read',
      },
    ],
  },
  {
    path: adminPaths.messages,
    page: lazyPage(
      async () =>
        (await import('#features/admin-messages/components/messages-view.tsx')).MessagesPage,
    ),
    label: 'Messages',
    needs: 'messages.read',
    badge: 'messages',
    key: 'm',
  },
  {
    path: adminPaths.marketing,
    page: lazyPage(
      async () => (await import('#features/marketing/components/marketing-page.tsx')).MarketingPage,
    ),
    label: 'Marketing',
    needs: 'marketing.read',
  },
  {
    path: adminPaths.discounts,
    page: lazyPage(
      async () =>
        (await import('#features/admin-discounts/components/discounts-view.tsx')).DiscountsPage,
    ),
    label: 'Discounts',
    needs: 'discounts.read',
    key: 'd',
  },
  {
    path: adminPaths.content,
    page: lazyPage(
      async () =>
        (await import('#features/admin-content/components/content-index.tsx')).ContentPage,
    ),
    label: 'Content',
    needs: 'content.read',
    items: [
      {
        path: `${adminPaths.content}/stories`,
        page: lazyPage(
          async () =>
            (await import('#features/admin-content/stories/components/stories-view.tsx'))
              .StoriesPage,
        ),
        label: 'Stories',
        needs: 'content.read',
      },
      {
        path: adminPaths.searches,
        page: lazyPage(async () => (await import('#pages/admin/searches-page.tsx')).SearchesPage),
        label: 'Searches',
        needs: 'content.read',
      },
      {
        path: adminPaths.emails,
        page: lazyPage(
          async () =>
            (await import('#features/admin-content/components/email-previews.tsx')).EmailsPage,
        ),
        label: 'Emails',
        needs: 'content.read',
      },
      {
        path: adminPaths.reviews,
        page: lazyPage(
          async () =>
            (await import('#features/admin-reviews/components/reviews-view.tsx')).ReviewsPage,
        ),
        label: 'Reviews',
        needs: 'content.read',
      },
    ],
  },
];

const CustomerPage = lazyPage(
  async () => (await import('#pages/admin/customer-page.tsx')).CustomerPage,
);
const MessagePage = lazyPage(
  async () =>
    (await import('#features/admin-messages/components/message-detail-screen.tsx')).MessagePage,
);
const NewDiscountPage = lazyPage(
  async () =>
    (await import('#features/admin-discounts/components/discount-form.tsx')).NewDiscountPage,
);
const DiscountPage = lazyPage(
  async () =>
    (await import('#features/admin-discounts/components/discount-loader.tsx')).DiscountPage,
);
const StoryDetailPage = lazyPage(
  async () =>
    (await import('#features/admin-content/stories/components/story-detail-screen.tsx'))
      .StoryDetailPage,
);
const ContentSectionPage = lazyPage(
  async () => (await import('#pages/admin/content-section-page.tsx')).ContentSectionPage,
);

export const CUSTOMER_ROUTES = (
  <>
    <Route path={`${relativePath(adminPaths.customers)}/:id`} element={<CustomerPage />} />
    <Route path={`${relativePath(adminPaths.messages)}/:number`} element={<MessagePage />} />
    <Route
      caseSensitive
      path={`${relativePath(adminPaths.discounts)}/new`}
      element={<NewDiscountPage />}
    />
    <Route path={`${relativePath(adminPaths.discounts)}/:code`} element={<DiscountPage />} />
    <Route path={`${relativePath(adminPaths.content)}/stories/:id`} element={<StoryDetailPage />} />
    <Route path={`${relativePath(adminPaths.content)}/:section`} element={<ContentSectionPage />} />
  </>
);
