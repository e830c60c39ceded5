import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
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

/** Must equal the prefix of MUI's cache in the browser. */
const KEY = 'css';

interface PrerenderedPage {
  /** content of #root */
  html: string;
  /** `<style>` elements that emotion adopts in the browser */
  styles: string;
}

export async function prerenderPage(address: string): Promise<PrerenderedPage> {
  await preloadPage(address);
  return render(<App router={(shop) => <StaticRouter location={address}>{shop}</StaticRouter>} />);
}

export function prerenderFrame(): Promise<PrerenderedPage> {
  return renderInFrame(<PageSkeleton />);
}

/** The server fills in the product. */
export function prerenderProductFrame(): Promise<PrerenderedPage> {
  return renderInFrame(<ProductSkeletonPage />);
}

/** Without the shop's header and footer, which would only flash by. */
export function prerenderStaffFrame(): Promise<PrerenderedPage> {
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

export function prerenderOffline(): Promise<PrerenderedPage> {
  return renderInFrame(<OfflinePage />);
}

function renderInFrame(page: ReactNode): Promise<PrerenderedPage> {
  const frame = (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
  return render(<App router={() => <StaticRouter location="/">{frame}</StaticRouter>} />);
}

async function render(shop: ReactNode): Promise<PrerenderedPage> {
  const { cache, styles } = recordingCache();
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>{shop}</CacheProvider>
    </StrictMode>,
    // React would otherwise append large parts with a script that moves them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await new Response(prelude).text(), styles: styles() };
}

/** A style cache that also records which rules are global. */
function recordingCache() {
  const cache = createCache({ key: KEY });
  // Keeps rules in the cache; as inline elements they would change child selectors.
  cache.compat = true;
  const global = new Set<string>();
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (selector === '') global.add(serialized.name);
    return insert(selector, serialized, sheet, shouldCache);
  };

  function styles(): string {
    const rules = Object.entries(cache.inserted).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const scoped = rules.filter(([name]) => !global.has(name));
    return [
      ...rules
        .filter(([name]) => global.has(name))
        .map(([name, rule]) => `<style data-emotion="${KEY}-global ${name}">${rule}</style>`),
      `<style data-emotion="${KEY} ${scoped.map(([name]) => name).join(' ')}">` +
        `${scoped.map(([, rule]) => rule).join('')}</style>`,
    ].join('');
  }
  return { cache, styles };
}

/** The server writes the product into this frame. */
function ProductSkeletonPage() {
  return (
    <Page title={PRODUCT_TITLE_PLACE}>
      <ProductSkeleton />
    </Page>
  );
}
