import { inventoryQuerySchema, stockAdjustmentSchema } from '@kargha/domain/stock/inventory';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;

export const INVENTORY_API = describeRoutes('/api/inventory', {
  'GET /': {
    does: 'Lists stock, page by page.',
    who,
    query: inventoryQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /totals': {
    does: 'Counts products and adds up their value.',
    who,
    responseFields: ['totals'],
  },
  'GET /:id/movements': {
    does: 'Lists the stock changes of a product, newest first.',
    who,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /:id/adjust': {
    does: 'Adjusts the stock of a product by a difference, once per request ID.',
    who,
    body: stockAdjustmentSchema,
    responseFields: ['product'],
  },
});
