import { describeRoutes } from '../../http/api-route.ts';

export const SHOP_PAGE_API = describeRoutes('', {
  'GET /products/:slug': {
    does: 'Returns the HTML page of a product with its own head, for people and search engines.',
    file: 'text/html',
  },
  'GET /sitemap.xml': { does: 'Returns the sitemap of the shop.', file: 'application/xml' },
});
