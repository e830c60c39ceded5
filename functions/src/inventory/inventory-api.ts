import { inventoryQuerySchema, stockAdjustmentSchema } from '@kargha/domain/stock/inventory';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;

export const INVENTORY_API = describeRoutes('/api/inventory', {
  'GET /': {
    does: 'Lists what is in stock, page by page.',
    who,
    query: inventoryQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /totals': { does: 'Counts products and adds up their value.', who, responseFields: ['totals'] },
  'GET /:id/movements': {
    does: 'Tells every change of the stock of a product, the newest first.',
    who,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /:id/adjust': {
    does: 'Adds a difference to the stock of a product, with a reason, once per request id.',
    who,
    body: stockAdjustmentSchema,
    responseFields: ['product'],
  },
});
