import { customerChangeSchema, customerQuerySchema } from '@kargha/domain/people/customer';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;

export const CUSTOMER_API = describeRoutes('/api/customers', {
  'GET /': { does: 'Lists customers, page by page.', who, query: customerQuerySchema },
  'GET /:id': { does: 'Returns a customer with their orders.', who },
  'PUT /:id': {
    does: 'Changes the tags and the note of a customer.',
    who,
    body: customerChangeSchema,
    responseFields: ['customer'],
  },
});
