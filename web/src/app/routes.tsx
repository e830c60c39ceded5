import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

import { paths } from '#lib/addresses/paths.ts';

import { ShopLayout } from './layout/shop-layout.tsx';
import { StaffPlace } from './layout/staff-place.tsx';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

const later = () => import('./later-pages.ts');

const HomePage = lazyPage(async () => (await import('#pages/home-page.tsx')).HomePage);
const ProductsPage = lazyPage(async () => (await import('#pages/products-page.tsx')).ProductsPage);
const ProductPage = lazyPage(async () => (await import('#pages/product-page.tsx')).ProductPage);
const CartPage = lazyPage(async () => (await import('#pages/cart-page.tsx')).CartPage);
const WishlistPage = lazy(async () => ({
  default: (await import('#pages/wishlist-page.tsx')).WishlistPage,
}));
const CheckoutPage = lazy(async () => ({
  default: (await import('#pages/checkout-page.tsx')).CheckoutPage,
}));
const CheckoutResultPage = lazy(async () => (await later()).loadCheckoutResultPage());
const PayPage = lazy(async () => (await later()).loadPayPage());
const AuthPage = lazy(async () => ({
  default: (await import('#pages/auth-page.tsx')).AuthPage,
}));
const ProfilePage = lazy(async () => (await later()).loadProfilePage());
const StoryPage = lazy(async () => ({
  default: (await import('#pages/story-page.tsx')).StoryPage,
}));
const SubmitStoryPage = lazy(async () => (await later()).loadSubmitStoryPage());
const AboutPage = lazyPage(async () => (await import('#pages/about-page.tsx')).AboutPage);
const ContactPage = lazyPage(async () => (await import('#pages/contact-page.tsx')).ContactPage);
const SecurityPage = lazyPage(async () => (await import('#pages/security-page.tsx')).SecurityPage);
const PoliciesPage = lazyPage(async () => (await import('#pages/policies-page.tsx')).PoliciesPage);
const PrivacyPage = lazy(async () => ({
  default: (await import('#pages/privacy-page.tsx')).PrivacyPage,
}));
const BulkOrdersPage = lazyPage(
  async () => (await import('#pages/bulk-orders-page.tsx')).BulkOrdersPage,
);
const QuickOrderPage = lazy(async () => (await later()).loadQuickOrderPage());
const TrackOrderPage = lazy(async () => ({
  default: (await import('#pages/track-order-page.tsx')).TrackOrderPage,
}));
const OrdersPage = lazy(async () => (await later()).loadOrdersPage());
const OrderPage = lazy(async () => (await later()).loadOrderPage());
const InvoicesPage = lazy(async () => (await later()).loadInvoicesPage());
const QuotationsPage = lazy(async () => (await later()).loadQuotationsPage());
const QuotationPage = lazy(async () => (await later()).loadQuotationPage());
const CollectionPage = lazy(async () => ({
  default: (await import('#pages/collection-page.tsx')).CollectionPage,
}));
const NotFoundPage = lazyPage(async () => (await import('#pages/not-found-page.tsx')).NotFoundPage);
const AdminArea = lazyPage(async () => (await import('./admin/admin-area.tsx')).AdminArea);
const UsersArea = lazyPage(async () => (await import('./admin/users-area.tsx')).UsersArea);

/** The pages that the build has drawn already: their code has to be there before they can come to life. */
const DRAWN: Readonly<Record<string, LazyPage>> = {
  [paths.home]: HomePage,
  [paths.products]: ProductsPage,
  [paths.cart]: CartPage,
  [paths.about]: AboutPage,
  [paths.contact]: ContactPage,
  [paths.security]: SecurityPage,
  [paths.bulkOrders]: BulkOrdersPage,
  // What the server sends for an address that nothing has.
  '/404': NotFoundPage,
};

/** Fetches the code of a page that the build has drawn; `path` is the address that it was drawn for. */
export async function preloadPage(path: string): Promise<void> {
  await DRAWN[path]?.preload();
}

/**
 * Fetches what the page at an address begins with, if the server has sent something that may stay until then: the bare
 * page of the back office, or a product with its title and first picture.
 */
export async function preloadBehind(path: string): Promise<void> {
  const isBelow = (area: string) => path === area || path.startsWith(`${area}/`);
  if (isBelow(paths.admin)) await AdminArea.preload();
  if (isBelow(paths.users)) await UsersArea.preload();
  const [, slug] = PRODUCT.exec(path) ?? [];
  if (slug !== undefined) await Promise.race([preloadProduct(slug), enoughOfWaiting()]);
}

const PRODUCT = new RegExp(`^${paths.products}/([\\w-]+)$`);

async function preloadProduct(slug: string): Promise<void> {
  const [{ readAhead }] = await Promise.all([
    import('#features/catalog/state/product-at.ts'),
    ProductPage.preload(),
  ]);
  await readAhead(slug);
}

/** On a slow line the page says itself that it is loading. In milliseconds. */
const LONGEST_WAIT_MS = 3_000;

function enoughOfWaiting(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
}

/** Which page stands at which address. Each page is its own download. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={`${paths.admin}/*`}
        element={
          <StaffPlace>
            <AdminArea />
          </StaffPlace>
        }
      />
      <Route
        path={`${paths.users}/*`}
        element={
          <StaffPlace>
            <UsersArea />
          </StaffPlace>
        }
      />
      <Route element={<ShopLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.products} element={<ProductsPage />} />
        <Route path={`${paths.products}/:slug`} element={<ProductPage />} />
        <Route path={paths.cart} element={<CartPage />} />
        <Route path={paths.wishlist} element={<WishlistPage />} />
        <Route path={paths.checkout} element={<CheckoutPage />} />
        <Route path={paths.checkoutResult} element={<CheckoutResultPage />} />
        <Route path={`${paths.pay}/:token`} element={<PayPage />} />
        <Route path={paths.submitStory} element={<SubmitStoryPage />} />
        <Route path={`${paths.collections}/:slug`} element={<CollectionPage />} />
        <Route path={`${paths.stories}/:storyId`} element={<StoryPage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.security} element={<SecurityPage />} />
        <Route path={paths.policies} element={<PoliciesPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.bulkOrders} element={<BulkOrdersPage />} />
        <Route path={paths.quickOrder} element={<QuickOrderPage />} />
        <Route path={paths.trackOrder} element={<TrackOrderPage />} />
        <Route path={paths.auth} element={<AuthPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.orders} element={<OrdersPage />} />
        <Route path={`${paths.orders}/:orderId`} element={<OrderPage />} />
        <Route path={paths.invoices} element={<InvoicesPage />} />
        <Route path={paths.quotations} element={<QuotationsPage />} />
        <Route path={`${paths.quotations}/:quoteId`} element={<QuotationPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
