import { productImportSchema } from '@kargha/domain/catalogue/product-sheet';

import { describeRoutes } from '../../http/api-route.ts';

export const PRODUCT_IMPORT_API = describeRoutes('/api/product-import', {
  'POST /': {
    does: 'Imports rows of a product sheet, matched by ID, SKU or title. With `dryRun`, only returns what would happen.',
    who: 'staff',
    body: productImportSchema,
    responseFields: ['outcomes'],
  },
});
