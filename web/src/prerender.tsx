import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';

import { OfflinePage } from '#pages/offline-page.tsx';
import { ProductSkeletonPage } from '#pages/product-skeleton-page.tsx';
import { PageSkeleton } from '#ui/feedback/page-skeleton.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME } from '#ui/page.tsx';

import { App } from './app/app.tsx';
import { ShopLayout } from './app/layout/shop-layout.tsx';
import { StaffLoading } from './app/layout/staff-loading.tsx';
import { preloadPage } from './app/routes.tsx';

/** The prefix that MUI's own cache has in the browser. */
const KEY = 'css';

/** A page as HTML: what stands in #root, and the rules of style that it needs. */
interface PrerenderedPage {
  html: string;
  /** `<style>` elements in the form in which emotion takes them over in the browser. */
  styles: string;
}

/** Draws the page at an address, all of its parts loaded, as the browser does before any data has come. */
export async function prerenderPage(address: string): Promise<PrerenderedPage> {
  await preloadPage(address);
  return draw(<App router={(shop) => <StaticRouter location={address}>{shop}</StaticRouter>} />);
}

/** Draws header and footer with a page between them that is still on its way. */
export function prerenderFrame(): Promise<PrerenderedPage> {
  return drawInFrame(<PageSkeleton />);
}

/** Draws the frame of a product's page, into which the server writes the product. */
export function prerenderProductFrame(): Promise<PrerenderedPage> {
  return drawInFrame(<ProductSkeletonPage />);
}

/** Draws what staff see until the back office has come: nothing of the shop, which would only flash by. */
export function prerenderStaffFrame(): Promise<PrerenderedPage> {
  return draw(
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

/** Draws what the service worker shows where there is no network. */
export function prerenderOffline(): Promise<PrerenderedPage> {
  return drawInFrame(<OfflinePage />);
}

function drawInFrame(page: ReactNode): Promise<PrerenderedPage> {
  const frame = (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
  return draw(<App router={() => <StaticRouter location="/">{frame}</StaticRouter>} />);
}

async function draw(shop: ReactNode): Promise<PrerenderedPage> {
  const { cache, styles } = listeningCache();
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>{shop}</CacheProvider>
    </StrictMode>,
    // A large part would otherwise be sent after the rest, with a script that moves it into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await new Response(prelude).text(), styles: styles() };
}

/** A cache of styles that remembers which of its rules hold for the whole document. */
function listeningCache() {
  const cache = createCache({ key: KEY });
  // Keeps the rules in the cache instead of among the elements, where they would count as children.
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
