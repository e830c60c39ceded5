import { backInStockSchema } from '@kargha/domain/stock/back-in-stock';

import { describeRoutes } from '../../http/api-route.ts';

export const BACK_IN_STOCK_API = describeRoutes('/api/stock-notices', {
  'POST /': {
    does: 'Requests one email when a product is back in stock.',
    body: backInStockSchema,
    responseFields: ['message'],
  },
  'GET /end': {
    does: 'Opens the page to end the request, from the link in that email; it changes nothing.',
    file: 'text/html',
  },
  'POST /end': { does: 'Ends the request.', redirects: true },
});
