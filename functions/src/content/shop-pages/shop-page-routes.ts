import { Router } from 'express';

import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { pictureAddress } from '../../platform/picture-address.ts';
import { previewAddress } from '../../platform/shop-address.ts';
import { storeSettings } from '../../records/settings-record.ts';
import type { BuiltPages } from './built-pages.ts';
import { feedItems, productFeed, type FeedItem } from './product-feed.ts';
import { productPage } from './product-page.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { findPublicProduct, publicProducts } from './public-products.ts';
import { sitemap } from './sitemap.ts';

/** Cached by the CDN for five minutes, not by browsers. */
const FIVE_MINUTES = 'public, max-age=0, s-maxage=300';
const AN_HOUR = 'public, max-age=0, s-maxage=3600';
const A_DAY = 'public, max-age=0, s-maxage=86400';

const SLUG = /^[\w-]{1,120}$/;

/** Routes outside /api: product pages, the sitemap and the product feed. */
export function shopPageRoutes(shop: () => string, built: BuiltPages, now: () => Date): Router {
  const router = Router();
  // Expensive to build, and not cached by the CDN when the address has a query.
  const addresses = cacheFor(HOUR_MS, now, async () =>
    sitemap(shop(), await sitemapPages(), pictureAddress),
  );
  const feed = cacheFor(HOUR_MS, now, () => wholeFeed(shop(), now()));

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

  router.get('/feeds/products.xml', async (_request, response) => {
    response.set('Cache-Control', AN_HOUR).type('application/xml');
    response.send(await feed());
  });

  router.all('/feeds/products.xml', refuseOtherMethods('GET'));
  router.all('/products/:slug', refuseOtherMethods('GET'));
  router.all('/sitemap.xml', refuseOtherMethods('GET'));
  return router;
}

/** About 30 MB, the most that Hosting passes on: https://firebase.google.com/docs/hosting/functions */
const MAX_FEED_ITEMS = 20_000;

async function wholeFeed(shop: string, at: Date): Promise<string> {
  const { shipping, tax } = await storeSettings();
  const place = { shop, terms: { shipping, tax, at }, pictureAddress };
  const items: FeedItem[] = [];
  for await (const products of publicProducts()) {
    for (const product of products) items.push(...feedItems(product, place));
    if (items.length >= MAX_FEED_ITEMS) break;
  }
  return productFeed(items.slice(0, MAX_FEED_ITEMS), shop);
}

/** During a deployment, the pages may be older than the function. */
function productFrame(built: BuiltPages, preview: string | undefined): Promise<string> {
  return built('product-frame.html', preview).catch(() => built('app.html', preview));
}
