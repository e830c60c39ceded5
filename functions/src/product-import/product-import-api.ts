import { productImportSchema } from '@kargha/domain/catalogue/product-sheet';

import { describeRoutes } from '../http/api-route.ts';

export const PRODUCT_IMPORT_API = describeRoutes('/api/product-import', {
  'POST /': {
    does: 'Takes rows of a product sheet, each known by its ID, SKU or title, or tells on trial what would come of them.',
    who: 'staff',
    body: productImportSchema,
    responseFields: ['outcomes'],
  },
});
