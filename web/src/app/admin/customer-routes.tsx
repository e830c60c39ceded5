import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

import { lazyPage } from '../lazy-page.tsx';

const CustomersPage = lazyPage(
  async () => (await import('#features/customers/components/customers-view.tsx')).CustomersPage,
);
const CustomerPage = lazyPage(
  async () => (await import('#pages/admin/customer-page.tsx')).CustomerPage,
);
const QuotesPage = lazyPage(
  async () => (await import('#features/admin-quotes/components/quotes-view.tsx')).QuotesPage,
);
const QuotePage = lazyPage(async () => (await import('#pages/admin/quote-page.tsx')).QuotePage);
const MessagesPage = lazyPage(
  async () => (await import('#features/admin-messages/components/messages-view.tsx')).MessagesPage,
);
const MessagePage = lazyPage(
  async () =>
    (await import('#features/admin-messages/components/message-detail-screen.tsx')).MessagePage,
);
const DiscountsPage = lazyPage(
  async () =>
    (await import('#features/admin-discounts/components/discounts-view.tsx')).DiscountsPage,
);
const NewDiscountPage = lazyPage(
  async () =>
    (await import('#features/admin-discounts/components/discount-form.tsx')).NewDiscountPage,
);
const DiscountPage = lazyPage(
  async () =>
    (await import('#features/admin-discounts/components/discount-loader.tsx')).DiscountPage,
);

const CreditPage = lazyPage(
  async () => (await import('#features/admin-credit/components/credit-view.tsx')).CreditView,
);

const AccessCodesPage = lazyPage(
  async () =>
    (await import('#features/admin-access-codes/components/access-codes-view.tsx')).AccessCodesView,
);

const ContentPage = lazyPage(
  async () => (await import('#features/admin-content/components/content-index.tsx')).ContentPage,
);
const ContentSectionPage = lazyPage(
  async () => (await import('#pages/admin/content-section-page.tsx')).ContentSectionPage,
);
const StoriesPage = lazyPage(
  async () => (await import('#features/admin-content/components/stories-view.tsx')).StoriesPage,
);
const StoryDetailPage = lazyPage(
  async () =>
    (await import('#features/admin-content/components/story-detail-screen.tsx')).StoryDetailPage,
);

const ReviewsPage = lazyPage(
  async () => (await import('#features/admin-reviews/components/reviews-view.tsx')).ReviewsPage,
);

const MarketingPage = lazyPage(
  async () => (await import('#pages/admin/marketing-page.tsx')).MarketingPage,
);

const relativePath = (path: string) => path.slice(paths.admin.length + 1);

export const CUSTOMER_ROUTES = (
  <>
    <Route path={relativePath(adminPaths.credit)} element={<CreditPage />} />
    <Route path={relativePath(adminPaths.accessCodes)} element={<AccessCodesPage />} />
    <Route path={relativePath(adminPaths.customers)} element={<CustomersPage />} />
    <Route path={`${relativePath(adminPaths.customers)}/:id`} element={<CustomerPage />} />
    <Route path={relativePath(adminPaths.quotes)} element={<QuotesPage />} />
    <Route path={`${relativePath(adminPaths.quotes)}/:id`} element={<QuotePage />} />
    <Route path={relativePath(adminPaths.messages)} element={<MessagesPage />} />
    <Route path={`${relativePath(adminPaths.messages)}/:number`} element={<MessagePage />} />
    <Route path={relativePath(adminPaths.marketing)} element={<MarketingPage />} />
    <Route path={relativePath(adminPaths.discounts)} element={<DiscountsPage />} />
    <Route
      caseSensitive
      path={`${relativePath(adminPaths.discounts)}/new`}
      element={<NewDiscountPage />}
    />
    <Route path={`${relativePath(adminPaths.discounts)}/:code`} element={<DiscountPage />} />
    <Route path={relativePath(adminPaths.content)} element={<ContentPage />} />
    <Route path={`${relativePath(adminPaths.content)}/stories`} element={<StoriesPage />} />
    <Route path={`${relativePath(adminPaths.content)}/stories/:id`} element={<StoryDetailPage />} />
    <Route path={relativePath(adminPaths.reviews)} element={<ReviewsPage />} />
    <Route path={`${relativePath(adminPaths.content)}/:section`} element={<ContentSectionPage />} />
  </>
);
