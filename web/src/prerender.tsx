import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';

import {
  languagePath,
  splitLanguage,
  type SiteLanguage,
} from '@kargha/domain/settings/language-path';
import type { RenderPage } from '@kargha/domain/settings/page-renderer';
import { applyLanguage } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { renderWhole } from '#lib/server/render-on-server.ts';
import { OfflinePage } from '#pages/offline-page.tsx';
import { PageSkeleton } from '#ui/feedback/page-skeleton.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME, Page } from '#ui/page.tsx';
import { uiTexts } from '#ui/ui-texts.ts';
import { PRODUCT_TITLE_PLACE } from '@kargha/domain/catalogue/product-frame';
import { ProductSkeleton } from '#features/catalog/product/components/product-skeleton.tsx';

import { App } from './app/app.tsx';
import { preloadLanguage } from './app/language-host.tsx';
import { WIDE_HEADER, WideHeader } from './app/header/shop-header.tsx';
import { FOOTER, NearbyFooter, ShopLayout } from './app/layout/shop-layout.tsx';
import { preloadPage } from './app/routes.tsx';
import { splitHead } from './split-head.ts';

/** For the server: `body` has the data of the page, too. */
export const renderPage: RenderPage = async ({ address, language }, sources) => {
  await preloadLanguage(language);
  const html = await renderWhole(sources, () => {
    applyLanguage(language);
    return render(shopAt(languagePath(language, address)));
  });
  return splitHead(html);
};

/** A page without data. @param address with the prefix of the language */
export async function prerenderPage(address: string): Promise<string> {
  const { language, path } = splitLanguage(address);
  await Promise.all([preloadPage(path), preloadLanguage(language)]);
  applyLanguage(language);
  return render(shopAt(address));
}

function shopAt(address: string): ReactNode {
  const basename = languagePath(splitLanguage(address).language, '/');
  return (
    <App
      router={(shop) => (
        <StaticRouter basename={basename} location={address}>
          {shop}
        </StaticRouter>
      )}
    />
  );
}

export async function prerenderFrame(language: SiteLanguage): Promise<string> {
  await preloadLanguage(language);
  return renderInFrame(<PageSkeleton />, language);
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

export async function prerenderOffline(language: SiteLanguage): Promise<string> {
  await preloadLanguage(language);
  return renderInFrame(<OfflinePage />, language);
}

function renderInFrame(page: ReactNode, language: SiteLanguage = 'en'): Promise<string> {
  applyLanguage(language);
  const home = languagePath(language, '/');
  const frame = (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
  return render(
    <App
      router={() => (
        <StaticRouter basename={home} location={home}>
          {frame}
        </StaticRouter>
      )}
    />,
  );
}

/** The content of #root. */
async function render(shop: ReactNode): Promise<string> {
  await Promise.all([WideHeader.preload(WIDE_HEADER), NearbyFooter.preload(FOOTER)]);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<StrictMode>{shop}</StrictMode>, {
    // Within a Suspense boundary, React would leave out what failed.
    onError: (error) => void failures.push(error),
    // React would otherwise append large parts with a script that moves them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error('The page failed to render.', { cause: failures[0] });
  return html;
}

/** The server writes the product into this frame. */
function ProductSkeletonPage() {
  return (
    <Page title={PRODUCT_TITLE_PLACE}>
      <ProductSkeleton />
    </Page>
  );
}
