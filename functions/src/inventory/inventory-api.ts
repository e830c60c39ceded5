import { inventoryQuerySchema, stockAdjustmentSchema } from '@kargha/domain/stock/inventory';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;

export const INVENTORY_API = describedAt('/api/inventory', {
  'GET /': {
    does: 'Lists what is in stock, page by page.',
    who,
    query: inventoryQuerySchema,
    gives: ['rows', 'nextCursor'],
  },
  'GET /totals': { does: 'Counts products and adds up their value.', who, gives: ['totals'] },
  'GET /:id/movements': {
    does: 'Tells every change of the stock of a product, the newest first.',
    who,
    gives: ['rows', 'nextCursor'],
  },
  'POST /:id/adjust': {
    does: 'Adds a difference to the stock of a product, with a reason, once per request id.',
    who,
    body: stockAdjustmentSchema,
    gives: ['product'],
  },
});
