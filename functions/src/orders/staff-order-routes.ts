import type { Router } from 'express';

import { staffOrderEndpoints } from '@kargha/domain/orders/staff-order-endpoints';

import { serveEndpoints } from '../people/serve-endpoints.ts';
import { countMatching, runBulkStep } from './bulk-order-steps.ts';
import { listOrderEmails } from './order-emails.ts';
import { listOrders } from './order-list.ts';

export function staffOrderRoutes(now: () => Date): Router {
  return serveEndpoints(staffOrderEndpoints, {
    list: ({ query }) => listOrders(query),
    countMatching: ({ query }) => countMatching(query, now()),
    runBulkStep: ({ body, caller }) => runBulkStep(body, { actor: caller.uid, at: now() }),
    listEmails: async ({ params: { id } }) => ({ mails: await listOrderEmails(id) }),
  });
}
