import { Router } from 'express';

import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { pictureAddress } from '../../platform/picture-address.ts';
import { previewAddress } from '../../platform/shop-address.ts';
import { storeSettings } from '../../records/settings-record.ts';
import type { BuiltPages } from './built-pages.ts';
import { productPage } from './product-page.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { findPublicProduct } from './public-products.ts';
import { sitemap } from './sitemap.ts';

/** Cached by the CDN for five minutes, not by browsers. */
const FIVE_MINUTES = 'public, max-age=0, s-maxage=300';
const A_DAY = 'public, max-age=0, s-maxage=86400';

const SLUG = /^[\w-]{1,120}$/;

/** Routes outside /api: product pages and the sitemap. */
export function shopPageRoutes(shop: () => string, built: BuiltPages, now: () => Date): Router {
  const router = Router();
  // Expensive to build, and not cached by the CDN when the address has a query.
  const addresses = cacheFor(HOUR_MS, now, async () => sitemap(shop(), await sitemapPages()));

  router.get('/products/:slug', async (request, response) => {
    const { slug } = request.params;
    // A preview has its own scripts, so it needs its own pages.
    const preview = previewAddress(request.get('x-forwarded-host'));
    const product = SLUG.test(slug) ? await findPublicProduct(slug) : null;
    response.set('Cache-Control', FIVE_MINUTES).type('html');
    if (!product) {
      // The page of the app, which still shows the product to holders of its access code.
      response.status(404).send(await built('404.html', preview));
      return;
    }
    const [shell, { shipping, tax }] = await Promise.all([
      productFrame(built, preview),
      storeSettings(),
    ]);
    const terms = { shipping, tax, at: now() };
    response.send(productPage(product, { shell, shop: shop(), terms, pictureAddress }));
  });

  router.get('/sitemap.xml', async (_request, response) => {
    response.set('Cache-Control', A_DAY).type('application/xml');
    response.send(await addresses());
  });

  router.all('/products/:slug', refuseOtherMethods('GET'));
  router.all('/sitemap.xml', refuseOtherMethods('GET'));
  return router;
}

/** During a deployment, the pages may be older than the function. */
function productFrame(built: BuiltPages, preview: string | undefined): Promise<string> {
  return built('product-frame.html', preview).catch(() => built('app.html', preview));
}
