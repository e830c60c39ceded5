import {
  abandonedQuerySchema,
  agreedQuerySchema,
  subscriberQuerySchema,
} from '@kargha/domain/people/marketing';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['rows', 'nextCursor'];

export const MARKETING_API = describeRoutes('/api/marketing', {
  'GET /subscribers': {
    does: 'Lists newsletter subscribers.',
    who,
    query: subscriberQuerySchema,
    responseFields,
  },
  'GET /agreed': {
    does: 'Lists the accounts with marketing consent.',
    who,
    query: agreedQuerySchema,
    responseFields,
  },
  'GET /abandoned': {
    does: 'Lists abandoned checkouts.',
    who,
    query: abandonedQuerySchema,
    responseFields,
  },
  'POST /abandoned/:id/remind': {
    does: 'Sends the reminder of an abandoned checkout now, once, if the shopper agreed to reminders.',
    who,
    responseFields: ['row'],
  },
});
