import { Router } from 'express';

import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { onlyMethods } from '../http/unmatched-routes.ts';
import { cacheFor } from '../platform/cache-for.ts';
import { pictureAddress } from '../platform/picture-address.ts';
import { previewAddress } from '../platform/shop-address.ts';
import { storeSettings } from '../records/settings-record.ts';
import type { BuiltPages } from './built-pages.ts';
import { productPage } from './product-page.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { findPublicProduct } from './public-products.ts';
import { sitemap } from './sitemap.ts';

/** The CDN may give these pages to everybody for five minutes; browsers ask each time. */
const FIVE_MINUTES = 'public, max-age=0, s-maxage=300';
const A_DAY = 'public, max-age=0, s-maxage=86400';

const SLUG = /^[\w-]{1,120}$/;

/** What Hosting hands on beside /api: the pages of products, and the list of addresses for search engines. */
export function shopPageRoutes(shop: () => string, built: BuiltPages, now: () => Date): Router {
  const router = Router();
  // It is made of thousands of documents, and an address with a query of its own finds nothing in the CDN.
  const addresses = cacheFor(HOUR_MS, now, async () => sitemap(shop(), await sitemapPages()));

  router.get('/products/:slug', async (request, response) => {
    const { slug } = request.params;
    // A preview has scripts of its own, so it needs pages that name these.
    const preview = previewAddress(request.get('x-forwarded-host'));
    const product = SLUG.test(slug) ? await findPublicProduct(slug) : null;
    response.set('Cache-Control', FIVE_MINUTES).type('html');
    if (!product) {
      // The shop's own page: whoever holds the access code of a hidden product still finds it there.
      response.status(404).send(await built('404.html', preview));
      return;
    }
    const [shell, { shipping }] = await Promise.all([
      productFrame(built, preview),
      storeSettings(),
    ]);
    response.send(productPage(product, { shell, shop: shop(), shipping, pictureAddress }));
  });

  router.get('/sitemap.xml', async (_request, response) => {
    response.set('Cache-Control', A_DAY).type('application/xml');
    response.send(await addresses());
  });

  router.all('/products/:slug', onlyMethods('GET'));
  router.all('/sitemap.xml', onlyMethods('GET'));
  return router;
}

/** While the shop is being deployed the functions may be newer than the pages: any frame will do until then. */
function productFrame(built: BuiltPages, preview: string | undefined): Promise<string> {
  return built('product-frame.html', preview).catch(() => built('app.html', preview));
}
