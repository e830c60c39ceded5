import { describedAt } from '../http/api-route.ts';
import { opsListQuerySchema } from './ops-routes.ts';

const who = 'staff' as const;
const gives = ['state'] as const;

export const OPS_API = describedAt('/api/ops', {
  'GET /': {
    does: 'Gives the alarms and the latest check of the books.',
    who,
    gives: ['alarms', 'report'],
  },
  'GET /badges': {
    does: 'Counts what waits for staff.',
    who,
    gives: ['orders', 'messages', 'alarms'],
  },
  'GET /lists/:list': {
    does: 'Lists webhooks, unmatched payments, stuck checkouts, orders to review, refunds, mail, errors or vitals.',
    who,
    query: opsListQuerySchema,
    gives: ['rows', 'nextCursor'],
  },
  'POST /self-check': {
    does: 'Recomputes the invariants of the books now.',
    who,
    gives: ['report'],
  },
  'POST /webhooks/:id/replay': {
    does: 'Asks the gateway again about what a webhook told.',
    who,
    gives,
  },
  'POST /payments/:id/check': {
    does: 'Asks the gateway about a payment and applies what it says.',
    who,
    gives,
  },
  'POST /checkouts/:id/settle': { does: 'Ends an unpaid order whose time is over.', who, gives },
  'POST /mail/:id/resend': {
    does: 'Has a letter that was refused, or that nobody has taken within the hour, sent once more.',
    who,
    gives,
  },
  'POST /refunds/:id/retry': {
    does: 'Sends a waiting refund to the gateway once more, or a failed one as a new one, once.',
    who,
    gives,
  },
});
