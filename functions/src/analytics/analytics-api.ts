import { analyticsQuerySchema } from '@kargha/domain/analytics';

import { describedAt } from '../http/api-route.ts';

export const ANALYTICS_API = describedAt('/api/analytics', {
  'GET /': {
    does: 'Tells how the shop did in a range of days.',
    who: 'staff',
    query: analyticsQuerySchema,
    gives: ['analytics'],
  },
});
