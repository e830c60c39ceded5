import { describeRoutes } from '../http/api-route.ts';
import { opsListQuerySchema } from './ops-routes.ts';

const who = 'staff' as const;
const responseFields = ['state'] as const;

export const OPS_API = describeRoutes('/api/ops', {
  'GET /': {
    does: 'Gives the alarms and the latest check of the books.',
    who,
    responseFields: ['alarms', 'report'],
  },
  'GET /badges': {
    does: 'Counts what waits for staff.',
    who,
    responseFields: ['orders', 'messages', 'alarms'],
  },
  'GET /lists/:list': {
    does: 'Lists webhooks, unmatched payments, stuck checkouts, orders to review, refunds, mail, errors or vitals.',
    who,
    query: opsListQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /self-check': {
    does: 'Recomputes the invariants of the books now.',
    who,
    responseFields: ['report'],
  },
  'POST /webhooks/:id/replay': {
    does: 'Asks the gateway again about what a webhook told.',
    who,
    responseFields,
  },
  'POST /payments/:id/check': {
    does: 'Asks the gateway about a payment and applies what it says.',
    who,
    responseFields,
  },
  'POST /checkouts/:id/settle': { does: 'Ends an unpaid order whose time is over.', who, responseFields },
  'POST /mail/:id/resend': {
    does: 'Has a letter that was refused, or that nobody has taken within the hour, sent once more.',
    who,
    responseFields,
  },
  'POST /refunds/:id/retry': {
    does: 'Sends a waiting refund to the gateway once more, or a failed one as a new one, once.',
    who,
    responseFields,
  },
});
