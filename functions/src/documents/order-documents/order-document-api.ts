import { describeRoutes } from '../../http/api-route.ts';
import { labelQuerySchema, slipsQuerySchema } from './order-document-routes.ts';

const who = 'staff' as const;
const file = 'application/pdf';

export const ORDER_DOCUMENT_API = describeRoutes('/api/orders/papers', {
  'GET /slips': { does: 'Returns packing slips.', who, query: slipsQuerySchema, file },
  'GET /label': {
    does: 'Returns the label of a parcel with its number as a barcode.',
    who,
    query: labelQuerySchema,
    file,
  },
});
