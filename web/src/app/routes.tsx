import { matchPath, Route, Routes } from 'react-router-dom';
import { useEffect, type ComponentType, type ReactNode } from 'react';

import { paths } from '#lib/addresses/paths.ts';

import { ShopLayout } from './layout/shop-layout.tsx';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { takeEarlyInput } from './layout/replay-early-input.tsx';
import { loadLazyPages } from './load-lazy-pages.ts';

const HomePage = lazyPage(async () => (await import('#pages/home-page.tsx')).HomePage);
const ProductsPage = lazyPage(async () => (await import('#pages/products-page.tsx')).ProductsPage);
const ProductPage = lazyPage(async () => (await import('#pages/product-page.tsx')).ProductPage);
const CartPage = lazyPage(async () => (await import('#pages/cart-page.tsx')).CartPage);
const WishlistPage = rarePage('loadWishlistPage');
const CheckoutPage = lazyPage(
  async () => (await import('./layout/framed-checkout.tsx')).FramedCheckout,
);
const CheckoutResultPage = rarePage('loadCheckoutResultPage');
const PayPage = rarePage('loadPayPage');
const GiftCardPage = rarePage('loadGiftCardPage');
const AuthPage = rarePage('loadAuthPage');
const ProfilePage = rarePage('loadProfilePage');
const StoryPage = rarePage('loadStoryPage');
const SubmitStoryPage = rarePage('loadSubmitStoryPage');
const AboutPage = lazyPage(async () => (await import('#pages/about-page.tsx')).AboutPage);
const ContactPage = lazyPage(async () => (await import('#pages/contact-page.tsx')).ContactPage);
const SecurityPage = lazyPage(async () => (await import('#pages/security-page.tsx')).SecurityPage);
const PoliciesPage = rarePage('loadPoliciesPage');
const PrivacyPage = rarePage('loadPrivacyPage');
const BulkOrdersPage = lazyPage(
  async () => (await import('#pages/bulk-orders-page.tsx')).BulkOrdersPage,
);
const QuickOrderPage = rarePage('loadQuickOrderPage');
const TrackOrderPage = rarePage('loadTrackOrderPage');
const OrdersPage = rarePage('loadOrdersPage');
const OrderPage = rarePage('loadOrderPage');
const InvoicesPage = rarePage('loadInvoicesPage');
const QuotationsPage = rarePage('loadQuotationsPage');
const QuotationPage = rarePage('loadQuotationPage');
const CollectionPage = rarePage('loadCollectionPage');
const OriginPage = rarePage('loadOriginPage');
const OriginsPage = rarePage('loadOriginsPage');
const PiecePage = rarePage('loadPiecePage');
const NotFoundPage = lazyPage(async () => (await import('#pages/not-found-page.tsx')).NotFoundPage);
const AdminArea = rarePage('loadAdminArea');
const UsersArea = rarePage('loadUsersArea');

/** Their code must load before hydration. */
const PRERENDERED: Readonly<Record<string, LazyPage>> = {
  [paths.home]: HomePage,
  [paths.products]: ProductsPage,
  [paths.cart]: CartPage,
  [paths.about]: AboutPage,
  [paths.contact]: ContactPage,
  [paths.security]: SecurityPage,
  [paths.bulkOrders]: BulkOrdersPage,
  '/404': NotFoundPage,
};

export async function preloadPage(path: string): Promise<void> {
  await PRERENDERED[path]?.preload();
}

const SHOP_PAGES: readonly (readonly [path: string, page: LazyPage])[] = [
  [paths.home, HomePage],
  [paths.products, ProductsPage],
  [`${paths.products}/:slug`, ProductPage],
  [paths.cart, CartPage],
  [paths.wishlist, WishlistPage],
  [paths.checkoutResult, CheckoutResultPage],
  [`${paths.pay}/:token`, PayPage],
  [paths.submitStory, SubmitStoryPage],
  [`${paths.collections}/:slug`, CollectionPage],
  [paths.artisans, OriginsPage],
  [paths.clusters, OriginsPage],
  [paths.weaves, OriginsPage],
  [`${paths.artisans}/:slug`, OriginPage],
  [`${paths.clusters}/:slug`, OriginPage],
  [`${paths.weaves}/:slug`, OriginPage],
  [`${paths.pieces}/:code`, PiecePage],
  [`${paths.stories}/:storyId`, StoryPage],
  [paths.about, AboutPage],
  [paths.contact, ContactPage],
  [paths.security, SecurityPage],
  [paths.policies, PoliciesPage],
  [paths.privacy, PrivacyPage],
  [paths.bulkOrders, BulkOrdersPage],
  [paths.quickOrder, QuickOrderPage],
  [paths.trackOrder, TrackOrderPage],
  [paths.giftCard, GiftCardPage],
  [paths.auth, AuthPage],
  [paths.profile, ProfilePage],
  [paths.orders, OrdersPage],
  [`${paths.orders}/:orderId`, OrderPage],
  [paths.invoices, InvoicesPage],
  [paths.quotations, QuotationsPage],
  [`${paths.quotations}/:quoteId`, QuotationPage],
  ['*', NotFoundPage],
];

/** The page of a path in the shop. */
export function pageAt(path: string): LazyPage | undefined {
  if (isBelow(path, paths.admin)) return AdminArea;
  if (isBelow(path, paths.users)) return UsersArea;
  if (matchPath(paths.checkout, path)) return CheckoutPage;
  return SHOP_PAGES.find(([pattern]) => matchPath(pattern, path))?.[1];
}

function isBelow(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={`${paths.admin}/*`}
        element={
          <DiscardEarlyInput>
            <AdminArea />
          </DiscardEarlyInput>
        }
      />
      <Route
        path={`${paths.users}/*`}
        element={
          <DiscardEarlyInput>
            <UsersArea />
          </DiscardEarlyInput>
        }
      />
      <Route path={paths.checkout} element={<CheckoutPage />} />
      <Route element={<ShopLayout />}>
        {SHOP_PAGES.map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}

export function DiscardEarlyInput({ children }: { children: ReactNode }) {
  // The staff page is prerendered empty, so there is nothing to replay, now or later in the shop.
  useEffect(() => void takeEarlyInput(), []);
  return children;
}

type Loaders = Awaited<ReturnType<typeof loadLazyPages>>;

type PageLoader = {
  [Name in keyof Loaders]: Loaders[Name] extends () => Promise<ComponentType> ? Name : never;
}[keyof Loaders];

/** A page that is rarely the first of a visit: the address of its chunk is in a separate chunk. */
function rarePage(loader: PageLoader): LazyPage {
  return lazyPage(async () => (await loadLazyPages())[loader]());
}
