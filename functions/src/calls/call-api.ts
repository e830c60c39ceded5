import { callRequestSchema } from '@kargha/domain/quotes/bulk-call';

import { describeRoutes } from '../http/api-route.ts';

export const CALL_API = describeRoutes('/api/calls', {
  'POST /': {
    does: 'Asks for a call about a bulk order, at one of the times of the shop.',
    body: callRequestSchema,
    responseFields: ['ticketNumber', 'calendar'],
  },
});
