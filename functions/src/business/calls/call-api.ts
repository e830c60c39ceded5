import { callRequestSchema } from '@kargha/domain/quotes/bulk-call';

import { describeRoutes } from '../../http/api-route.ts';

export const CALL_API = describeRoutes('/api/calls', {
  'POST /': {
    does: 'Requests a call about a bulk order at one of the offered times.',
    body: callRequestSchema,
    responseFields: ['ticketNumber', 'calendar'],
  },
});
