import { backInStockSchema } from '@kargha/domain/stock/back-in-stock';

import { describeRoutes } from '../http/api-route.ts';

export const BACK_IN_STOCK_API = describeRoutes('/api/stock-notices', {
  'POST /': {
    does: 'Asks to be told once when a product is back.',
    body: backInStockSchema,
    responseFields: ['message'],
  },
  'GET /end': { does: 'Is where the link of that letter leads.', redirects: true },
});
