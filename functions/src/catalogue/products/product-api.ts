import { productInputSchema, productRequestSchema } from '@kargha/domain/catalogue/product-input';

import { describeRoutes } from '../../http/api-route.ts';
import { listQuerySchema } from './product-list.ts';

export const PRODUCT_API = describeRoutes('/api/products', {
  'GET /': {
    does: 'Lists products, page by page: active ones for shoppers, all of them for staff. Past 1,000 products only the cursor works.',
    query: listQuerySchema,
    responseFields: ['products', 'page', 'limit', 'total', 'nextCursor'],
  },
  'GET /categories': { does: 'Lists the categories.', responseFields: ['categories'] },
  'GET /:id': { does: 'Returns a product.', responseFields: ['product'] },
  'POST /': {
    does: 'Adds a product. A trust mark that is `checked` records who checked it and when. With a `requestId`, the same request creates one product.',
    who: 'staff',
    body: productInputSchema.concat(productRequestSchema),
    responseFields: ['product'],
  },
  'PUT /:id': {
    does: 'Changes the fields of a product that are sent. A trust mark that changes has to be checked again.',
    who: 'staff',
    body: productInputSchema.partial(),
    responseFields: ['product'],
  },
  'DELETE /:id': { does: 'Deletes a product that is in no open order.', who: 'staff' },
});
