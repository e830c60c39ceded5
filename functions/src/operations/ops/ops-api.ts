import { describeRoutes } from '../../http/api-route.ts';
import { opsListQuerySchema } from './ops-routes.ts';

const who = 'staff' as const;
const responseFields = ['state'] as const;

export const OPS_API = describeRoutes('/api/ops', {
  'GET /': {
    does: 'Returns the alarms and the latest integrity check.',
    who,
    responseFields: ['alarms', 'report'],
  },
  'GET /badges': {
    does: 'Counts what needs staff attention.',
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
    does: 'Runs the integrity check now.',
    who,
    responseFields: ['report'],
  },
  'POST /webhooks/:id/replay': {
    does: 'Asks the gateway again about the payment of a webhook.',
    who,
    responseFields,
  },
  'POST /payments/:id/check': {
    does: 'Asks the gateway about a payment and applies what it says.',
    who,
    responseFields,
  },
  'POST /checkouts/:id/settle': {
    does: 'Expires an unpaid order whose time to pay is over.',
    who,
    responseFields,
  },
  'POST /mail/:id/resend': {
    does: 'Sends an email again that failed, or was not picked up within an hour.',
    who,
    responseFields,
  },
  'POST /refunds/:id/retry': {
    does: 'Sends a waiting refund to the gateway again, or replaces a failed one once.',
    who,
    responseFields,
  },
});
