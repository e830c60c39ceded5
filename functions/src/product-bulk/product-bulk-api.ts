import {
  productBulkFilterSchema,
  productBulkStepSchema,
  tickedProductsSchema,
} from '@kargha/domain/catalogue/product-bulk';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;

export const PRODUCT_BULK_API = describedAt('/api/product-bulk', {
  'GET /count': {
    does: 'Counts the products that a filter leaves.',
    who,
    query: productBulkFilterSchema,
    gives: ['count', 'until'],
  },
  'POST /ticked': {
    does: 'Makes one change in some products, each with its own outcome.',
    who,
    body: tickedProductsSchema,
    gives: ['outcomes'],
  },
  'POST /steps': {
    does: 'Makes one change in the next products that a filter leaves.',
    who,
    body: productBulkStepSchema,
    gives: ['outcomes', 'nextCursor'],
  },
});
