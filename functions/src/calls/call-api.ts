import { callRequestSchema } from '@kargha/domain/quotes/bulk-call';

import { describedAt } from '../http/api-route.ts';

export const CALL_API = describedAt('/api/calls', {
  'POST /': {
    does: 'Asks for a call about a bulk order, at one of the times of the shop.',
    body: callRequestSchema,
    gives: ['ticketNumber', 'calendar'],
  },
});
