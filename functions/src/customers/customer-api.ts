import { customerChangeSchema, customerQuerySchema } from '@kargha/domain/people/customer';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;

export const CUSTOMER_API = describeRoutes('/api/customers', {
  'GET /': { does: 'Lists who has bought, page by page.', who, query: customerQuerySchema },
  'GET /:id': { does: 'Gives one of them, with orders.', who },
  'PUT /:id': {
    does: 'Changes the tags and the note of one.',
    who,
    body: customerChangeSchema,
    responseFields: ['customer'],
  },
});
