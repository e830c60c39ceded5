import { Router } from 'express';

import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { pictureAddress } from '../../platform/picture-address.ts';
import { cacheByPrices } from '../../records/cache-by-prices.ts';
import { priceTerms } from '../../records/settings-record.ts';
import type { BuiltPages } from './built-pages.ts';
import { pageLifetime } from './page-lifetime.ts';
import { feedItems, productFeed, type FeedItem } from './product-feed.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { publicProducts } from './public-products.ts';
import { renderedPageRoutes } from './rendered-page-routes.ts';
import { sitemap } from './sitemap.ts';

/** Cached by the CDN, not by browsers. */
const A_DAY = 'public, max-age=0, s-maxage=86400';

/** Routes outside /api: pages with data, the sitemap and the product feed. */
export function shopPageRoutes(shop: () => string, built: BuiltPages, now: () => Date): Router {
  const router = Router();
  // Expensive to build, and not cached by the CDN when the address has a query.
  const addresses = cacheFor(HOUR_MS, now, async () =>
    sitemap(shop(), await sitemapPages(), pictureAddress),
  );
  const feed = cacheByPrices(HOUR_MS, now, (terms) => wholeFeed(shop(), terms));

  router.use(renderedPageRoutes({ shop, built, now }));

  router.get('/sitemap.xml', async (_request, response) => {
    response.set('Cache-Control', A_DAY).type('application/xml');
    response.send(await addresses());
  });

  router.get('/feeds/products.xml', async (_request, response) => {
    const terms = await priceTerms(now());
    response.set('Cache-Control', pageLifetime(terms)).type('application/xml');
    response.send(await feed(terms));
  });

  router.all('/feeds/products.xml', refuseOtherMethods('GET'));
  router.all('/sitemap.xml', refuseOtherMethods('GET'));
  return router;
}

/** About 30 MB, the most that Hosting passes on: https://firebase.google.com/docs/hosting/functions */
const MAX_FEED_ITEMS = 20_000;

async function wholeFeed(shop: string, terms: PriceTerms): Promise<string> {
  const place = { shop, terms, pictureAddress };
  const items: FeedItem[] = [];
  for await (const products of publicProducts()) {
    for (const product of products) items.push(...feedItems(product, place));
    if (items.length >= MAX_FEED_ITEMS) break;
  }
  return productFeed(items.slice(0, MAX_FEED_ITEMS), shop);
}
