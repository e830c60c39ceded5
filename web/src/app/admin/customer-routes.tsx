import { Route } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';

import { lazyPage } from '../lazy-page.tsx';

const CustomersPage = lazyPage(
  async () => (await import('#pages/admin/customers-page.tsx')).CustomersPage,
);
const CustomerPage = lazyPage(
  async () => (await import('#pages/admin/customer-page.tsx')).CustomerPage,
);
const QuotesPage = lazyPage(async () => (await import('#pages/admin/quotes-page.tsx')).QuotesPage);
const QuotePage = lazyPage(async () => (await import('#pages/admin/quote-page.tsx')).QuotePage);
const MessagesPage = lazyPage(
  async () => (await import('#pages/admin/messages-page.tsx')).MessagesPage,
);
const MessagePage = lazyPage(
  async () => (await import('#pages/admin/message-page.tsx')).MessagePage,
);
const DiscountsPage = lazyPage(
  async () => (await import('#pages/admin/discounts-page.tsx')).DiscountsPage,
);
const NewDiscountPage = lazyPage(
  async () => (await import('#pages/admin/new-discount-page.tsx')).NewDiscountPage,
);
const DiscountPage = lazyPage(
  async () => (await import('#pages/admin/discount-page.tsx')).DiscountPage,
);

const CreditPage = lazyPage(async () => (await import('#pages/admin/credit-page.tsx')).CreditPage);

const AccessCodesPage = lazyPage(
  async () => (await import('#pages/admin/access-codes-page.tsx')).AccessCodesPage,
);

const ContentPage = lazyPage(
  async () => (await import('#pages/admin/content-page.tsx')).ContentPage,
);
const ContentSectionPage = lazyPage(
  async () => (await import('#pages/admin/content-section-page.tsx')).ContentSectionPage,
);
const StoriesPage = lazyPage(
  async () => (await import('#pages/admin/stories-page.tsx')).StoriesPage,
);
const StoryDetailPage = lazyPage(
  async () => (await import('#pages/admin/story-page.tsx')).StoryDetailPage,
);

const ReviewsPage = lazyPage(
  async () => (await import('#pages/admin/reviews-page.tsx')).ReviewsPage,
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
