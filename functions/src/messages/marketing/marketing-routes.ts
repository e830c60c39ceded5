import type { Router } from 'express';

import { marketingEndpoints } from '@kargha/domain/people/marketing-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { listAbandoned, readAbandoned } from './abandoned-checkouts.ts';
import { listSubscribers } from './list-subscribers.ts';
import { remindNow } from './remind-abandoned.ts';

export function marketingRoutes(ids: KeyedIds, now: () => Date): Router {
  return serveEndpoints(marketingEndpoints, {
    subscribers: ({ query }) => listSubscribers(query, ids),
    abandoned: ({ query }) => listAbandoned(query, now()),
    remind: async ({ params: { id }, caller }) => {
      await remindNow(id, ids, { by: caller.uid, at: now() });
      return { row: await readAbandoned(id, now()) };
    },
  });
}
