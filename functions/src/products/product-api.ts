import { productInputSchema, productRequestSchema } from '@kargha/domain/catalogue/product-input';

import { describeRoutes } from '../http/api-route.ts';
import { listQuerySchema } from './product-list.ts';

export const PRODUCT_API = describeRoutes('/api/products', {
  'GET /': {
    does: 'Lists products, page by page: active ones for shoppers, all of them for staff. Past 1,000 products the way on is the cursor alone.',
    query: listQuerySchema,
    responseFields: ['products', 'page', 'limit', 'total', 'nextCursor'],
  },
  'GET /categories': { does: 'Lists the categories.', responseFields: ['categories'] },
  'GET /:id': { does: 'Gives one product.', responseFields: ['product'] },
  'POST /': {
    does: 'Adds a product. A mark of trust that is `checked` bears the name of who sends it, and the time. With a `requestId`, the same request makes one product.',
    who: 'staff',
    body: productInputSchema.concat(productRequestSchema),
    responseFields: ['product'],
  },
  'PUT /:id': {
    does: 'Changes a product; fields that are not sent stay, and the status may be sent alone. A mark that says something else than before is checked anew.',
    who: 'staff',
    body: productInputSchema.partial(),
    responseFields: ['product'],
  },
  'DELETE /:id': { does: 'Removes a product that nobody has ordered.', who: 'staff' },
});
