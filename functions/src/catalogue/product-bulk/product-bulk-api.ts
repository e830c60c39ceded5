import {
  productBulkFilterSchema,
  productBulkStepSchema,
  selectedProductsSchema,
} from '@kargha/domain/catalogue/product-bulk';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;

export const PRODUCT_BULK_API = describeRoutes('/api/product-bulk', {
  'GET /count': {
    does: 'Counts the products that match a filter.',
    who,
    query: productBulkFilterSchema,
    responseFields: ['count', 'until'],
  },
  'POST /ticked': {
    does: 'Applies one change to selected products, each with its own outcome.',
    who,
    body: selectedProductsSchema,
    responseFields: ['outcomes'],
  },
  'POST /steps': {
    does: 'Applies one change to the next products that match a filter.',
    who,
    body: productBulkStepSchema,
    responseFields: ['outcomes', 'nextCursor'],
  },
});
