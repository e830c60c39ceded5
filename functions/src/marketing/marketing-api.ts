import {
  abandonedQuerySchema,
  agreedQuerySchema,
  subscriberQuerySchema,
} from '@kargha/domain/people/marketing';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['rows', 'nextCursor'];

export const MARKETING_API = describeRoutes('/api/marketing', {
  'GET /subscribers': {
    does: 'Lists who gets the newsletter.',
    who,
    query: subscriberQuerySchema,
    responseFields,
  },
  'GET /agreed': {
    does: 'Lists the accounts that have agreed to letters about offers.',
    who,
    query: agreedQuerySchema,
    responseFields,
  },
  'GET /abandoned': {
    does: 'Lists checkouts that ended without a payment.',
    who,
    query: abandonedQuerySchema,
    responseFields,
  },
});
