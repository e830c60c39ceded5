import { analyticsQuerySchema } from '@kargha/domain/reports/analytics';
import { registerQuerySchema } from '@kargha/domain/invoices/gst-register';

import { describeRoutes } from '../http/api-route.ts';

export const ANALYTICS_API = describeRoutes('/api/analytics', {
  'GET /': {
    does: 'Tells how the shop did in a range of days.',
    who: 'staff',
    query: analyticsQuerySchema,
    responseFields: ['analytics'],
  },
  'GET /register': {
    does: 'Lists the papers of one kind by HSN code and rate, by the days on which they were issued.',
    who: 'staff',
    query: registerQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
});
