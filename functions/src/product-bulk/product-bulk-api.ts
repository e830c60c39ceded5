import {
  productBulkFilterSchema,
  productBulkStepSchema,
  selectedProductsSchema,
} from '@kargha/domain/catalogue/product-bulk';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;

export const PRODUCT_BULK_API = describeRoutes('/api/product-bulk', {
  'GET /count': {
    does: 'Counts the products that a filter leaves.',
    who,
    query: productBulkFilterSchema,
    responseFields: ['count', 'until'],
  },
  'POST /ticked': {
    does: 'Makes one change in some products, each with its own outcome.',
    who,
    body: selectedProductsSchema,
    responseFields: ['outcomes'],
  },
  'POST /steps': {
    does: 'Makes one change in the next products that a filter leaves.',
    who,
    body: productBulkStepSchema,
    responseFields: ['outcomes', 'nextCursor'],
  },
});
