import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { OfflinePage } from '#pages/offline-page.tsx';
import { PageSkeleton } from '#ui/feedback/page-skeleton.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME, Page } from '#ui/page.tsx';
import { uiTexts } from '#ui/ui-texts.ts';
import { PRODUCT_TITLE_PLACE } from '@kargha/domain/catalogue/product-frame';
import { ProductSkeleton } from '#features/catalog/product/components/product-skeleton.tsx';

import { App } from './app/app.tsx';
import { ShopLayout } from './app/layout/shop-layout.tsx';
import { preloadPage } from './app/routes.tsx';

export async function prerenderPage(address: string): Promise<string> {
  await preloadPage(address);
  return render(<App router={(shop) => <StaticRouter location={address}>{shop}</StaticRouter>} />);
}

export function prerenderFrame(): Promise<string> {
  return renderInFrame(<PageSkeleton />);
}

/** The server fills in the product. */
export function prerenderProductFrame(): Promise<string> {
  return renderInFrame(<ProductSkeletonPage />);
}

/** Without the shop's header and footer, which would only flash by. */
export function prerenderStaffFrame(): Promise<string> {
  return render(
    <App
      router={() => (
        <>
          <PageHead title={SHOP_NAME} isPrivate />
          <StaffLoading />
        </>
      )}
    />,
  );
}

function StaffLoading() {
  const texts = useTexts(uiTexts);
  return <Spinner label={texts.loadingPage} />;
}

export function prerenderOffline(): Promise<string> {
  return renderInFrame(<OfflinePage />);
}

function renderInFrame(page: ReactNode): Promise<string> {
  const frame = (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
  return render(<App router={() => <StaticRouter location="/">{frame}</StaticRouter>} />);
}

/** The content of #root. */
async function render(shop: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{shop}</StrictMode>, {
    // React would otherwise append large parts with a script that moves them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}

/** The server writes the product into this frame. */
function ProductSkeletonPage() {
  return (
    <Page title={PRODUCT_TITLE_PLACE}>
      <ProductSkeleton />
    </Page>
  );
}
