import { analyticsQuerySchema } from '@kargha/domain/reports/analytics';
import { registerQuerySchema } from '@kargha/domain/invoices/gst-register';

import { describeRoutes } from '../../http/api-route.ts';

export const ANALYTICS_API = describeRoutes('/api/analytics', {
  'GET /': {
    does: 'Returns sales and other figures for a range of days.',
    who: 'staff',
    query: analyticsQuerySchema,
    responseFields: ['analytics'],
  },
  'GET /register': {
    does: 'Lists documents of one kind by HSN code and rate, in the order of their issue.',
    who: 'staff',
    query: registerQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
});
