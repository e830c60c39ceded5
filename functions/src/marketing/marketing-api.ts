import {
  abandonedQuerySchema,
  agreedQuerySchema,
  subscriberQuerySchema,
} from '@kargha/domain/people/marketing';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;
const gives = ['rows', 'nextCursor'];

export const MARKETING_API = describedAt('/api/marketing', {
  'GET /subscribers': {
    does: 'Lists who gets the newsletter.',
    who,
    query: subscriberQuerySchema,
    gives,
  },
  'GET /agreed': {
    does: 'Lists the accounts that have agreed to letters about offers.',
    who,
    query: agreedQuerySchema,
    gives,
  },
  'GET /abandoned': {
    does: 'Lists checkouts that ended without a payment.',
    who,
    query: abandonedQuerySchema,
    gives,
  },
});
